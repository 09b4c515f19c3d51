import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { onStopSignal } from '@niaga/server-kit/stop-signals'
import type { Logger } from 'pino'

/** Delay before a worker that ended unexpectedly is replaced, in milliseconds. */
const restartMs = 1000

/** Passes a worker its number, which its replacement inherits: the cluster's own ids only grow. */
const numberVariable = 'SITE_WORKER'

/** Returns the number of this process among those that share the port, from 0. */
export function workerNumber(): number {
  return Number(process.env[numberVariable] ?? 0)
}

/**
 * Runs the site in several processes that share its port. A message to one of them, or from this process's parent, is
 * forwarded to all others; a process that ends is replaced.
 *
 * @throws {Error} if the first processes do not start; each has printed why
 */
export async function runWorkers(count: number, log: Logger): Promise<void> {
  let isStopping = false
  const numbers = new Map<Worker, number>()

  function fork(number: number): Worker {
    const worker = cluster.fork({ [numberVariable]: String(number) })
    numbers.set(worker, number)
    return worker
  }

  function broadcast(message: unknown, sender?: Worker): void {
    if (!isMessage(message)) return
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== sender && worker?.isConnected()) worker.send(message)
    }
  }

  function stop(): void {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }

  onStopSignal(stop)
  process.on('message', (message) => broadcast(message))
  process.channel?.unref()
  cluster.on('message', (worker, message) => broadcast(message, worker))

  const first = Array.from({ length: count }, (_, number) => fork(number))
  const ended = Promise.race(first.map((worker) => once(worker, 'exit')))
  const started = Promise.all(first.map((worker) => once(worker, 'listening')))
  const hasStarted = await Promise.race([started.then(() => true), ended.then(() => false)])
  if (!hasStarted && !isStopping) {
    stop()
    throw new Error('The site did not start.')
  }
  cluster.on('exit', async (worker) => {
    const number = numbers.get(worker) ?? 0
    numbers.delete(worker)
    if (isStopping) return
    log.error('A site process exited unexpectedly and is restarted')
    await wait(restartMs)
    if (!isStopping) fork(number)
  })
}

function isMessage(message: unknown): message is string | object {
  return typeof message === 'string' || (typeof message === 'object' && message !== null)
}
