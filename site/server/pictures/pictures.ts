import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import { createOwnPictures } from './own-pictures.ts'
import { createPictureStore } from './picture-store.ts'
import { createPictureVariants } from './picture-variants.ts'
import { createSourcePictures } from './source-pictures.ts'

export type Pictures = ReturnType<typeof createPictures>

/**
 * The pictures of the content host and the site's own, and what resizes both.
 *
 * @param publicFolder where the site's own files are
 */
export function createPictures(environment: Environment, publicFolder: string, log: Logger) {
  const maxPixels = environment.MEDIA_MAX_PIXELS
  const store = createPictureStore({
    folder: join(environment.CACHE_DIR, 'pictures'),
    maxBytes: environment.MEDIA_CACHE_BYTES,
    log,
  })
  const sources = createSourcePictures({
    store,
    timeoutMs: environment.CONTENT_TIMEOUT_MS,
    maxBytes: environment.MEDIA_MAX_BYTES,
    maxPixels,
    freshS: environment.MEDIA_FRESH_S,
    log,
  })
  const variants = createPictureVariants({ store, maxPixels, parallel: environment.MEDIA_PARALLEL })
  return { sources, variants, own: createOwnPictures(join(publicFolder, 'pictures')) }
}
