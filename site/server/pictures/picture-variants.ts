import type { DiskCache } from '@niaga/server-kit/disk-cache'
import type { VisitorLimit } from '@niaga/server-kit/visitor-limit'
import { type PictureFormat, recipe, resizePicture } from './resize-picture.ts'
import type { WorkQueue } from './work-queue.ts'

export type PictureVariant = {
  /** Of the bytes of the source: equal ones are resized once, whatever their addresses. */
  version: string
  width: number
  format: PictureFormat
}

export type PictureVariantsOptions = {
  store: DiskCache
  maxPixels: number
  /** Holds a variant from the reading of its source to its end. */
  resizing: WorkQueue
  /** Holds what decodes a picture and waits for nothing else. */
  decoding: WorkQueue
  takeNewPicture: VisitorLimit
}

/** For a visitor for whom enough has been made for now. */
export class TooManyNewPicturesError extends Error {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('too many new pictures for one visitor')
    this.retryAfterS = retryAfterS
  }
}

export type PictureVariants = ReturnType<typeof createPictureVariants>

/** Pictures in a width and format: each is made once, however many ask for it, and kept on disk. */
export function createPictureVariants(options: PictureVariantsOptions) {
  const { store, maxPixels, resizing, decoding, takeNewPicture } = options
  const underWay = new Map<string, Promise<Buffer>>()

  /**
   * @param read the bytes of the source, read only when the variant must be made
   * @param visitor the client that requests it, `null` for one that is not counted
   * @throws {QueueFullError} when too many are being made
   * @throws {TooManyNewPicturesError} when too many were made for this visitor
   * @throws {Error} when the source cannot be read
   */
  return async function variant(
    { version, width, format }: PictureVariant,
    read: () => Promise<Buffer>,
    visitor: string | null,
  ): Promise<Buffer> {
    const name = `${version}-${width}-${recipe}.${format}`
    const stored = await store.read(name)
    if (stored) return stored
    const known = underWay.get(name)
    if (known) return known
    const waitS = visitor === null ? null : takeNewPicture(visitor)
    if (waitS !== null) throw new TooManyNewPicturesError(waitS)
    const made = resizing.run(make, visitor).finally(() => underWay.delete(name))
    underWay.set(name, made)
    return made

    async function make(): Promise<Buffer> {
      const source = await read()
      const bytes = await decoding.run(() => resizePicture(source, width, format, maxPixels))
      await store.write(name, bytes)
      return bytes
    }
  }
}
