import { once } from 'node:events'
import type { Server } from 'node:http'

/** What stops a start: the message is one sentence for the operator. */
export class StartError extends Error {}

type Stoppable = { stop: () => Promise<void>; close: () => Promise<void> }

const stopLimitMs = 5_000
const pollMs = 20

/** @throws {StartError} when the address cannot be had */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(reasonOf(error, host, port))
  }
}

/**
 * Ends the process on a signal: requests and jobs under way are finished within five seconds, and
 * connections that a proxy merely keeps open do not delay the end.
 *
 * @param opened what is to be ended with it, `null` before the start
 */
export function stopOnSignal(server: Server, opened: () => Stoppable | null): void {
  let underWay = 0
  server.on('request', (_request, response) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
  })

  function stop() {
    server.close()
    let isBusy = true
    const content = opened()
    void Promise.resolve(content?.stop()).finally(() => {
      isBusy = false
    })
    const idle = setInterval(() => {
      if (underWay > 0 || isBusy) return
      clearInterval(idle)
      void Promise.resolve(content?.close()).finally(() => process.exit(0))
    }, pollMs)
    setTimeout(() => process.exit(0), stopLimitMs)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken; stop what uses it, or choose another with PORT.`
  }
  if (code === 'EACCES') return `PORT ${port} may not be used by this user; choose one above 1023.`
  return `HOST ${host} is no address of this machine.`
}
