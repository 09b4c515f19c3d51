import type { DiskCache } from '@niaga/server-kit/disk-cache'
import type { VisitorLimit } from '@niaga/server-kit/visitor-limit'
import { type PictureFormat, recipe, resizePicture } from './resize-picture.ts'
import type { WorkQueue } from './work-queue.ts'

export type PictureVariant = {
  /** Version of the source's bytes: equal sources are resized once, whatever their addresses. */
  version: string
  width: number
  format: PictureFormat
}

export type PictureVariantsOptions = {
  store: DiskCache
  maxPixels: number
  /** Queue of variants, from the reading of a source until completion. */
  resizing: WorkQueue
  /** Queue of work that only decodes a picture. */
  decoding: WorkQueue
  reservePicture: VisitorLimit
}

/** Thrown if a visitor has caused too many new pictures for now. */
export class TooManyNewPicturesError extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('too many new pictures for one visitor')
    this.retryAfterS = retryAfterS
  }
}

export type PictureVariants = ReturnType<typeof createPictureVariants>

/** Creates pictures in a width and format: each is made once for all requests, and kept on disk. */
export function createPictureVariants(options: PictureVariantsOptions) {
  const { store, maxPixels, resizing, decoding, reservePicture } = options
  const underWay = new Map<string, Promise<Buffer>>()

  /**
   * @param read the bytes of the source, read only if the variant must be made
   * @param visitor the client that requests it, `null` for a client that is not counted
   * @throws {QueueFullError} if too many are being made
   * @throws {TooManyNewPicturesError} if too many were made for this visitor
   * @throws {Error} if the source cannot be read
   */
  return async function variant(
    { version, width, format }: PictureVariant,
    read: () => Promise<Buffer>,
    visitor: string | null,
  ): Promise<Buffer> {
    const name = `${version}-${width}-${recipe}.${format}`
    const stored = await store.read(name)
    if (stored) return stored
    const current = underWay.get(name)
    if (current) return current
    const waitS = visitor === null ? null : reservePicture(visitor)
    if (waitS !== null) throw new TooManyNewPicturesError(waitS)
    const making = resizing.run(make, visitor).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making

    async function make(): Promise<Buffer> {
      const source = await read()
      const bytes = await decoding.run(() => resizePicture(source, width, format, maxPixels))
      await store.write(name, bytes)
      return bytes
    }
  }
}
