import { join } from 'node:path'
import { createDiskCache } from '@niaga/server-kit/disk-cache'
import type { VisitorLimit } from '@niaga/server-kit/visitor-limit'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import type { SiteLimits } from '../site-limits.ts'
import { createOwnPictures } from './own-pictures.ts'
import { createPictureVariants } from './picture-variants.ts'
import { createSourcePictures } from './source-pictures.ts'
import { createWorkQueue } from './work-queue.ts'

/** Behind this many waiting pictures, another would be too late; one visitor may have half of them. */
const waitingForEach = 64

/**
 * Maximum of widths and pictures new to the site that one visitor may request in a minute. A long page of a site that was
 * never read has that many; at half a second of a processor each, they leave the other half to everyone else.
 */
export const newPicturesPerMinute = 60

const parallelFetches = 4
const waitingFetches = 200

export type Pictures = ReturnType<typeof createPictures>

/**
 * Creates the pictures of the content host and of the site itself, and the queues that resize both.
 *
 * @param publicFolder folder of the site's own files
 * @param reservePicture counts the pictures made for a visitor
 */
export function createPictures(
  environment: Pick<Environment, 'CACHE_DIR' | 'MEDIA_CACHE_BYTES'>,
  limits: SiteLimits,
  publicFolder: string,
  reservePicture: VisitorLimit,
  log: Logger,
) {
  const { picturePixels: maxPixels, parallelResizes: parallel } = limits
  const resizing = createWorkQueue({ parallel, waiting: parallel * waitingForEach })
  const fetching = createWorkQueue({ parallel: parallelFetches, waiting: waitingFetches })
  // Each of the other two queues requests one picture at a time.
  const decoding = createWorkQueue({ parallel, waiting: parallel + parallelFetches })
  const store = createDiskCache({
    folder: join(environment.CACHE_DIR, 'pictures'),
    maxBytes: environment.MEDIA_CACHE_BYTES,
    onFailure: (err) => log.warn({ err }, 'Resized pictures cannot be stored'),
  })
  const sources = createSourcePictures({
    store,
    timeoutMs: limits.contentTimeoutMs,
    maxBytes: limits.pictureBytes,
    maxPixels,
    freshS: limits.pictureFreshS,
    fetching,
    decoding,
    reservePicture,
    log,
  })
  const variants = createPictureVariants({ store, maxPixels, resizing, decoding, reservePicture })
  const ownPictures = createOwnPictures(join(publicFolder, 'pictures'))
  return {
    sources,
    variants,
    ownPictures,
    queues: { fetch: fetching.load, resize: resizing.load },
  }
}
