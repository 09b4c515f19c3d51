import type { ChildProcess, StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import os, { constants } from 'node:os'
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
  /** Starts the build in a folder of the repository; by default the current one. */
  start: (folder?: string) => Promise<void>
  /** Whether the copy has started and has not been stopped. */
  isRunning: () => boolean
  /** Stops the copy, and waits until it has exited. */
  stop: () => Promise<void>
  kill: () => Promise<void>
  /** Runs a command of the current release beside the copy, with its settings, and waits until it has finished. */
  run: (file: string) => Promise<void>
  /** Returns the copy's output over all its starts. */
  output: () => string
}

const startLimitMs = 120_000
/** The limit of a start, which does the same and more. */
const runLimitMs = startLimitMs
const ports = { 'content-service': 4000, site: 3000 } as const
const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']

/**
 * Sets the priority of every thread (Linux): unlike on real machines, a starting copy or a command beside it shares the
 * processors with serving copies.
 */
function setPriority({ pid }: ChildProcess, priority: number): void {
  for (const thread of readdirSync(`/proc/${pid}/task`)) os.setPriority(Number(thread), priority)
}

export function createCopy(name: ServiceName, host: Host, env: NodeJS.ProcessEnv): Copy {
  const port = ports[name]
  const origin = `http://${host.address}:${port}`
  let child: ChildProcess | undefined
  let isRunning = false
  let printed = ''

  function spawn(args: readonly string[], folder: string, timeout?: number): ChildProcess {
    const spawned = host.run(process.execPath, args, {
      cwd: join(folder, name),
      env: {
        ...startVariables[name],
        ...process.env,
        ...env,
        HOST: '0.0.0.0',
        PORT: String(port),
      },
      stdio,
      timeout,
    })
    setPriority(spawned, constants.priority.PRIORITY_LOW)
    for (const stream of [spawned.stdout, spawned.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
    }
    return spawned
  }

  async function start(folder = root): Promise<void> {
    const started = spawn(startArguments[name], folder)
    child = started
    const deadline = performance.now() + startLimitMs
    while (!(await isUp())) {
      if (started.exitCode !== null) throw new Error(`${host.name} ended.\n${printed}`)
      if (performance.now() > deadline) throw new Error(`${host.name} did not start.\n${printed}`)
      await wait(100)
    }
    setPriority(started, constants.priority.PRIORITY_NORMAL)
    isRunning = true
  }

  async function run(file: string): Promise<void> {
    const [status] = await once(spawn([file], root, runLimitMs), 'exit')
    if (status !== 0) throw new Error(`${file} failed on ${host.name}.\n${printed}`)
  }

  async function isUp(): Promise<boolean> {
    const signal = AbortSignal.timeout(2000)
    const path = name === 'site' ? '/healthz' : '/readyz'
    const response = await fetch(origin + path, { signal }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isRunning = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    host,
    origin,
    start,
    isRunning: () => isRunning,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    run,
    output: () => printed,
  }
}
