import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryFolder = AsyncDisposable & {
  path: string
  /** For a folder that outlives the block it was made in. */
  remove: () => Promise<void>
}

/** A new folder, which `await using` removes with all that is in it. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'niaga-'))
  // A process that is ending may still write while its folder is being emptied.
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 })
  return { path, remove, [Symbol.asyncDispose]: remove }
}
