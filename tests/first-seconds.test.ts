import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, startArguments } from '../scripts/services.ts'
import { freePort } from '../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../server-kit/src/testing/temporary-folder.ts'

/** Sends the process a signal while it loads a module. */
const signalAt = (module: string) => `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (url.endsWith('/${module}')) process.kill(process.pid, 'SIGTERM')
  return next(url, context)
} })`

test.each(['content-service', 'site'] as const)(
  'the %s does not lose a signal that comes while it loads',
  async (name) => {
    await using folder = temporaryFolder()
    const preload = `data:text/javascript,${encodeURIComponent(signalAt('environment.ts'))}`
    const child = spawn(process.execPath, ['--import', preload, ...startArguments[name]], {
      cwd: join(root, name),
      env: {
        ...process.env,
        PORT: String(await freePort()),
        DATA_DIR: folder.path,
        CACHE_DIR: folder.path,
      },
      stdio: 'ignore',
    })
    // The first process of a container would ignore a signal that ends it here.
    expect(await once(child, 'close')).toEqual([0, null])
  },
)
