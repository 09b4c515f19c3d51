import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export type ServiceName = 'content-service' | 'site'

/** Node's arguments for each built service, relative to that service's folder. */
export const startArguments = {
  'content-service': ['--max-old-space-size=256', 'cli/start.ts'],
  // By default Node's heap grows to several times the size of the caches before garbage collection.
  site: ['--max-old-space-size=256', '--max-semi-space-size=2', 'server/main.ts'],
} as const satisfies Record<ServiceName, readonly string[]>

/**
 * Makes glibc return the memory of rendered pages, which would otherwise remain fragmented in an arena per thread
 * (docs/decisions/017). Other systems ignore these variables.
 */
export const startVariables = {
  'content-service': {},
  site: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
} as const satisfies Record<ServiceName, NodeJS.ProcessEnv>

/** The health checks that indicate a completed start. A site without content has started too, and shows its error page. */
const startedPaths = {
  'content-service': '/readyz',
  site: '/healthz',
} as const satisfies Record<ServiceName, string>

const running = new Set<Service>()

// Stops the services however this process exits.
process.once('exit', () => {
  for (const service of running) service.signal('SIGKILL')
})

/** Windows has no process groups. */
const hasGroups = process.platform !== 'win32'

const startTimeoutMs = 120_000
const stopTimeoutMs = 10_000
const readyPollMs = 100

export type Service = {
  name: ServiceName
  origin: string
  process: ChildProcess
  /** Sends a signal to the service and its child processes. */
  signal: (signal: NodeJS.Signals) => void
  /** The service's output so far, if it is collected. */
  output: () => string
}

export type ServiceOptions = {
  port: number
  env?: NodeJS.ProcessEnv
  /** `show` prints the service's output to the terminal, `keep` collects it. */
  output?: 'show' | 'keep'
  /** Opens an IPC channel, see site/server/other-processes.ts. */
  hasChannel?: boolean
  /** The checkout whose build runs; by default this one. */
  folder?: string
  /** Runs the service from its sources, reloading on change. */
  isDevelopment?: boolean
}

/** Starts a service with this Node, without waiting until it is ready. */
export function startService(name: ServiceName, options: ServiceOptions): Service {
  const {
    port,
    env = {},
    output = 'show',
    hasChannel = false,
    isDevelopment = false,
    folder = root,
  } = options
  const [command, args] = isDevelopment
    ? ['npm', ['run', 'dev']]
    : [process.execPath, startArguments[name]]
  let collected = ''
  const child = spawn(command, args, {
    cwd: join(folder, name),
    env: { ...startVariables[name], ...process.env, ...env, PORT: String(port) },
    shell: isDevelopment && !hasGroups,
    // npm forwards a signal only to its shell, which does not forward it, so the whole process group receives it.
    detached: isDevelopment && hasGroups,
    stdio: [
      'ignore',
      output === 'show' ? 'inherit' : 'pipe',
      output === 'show' ? 'inherit' : 'pipe',
      ...(hasChannel ? (['ipc'] as const) : []),
    ],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      collected += text
    })
  }
  const service: Service = {
    name,
    origin: `http://127.0.0.1:${port}`,
    process: child,
    signal: (signal) => {
      if (isDevelopment && hasGroups && child.pid) process.kill(-child.pid, signal)
      else child.kill(signal)
    },
    output: () => collected,
  }
  running.add(service)
  child.once('exit', () => running.delete(service))
  return service
}

/**
 * Waits until the service has started.
 *
 * @throws {Error} when the service exits before, or is not ready within two minutes
 */
export async function untilReady(service: Service): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  while (performance.now() < deadline) {
    if (hasEnded(service)) {
      throw new Error(`The ${service.name} ended before it was ready.\n${service.output()}`)
    }
    if (await isOk(service.origin + startedPaths[service.name])) return
    await new Promise((resolve) => setTimeout(resolve, readyPollMs))
  }
  throw new Error(`The ${service.name} was not ready within ${startTimeoutMs / 1000} s.`)
}

/** Stops the service; kills it if it has not exited within ten seconds. */
export async function stopService(service: Service): Promise<void> {
  if (hasEnded(service)) return
  const ended = once(service.process, 'exit')
  service.signal('SIGTERM')
  const force = setTimeout(() => service.signal('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(force)
}

export function hasEnded({ process: child }: Service): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, host, () => resolve(true))
  })
  if (listening) await new Promise((resolve) => server.close(resolve))
  return listening
}

async function isOk(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
