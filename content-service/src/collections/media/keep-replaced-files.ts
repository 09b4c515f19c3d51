import { randomUUID } from 'node:crypto'
import { link, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Payload deletes the files of a picture before it knows whether what takes their place can be stored. A
 * second name keeps them until then.
 *
 * @param work what may delete them; where it fails they are there again
 */
export async function keepReplacedFiles<Result>(
  folder: string,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const files = names.map((name) => ({
    path: join(/* turbopackIgnore: true */ folder, name),
    second: join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`),
  }))
  // A file that is not there cannot be kept, one that is still there needs not be brought back.
  for (const { path, second } of files) await link(path, second).catch(() => {})
  try {
    return await work()
  } catch (error) {
    for (const { path, second } of files) await link(second, path).catch(() => {})
    throw error
  } finally {
    for (const { second } of files) await rm(second, { force: true }).catch(() => {})
  }
}
