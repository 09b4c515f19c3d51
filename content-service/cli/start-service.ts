import { createServer, type RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { serveMetrics } from '@niaga/server-kit/http-metrics'
import { listeningAddress } from '@niaga/server-kit/listening-address'
import { createLogOutput } from '@niaga/server-kit/log-output'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { limitServer, serverOptions } from '@niaga/server-kit/server-limits'
import { SettingsError } from '@niaga/server-kit/settings'
import { createLog } from '../src/platform/log/create-log.ts'
import { keptSecret, prepareDataFolder } from '../src/platform/settings/data-folder.ts'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { listen, StartError, stopOnSignal } from '../src/server/listen.ts'
import { createContentMetrics } from '../src/server/metrics.ts'
import { openAdmin } from '../src/server/open-admin.ts'
import type { OpenedContent } from '../src/server/open-content.ts'
import { requestGate } from '../src/server/request-gate.ts'
import { requestLimits } from '../src/server/request-limits.ts'
import { loggedPath, logRequests } from '../src/server/request-log.ts'
import { serverLimits, unreadableResponse } from '../src/server/server-limits.ts'
import { newestArchive } from './backup/newest-archive.ts'

const here = join(import.meta.dirname, '..')

const isDevelopment = process.argv.includes('--dev')

try {
  await start()
} catch (error) {
  const isExplained = error instanceof SettingsError || error instanceof StartError
  console.error(isExplained ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  // By default the data is stored in this workspace, whatever the working directory; the sample content is always read
  // from here.
  process.env.DATA_DIR = resolve(process.env.DATA_DIR || join(here, 'data'))
  process.chdir(here)
  // The server formats some dates of the admin: in the company's time zone, like the editors' browsers.
  process.env.TZ ||= 'Asia/Jakarta'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  // Payload would listen for Next's hot reloads, which do not include the config.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' })

  const environment = readEnvironment(process.env)
  const { host, port, dataFolder } = environment
  let opened: OpenedContent | null = null
  const { isTrustedProxy } = environment
  const isSecure = environment.origin.startsWith('https:')
  const { siteOrigin } = environment
  const security = { isSecure, isDevelopment, siteOrigin }
  const { ownOrigins } = environment
  const gate = requestGate({ isTrustedProxy, security, limits: requestLimits, ownOrigins })
  // Next handles every upgrade and leaves unknown connections open; production needs no upgrades.
  const options = { ...serverOptions(serverLimits), shouldUpgradeCallback: () => isDevelopment }
  const server = createServer(options, gate.handle)
  limitServer(server, serverLimits, isTrustedProxy, unreadableResponse)
  const { metricsPort, metricsHost, backupFolder } = environment
  const findBackup = backupFolder === null ? null : () => newestArchive(backupFolder)
  const metrics =
    metricsPort === null
      ? null
      : createContentMetrics(async () => opened?.countStored() ?? null, findBackup)
  const output = createLogOutput()
  const log = createLog(environment.logLevel, output.events)
  const isTrusted = isTrustedProxy
  const observe = createRequestLog({
    ...{ log, stream: output.requests },
    isTrusted,
    loggedPath,
    metrics,
  })
  logRequests(server, observe)
  if (metrics !== null && metricsPort !== null) {
    serveMetrics(metrics.registry, metricsPort, metricsHost, log)
  }
  stopOnSignal(server, () => opened)
  // Requests wait in a socket of systemd until the content is open. A port is taken first, so a second start fails early.
  const hasSocket = 'fd' in listeningAddress(host, port)
  if (!hasSocket) await listen(server, host, port)

  prepareDataFolder(dataFolder)
  process.env.PAYLOAD_SECRET = environment.secret ?? keptSecret(dataFolder)

  // Imported late: these are a thousand modules, and the config reads its variables on import.
  const { openContent } = await import('../src/server/open-content.ts')
  const { default: config } = await import('../src/payload.config.ts')
  const content = await openContent(config)
  opened = content
  const admin = await openAdmin(here, host, port, isDevelopment)
  gate.open({ ...content, handle: byPath(content.handle, admin) })
  if (hasSocket) await listen(server, host, port)
  console.log(`Content service: ${environment.origin}  admin: ${environment.origin}/admin`)
}

/** The first path segments that do not belong to the admin. */
const ofContent = /^\/(api|cms|files|storage|healthz|readyz)(?=[/?]|$)/

function byPath(content: RequestListener, admin: RequestListener): RequestListener {
  return (request, response) => {
    const handle = ofContent.test(request.url ?? '') ? content : admin
    handle(request, response)
  }
}
