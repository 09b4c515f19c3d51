const signals = ['SIGINT', 'SIGTERM'] as const

let stop: (() => void) | null = null

function handle(): void {
  // A second signal kills the process at once.
  for (const signal of signals) process.off(signal, handle)
  stop?.()
}

/**
 * Runs `work` on SIGINT or SIGTERM, replacing the previous work. A service calls this before it loads its modules, because
 * the first process of a container ignores signals without a listener. A signal during loading is handled once the modules
 * are loaded; replacing the listener would lose it, so the listener remains the same.
 */
export function onStopSignal(work: () => void): void {
  if (stop === null) for (const signal of signals) process.on(signal, handle)
  stop = work
}
