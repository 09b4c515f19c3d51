import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'
import { listen } from './listen.ts'

export type Prepared = { server: Server; environment: Environment; log: Logger }

/** Prepares the site and listens; what prevents it is said in a sentence and ends the process with status 1. */
export async function start(prepare: () => Promise<Prepared>): Promise<void> {
  try {
    const { server, environment, log } = await prepare()
    await listen({ server, log, port: environment.PORT, host: environment.HOST })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
