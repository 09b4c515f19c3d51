import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryFolder = AsyncDisposable & {
  path: string
  /** Removes a folder that is used beyond the block in which it was created. */
  remove: () => Promise<void>
}

/** Creates a folder, which `await using` removes with its contents. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'niaga-'))
  // Retries, because an exiting process may still write to the folder.
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 })
  return { path, remove, [Symbol.asyncDispose]: remove }
}
