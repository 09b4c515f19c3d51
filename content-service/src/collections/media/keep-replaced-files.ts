import { randomUUID } from 'node:crypto'
import { link, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps replaced files until their replacement is stored: Payload deletes them earlier, so a hard link preserves them.
 *
 * @param work may delete the files; if it fails, they are restored
 */
export async function keepReplacedFiles<Result>(
  folder: string,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const files = names.map((name) => ({
    path: join(/* turbopackIgnore: true */ folder, name),
    backup: join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`),
  }))
  // Missing files cannot be linked; files that were not deleted need no restoring.
  for (const { path, backup } of files) await link(path, backup).catch(() => {})
  try {
    return await work()
  } catch (error) {
    for (const { path, backup } of files) await link(backup, path).catch(() => {})
    throw error
  } finally {
    for (const { backup } of files) await rm(backup, { force: true }).catch(() => {})
  }
}
