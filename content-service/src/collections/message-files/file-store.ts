import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { servicesOf } from '../../platform/services/services.ts'

/** Returns the folder of message files inside the data folder; no file in it is served by its name. */
export function filesFolder(dataFolder: string): string {
  return join(/* turbopackIgnore: true */ dataFolder, 'message-files')
}

/** Stores the content of message files: in a separate folder, or in the bucket. */
export function fileStore(payload: Pick<BasePayload, 'config'>) {
  const { bucket, environment } = servicesOf(payload)
  const folder = filesFolder(environment.dataFolder)
  const getPath = (name: string) => join(/* turbopackIgnore: true */ folder, name)
  return {
    /** Returns once the content is on the disk. */
    async write(name: string, data: Buffer, type: string): Promise<void> {
      if (bucket) return bucket.put(name, data, type)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(getPath(name), data, { flush: true, mode: 0o600 })
    },

    /** @throws {Error} when the content does not exist */
    async read(name: string): Promise<Buffer> {
      if (!bucket) return readFile(getPath(name))
      const response = await bucket.read(name, 'GET', {})
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`The bucket responded ${response.status}`)
      }
      return Buffer.from(await response.arrayBuffer())
    },

    /** Missing content counts as removed. */
    async remove(name: string): Promise<void> {
      if (bucket) return bucket.remove(name)
      await rm(getPath(name), { force: true })
    },
  }
}
