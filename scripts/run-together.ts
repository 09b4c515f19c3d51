import { randomBytes } from 'node:crypto'
import { readSettings, wholeNumber } from '../server-kit/src/settings.ts'
import {
  hasEnded,
  isPortFree,
  type Service,
  type ServiceName,
  startService,
  stopService,
  untilReady,
} from './services.ts'

export type Together = {
  ports: Record<ServiceName, number>
  env?: NodeJS.ProcessEnv
  isDevelopment?: boolean
}

/** Returns the ports of both services from `SITE_PORT` and `CONTENT_PORT`; exits with a message if one is in use. */
export async function freePorts(): Promise<Record<ServiceName, number>> {
  const { SITE_PORT: site, CONTENT_PORT: content } = readPorts()
  const ports = { site, 'content-service': content }
  if (ports.site === ports['content-service']) {
    fail(`SITE_PORT and CONTENT_PORT are both ${ports.site}; each service needs its own port.`)
  }
  for (const [variable, port] of [
    ['SITE_PORT', ports.site],
    ['CONTENT_PORT', ports['content-service']],
  ] as const) {
    if (!(await isPortFree(port, process.env.HOST))) {
      fail(
        `Port ${port} is in use; stop the program that uses it, or choose another with ${variable}.`,
      )
    }
  }
  return ports
}

function readPorts() {
  const port = wholeNumber(1, 65_535)
  const fields = { SITE_PORT: port.default(3000), CONTENT_PORT: port.default(4000) }
  try {
    return readSettings(fields, process.env)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Runs both services until one exits or a signal stops them; the site starts once the content service is ready. */
export async function runTogether({ ports, env, isDevelopment = false }: Together): Promise<void> {
  const secret = process.env.PURGE_SECRET ?? randomBytes(32).toString('hex')
  const contentHost = `http://127.0.0.1:${ports['content-service']}`
  const shared = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...env,
    PURGE_SECRET: secret,
    CONTENT_HOST: contentHost,
  }
  const running: Service[] = []
  let isStopping = false

  async function stop(exitCode: number): Promise<never> {
    if (!isStopping) {
      isStopping = true
      // The site stops first, because it then sends its visitor counts to the content service.
      for (const service of running.toReversed()) await stopService(service)
    }
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))

  try {
    for (const name of ['content-service', 'site'] as const) {
      const service = startService(name, {
        port: ports[name],
        isDevelopment,
        env: {
          SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
          SITE_PURGE_URLS: `http://127.0.0.1:${ports.site}/-/purge`,
          ...shared,
        },
      })
      running.push(service)
      await untilReady(service)
    }
  } catch (error) {
    if (!isStopping) console.error(error instanceof Error ? error.message.trim() : error)
    await stop(1)
  }
  for (const service of running) {
    service.process.once('exit', () => {
      if (isStopping) return
      console.error(`The ${service.name} ended unexpectedly; the other service is stopped too.`)
      void stop(1)
    })
  }
  if (running.some(hasEnded)) await stop(1)
}

export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
