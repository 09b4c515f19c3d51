import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryFolder = AsyncDisposable & {
  path: string
  /** For a folder that is used beyond the block in which it was created. */
  remove: () => Promise<void>
}

/** A new folder, which `await using` removes with its content. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'niaga-'))
  // Retries, because a process that is ending may still write while its folder is being emptied.
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 })
  return { path, remove, [Symbol.asyncDispose]: remove }
}
