import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/** They load files beside their own, or are not there at all. */
const left = [/^(@libsql\/|libsql|sharp|pino|pg-native|drizzle-kit)/]

/**
 * A program of the tests in one file: the service has some thousands of modules, which a process needs three
 * seconds to find and read one by one, and a half in one.
 */
export async function bundledProgram(name: string): Promise<{ path: string; remove: () => void }> {
  // Inside the workspace, so that what is left out is found.
  const cache = join(import.meta.dirname, '../../node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'program-'))
  const path = join(folder, 'program.mjs')
  await build({
    input: join(import.meta.dirname, name),
    platform: 'node',
    external: left,
    output: { file: path, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
