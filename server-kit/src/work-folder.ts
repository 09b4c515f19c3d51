import { mkdirSync, rmSync } from 'node:fs'
import { onStopSignal } from './stop-signals.ts'

/**
 * Runs work in a new folder that only its owner can open. The folder is removed afterwards and on a stop signal; if
 * `SIGKILL` leaves it behind, the next run removes it first.
 */
export async function withWorkFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  onStopSignal(() => {
    remove()
    process.exit(1)
  })
  try {
    return await work()
  } finally {
    remove()
  }
}
