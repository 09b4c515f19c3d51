const signals = ['SIGINT', 'SIGTERM'] as const

let stop: (() => void) | null = null

function handle(): void {
  // A second signal ends the process at once.
  for (const signal of signals) process.off(signal, handle)
  stop?.()
}

/**
 * Stops on SIGINT or SIGTERM, in place of what was to be done before. A service calls it before it loads its modules: the first
 * process of a container ignores a signal that it does not listen to. A signal meanwhile waits until the modules are loaded,
 * and would be lost with its listener, so the listener stays the same.
 */
export function onStopSignal(work: () => void): void {
  if (stop === null) for (const signal of signals) process.on(signal, handle)
  stop = work
}
