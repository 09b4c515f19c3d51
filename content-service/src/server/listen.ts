import { once } from 'node:events'
import type { Server } from 'node:http'
import { listeningAddress } from '@niaga/server-kit/listening-address'
import { onStopSignal } from '@niaga/server-kit/stop-signals'

/** Stops a start; the message is one sentence for the operator. */
export class StartError extends Error {}

type Stoppable = { stop: () => Promise<void>; close: () => Promise<void> }

const stopLimitMs = 5_000
const pollMs = 20

/** @throws {StartError} when the server cannot listen on the address */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(listeningAddress(host, port))
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(getReason(error, host, port))
  }
}

/**
 * Exits on SIGINT or SIGTERM: active requests and jobs have five seconds to finish; a proxy's idle connections do not
 * delay the exit.
 *
 * @param opened is stopped and closed first, `null` before the start
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
  onStopSignal(stop)
}

function getReason(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use; stop the program that uses it, or choose another with PORT.`
  }
  if (code === 'EACCES') return `PORT ${port} may not be used by this user; choose one above 1023.`
  return `HOST ${host} is not an address of this machine.`
}
