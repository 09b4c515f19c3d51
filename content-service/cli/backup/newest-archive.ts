import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './run-program.ts'

/**
 * Returns the newest archive in a folder, and when it was written.
 *
 * @throws {BackupError} when the folder has no archive
 */
export async function newestArchive(folder: string): Promise<{ path: string; writtenAt: Date }> {
  const entries = await readdir(folder).catch(() => {
    throw new BackupError(`The folder ${folder} cannot be read.`)
  })
  const archives = await Promise.all(
    entries
      .filter((name) => name.endsWith('.tar.gz'))
      .map(async (name) => {
        const path = join(folder, name)
        return { path, writtenAt: (await stat(path)).mtime }
      }),
  )
  const [newest] = archives.sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())
  if (!newest) throw new BackupError(`There is no backup (*.tar.gz) in ${folder}.`)
  return newest
}
