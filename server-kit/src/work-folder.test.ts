import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { withWorkFolder } from './work-folder.ts'

const { path: parent, remove } = temporaryFolder()
const folder = join(parent, '.work')

afterAll(remove)

test.for(['SIGTERM', 'SIGKILL'] as const)(
  'leaves nothing of work stopped by %s',
  async (signal) => {
    const program = `
    import { withWorkFolder } from ${JSON.stringify(join(import.meta.dirname, 'work-folder.ts'))}
    await withWorkFolder(${JSON.stringify(folder)}, () => new Promise(() => setInterval(() => {}, 1000)))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program])
    await vi.waitFor(() => expect(existsSync(folder)).toBe(true), { timeout: 10_000 })
    child.kill(signal)
    await once(child, 'exit')
    if (signal === 'SIGTERM') expect(readdirSync(parent)).toEqual([])
    else writeFileSync(join(folder, 'left'), '')
    await withWorkFolder(folder, async () => expect(readdirSync(folder)).toEqual([]))
    expect(readdirSync(parent)).toEqual([])
  },
)
