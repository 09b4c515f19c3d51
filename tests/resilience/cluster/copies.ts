import type { ChildProcess, StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  root,
  type ServiceName,
  startArguments,
  startVariables,
} from '../../../scripts/services.ts'
import type { Host } from './network.ts'

/** One copy of a service on its machine. */
export type Copy = {
  host: Host
  origin: string
  start: () => Promise<void>
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>
  kill: () => Promise<void>
  /** All that it has printed, over all its starts. */
  output: () => string
}

const startLimitMs = 120_000
const ports = { 'content-service': 4000, site: 3000 } as const
const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']

export function createCopy(name: ServiceName, host: Host, env: NodeJS.ProcessEnv): Copy {
  const port = ports[name]
  const origin = `http://${host.address}:${port}`
  let child: ChildProcess | undefined
  let printed = ''

  async function start(): Promise<void> {
    const started = host.run(process.execPath, startArguments[name], {
      cwd: join(root, name),
      env: {
        ...startVariables[name],
        ...process.env,
        ...env,
        HOST: '0.0.0.0',
        PORT: String(port),
      },
      stdio,
    })
    child = started
    for (const stream of [started.stdout, started.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
    }
    const deadline = performance.now() + startLimitMs
    while (!(await isUp())) {
      if (started.exitCode !== null) throw new Error(`${host.name} ended.\n${printed}`)
      if (performance.now() > deadline) throw new Error(`${host.name} did not start.\n${printed}`)
      await wait(100)
    }
  }

  async function isUp(): Promise<boolean> {
    const signal = AbortSignal.timeout(2000)
    const path = name === 'site' ? '/healthz' : '/readyz'
    const response = await fetch(origin + path, { signal }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    host,
    origin,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    output: () => printed,
  }
}
