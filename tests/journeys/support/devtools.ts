import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'

type Params = Record<string, unknown>
export type DevtoolsEvent = { method: string; params: Params; sessionId?: string }

export type Devtools = AsyncDisposable & {
  send: (method: string, params?: Params, sessionId?: string) => Promise<Params>
  /** @returns a function that stops listening */
  listen: (listener: (event: DevtoolsEvent) => void) => () => void
}

/** A machine without a screen has no mouse, from which pages detect how links are chosen. */
export const withMouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2'
export const withoutMouse = '--blink-settings=primaryHoverType=1,availableHoverTypes=1'

/** Time limit for the browser's start on a busy machine. */
const startMs = 30_000
/** Time limit for one command: longer than any page takes with a slow processor. */
const commandMs = 60_000

/**
 * Starts the full browser as visitors use it, driven by its own protocol. The test library disables features that are
 * measured here (paint holding, the back/forward cache) and loses track of a prerendered page that becomes visible.
 */
export async function startDevtools(executable: string, args: string[] = []): Promise<Devtools> {
  const { path: profile, remove } = temporaryFolder()
  const browser = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--no-first-run',
      '--disable-dev-shm-usage',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...args,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const socket = new WebSocket(await getAddress(browser, join(profile, 'DevToolsActivePort')))
  await once(socket, 'open')
  const waiting = new Map<
    number,
    PromiseWithResolvers<Params> & { sessionId: string | undefined }
  >()
  const listeners = new Set<(event: DevtoolsEvent) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.id === undefined) {
      // A closed page does not respond.
      if (message.method === 'Target.detachedFromTarget') {
        for (const command of waiting.values()) {
          if (command.sessionId === message.params.sessionId)
            command.reject(new Error('The page is gone'))
        }
      }
      for (const listener of listeners) listener(message)
      return
    }
    const command = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) command?.reject(new Error(message.error.message))
    else command?.resolve(message.result)
  })
  return {
    async send(method, params = {}, sessionId) {
      last += 1
      const id = last
      const command = Promise.withResolvers<Params>()
      waiting.set(id, { ...command, sessionId })
      const timer = setTimeout(() => {
        command.reject(new Error(`${method} takes too long`))
      }, commandMs)
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
      try {
        return await command.promise
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async [Symbol.asyncDispose]() {
      const ended = once(browser, 'exit')
      browser.kill('SIGTERM')
      await ended
      await remove()
    },
  }
}

async function getAddress(browser: ChildProcess, file: string): Promise<string> {
  const deadline = performance.now() + startMs
  while (performance.now() < deadline && browser.exitCode === null) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port && path) return `ws://127.0.0.1:${port}${path}`
    await wait(50)
  }
  browser.kill()
  throw new Error('The browser does not start.')
}
