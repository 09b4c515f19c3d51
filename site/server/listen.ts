import type { Server } from 'node:http'
import { listeningAddress } from '@niaga/server-kit/listening-address'
import { onStopSignal } from '@niaga/server-kit/stop-signals'
import type { Logger } from 'pino'

/** Grace period for responses in progress after a stop signal, in milliseconds. */
const graceMs = 5000

export type ListenOptions = {
  server: Server
  port: number
  host: string
  log: Logger
  /** Cleanup after the last response has ended; it has its own limits. */
  beforeExit?: () => Promise<void>
}

/**
 * Listens, logs one line, and stops on SIGINT and SIGTERM: responses in progress end, idle keep-alive connections are
 * closed.
 *
 * @throws {Error} with one sentence if the port is in use or not permitted
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { server, port, host, log } = options
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(explain(error, options), { cause: error })))
    server.listen(listeningAddress(host, port), resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  log.info(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${actualPort}/`)
  onStopSignal(() => stop(server, options.beforeExit))
}

function stop(server: Server, beforeExit = async () => {}) {
  server.close(() => void beforeExit().finally(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), graceMs).unref()
}

function explain(error: NodeJS.ErrnoException, { port, host }: ListenOptions): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use by another program: stop it, or set PORT to a free port.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} on ${host} may not be used: set PORT above 1023.`
  return `The site cannot listen on ${host}:${port}: ${error.message}.`
}
