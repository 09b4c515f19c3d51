import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ShareDrawing } from './draw-share-picture.ts'

const program = fileURLToPath(new URL('./draw-in-process.ts', import.meta.url))
/** Ten times the duration of one drawing on a busy machine. */
const timeoutMs = 10_000

/**
 * Draws a picture in a separate process: text is drawn from SVG, but sharp reads no SVG in the site's own process, to
 * ensure that none from the content host is ever read. The process receives no variables, hence no secret.
 *
 * @throws {Error} if it cannot be drawn, or not in time
 */
export function drawApart(content: ShareDrawing): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const child = fork(program, [], {
    serialization: 'advanced',
    // Overrides the options of the site's own process.
    execArgv: ['--max-old-space-size=64'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  child.once('message', (bytes: unknown) => {
    if (bytes instanceof Uint8Array) resolve(bytes)
    else reject(new Error('the process did not return a picture'))
  })
  child.once('error', reject)
  child.once('exit', (code, signal) =>
    reject(new Error(`the process ended with ${code ?? signal}`)),
  )
  child.send(content, (error) => error && reject(error))
  return promise
}
