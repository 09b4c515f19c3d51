import type { PictureStore } from './picture-store.ts'
import { type PictureFormat, recipe, resizePicture } from './resize-picture.ts'
import { pictureKey } from './source-pictures.ts'
import type { WorkQueue } from './work-queue.ts'

export type PictureVariant = {
  /** Where the picture comes from, and the version of its bytes. */
  source: string
  version: string
  width: number
  format: PictureFormat
}

export type PictureVariantsOptions = {
  store: PictureStore
  maxPixels: number
  resizing: WorkQueue
}

export type PictureVariants = ReturnType<typeof createPictureVariants>

/** Pictures in a width and format: each is made once, however many ask for it, and kept on disk. */
export function createPictureVariants({ store, maxPixels, resizing }: PictureVariantsOptions) {
  const underWay = new Map<string, Promise<Buffer>>()

  /**
   * @param read the bytes of the source, asked for only when the variant must be made
   * @throws {QueueFullError} when too many are being made
   * @throws {Error} when the source cannot be read
   */
  return async function variant(
    { source, version, width, format }: PictureVariant,
    read: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const name = `${pictureKey(source)}-${version}-${width}-${recipe}.${format}`
    const stored = await store.read(name)
    if (stored) return stored
    const known = underWay.get(name)
    if (known) return known
    const made = resizing
      .run(async () => {
        const bytes = await resizePicture(await read(), width, format, maxPixels)
        await store.write(name, bytes)
        return bytes
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, made)
    return made
  }
}
