import { createServer } from 'node:http'
import { join } from 'node:path'
import { serveMetrics } from '@niaga/server-kit/http-metrics'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { limitServer, serverOptions } from '@niaga/server-kit/server-limits'
import { createLog } from './src/create-log.ts'
import { keptSecret, prepareDataFolder } from './src/data-folder.ts'
import { EnvironmentError, readEnvironment } from './src/environment.ts'
import { listen, StartError, stopOnSignal } from './src/server/listen.ts'
import { builtNext, developmentNext } from './src/server/load-next.ts'
import { createContentMetrics } from './src/server/metrics.ts'
import { requestGate } from './src/server/request-gate.ts'
import { loggedPath, logRequests } from './src/server/request-log.ts'
import { unreadAnswer } from './src/server/unread-answer.ts'
import { untilReady } from './src/server/until-ready.ts'

const here = import.meta.dirname
const isDevelopment = process.argv.includes('--dev')

try {
  await start()
} catch (error) {
  const isExplained = error instanceof EnvironmentError || error instanceof StartError
  console.error(isExplained ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  // Whatever the working folder, these two lie beside this file unless they are set.
  process.env.DATA_DIR ||= join(here, 'data')
  process.env.SAMPLE_DIR ||= join(here, 'sample')
  // The admin writes a few times on the server: in the zone of the company, as the others in its browsers.
  process.env.TZ ||= 'Asia/Jakarta'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' })

  const environment = readEnvironment(process.env)
  const { host, port, dataFolder } = environment
  const { isTrustedProxy, requestLimits, serverLimits } = environment
  const isSecure = environment.origin.startsWith('https:')
  const security = { isSecure, isDevelopment }
  const { ownOrigins } = environment
  const gate = requestGate({ isTrustedProxy, security, limits: requestLimits, ownOrigins })
  // Next takes every upgrade for itself and leaves what it does not know open; in production it needs none.
  const options = { ...serverOptions(serverLimits), shouldUpgradeCallback: () => isDevelopment }
  const server = createServer(options, gate.handle)
  limitServer(server, serverLimits, isTrustedProxy, unreadAnswer)
  const { metricsPort, metricsHost } = environment
  const metrics = metricsPort === null ? null : createContentMetrics()
  const log = createLog(environment.logLevel)
  const observe = createRequestLog({ log, isTrusted: isTrustedProxy, loggedPath, metrics })
  logRequests(server, observe)
  if (metrics !== null && metricsPort !== null) {
    serveMetrics(metrics.registry, metricsPort, metricsHost)
  }
  stopOnSignal(server)
  await listen(server, host, port)

  prepareDataFolder(dataFolder)
  process.env.PAYLOAD_SECRET = environment.secret ?? keptSecret(dataFolder)

  const next = isDevelopment ? developmentNext(here, host, port) : builtNext(here, host, port)
  await quietly(() => next.prepare())
  gate.open(next.getRequestHandler())
  await untilReady(host, port)
  console.log(`Content service: ${environment.origin}  admin: ${environment.origin}/admin`)
}

/** Next tells how long it took to read its settings, which helps nobody who starts the service. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await work()
  } finally {
    console.log = log
  }
}
