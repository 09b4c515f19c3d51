import type { Hono } from 'hono'
import { createMadeFiles } from '../made-files.ts'
import { drawApart } from './draw-apart.ts'
import type { ShareDrawing } from './draw-share-picture.ts'

/** Two for each page of a site with about a hundred pages. */
const most = 256
/** A link preview requests one picture; a hundred pages may be shared at once. */
const waiting = 100

/** Complete content of the picture; the page's photo is given by its address and current version. */
export type SharePicture = Omit<ShareDrawing, 'picture'> & {
  picture: { address: string; version: string; isDrawing: boolean } | null
}

export type SharePictures = ReturnType<typeof createSharePictures>

type SharePicturesOptions = {
  /** Maximum size of all kept pictures. */
  maxBytes: number
  /** The site's pictures. */
  media: Hono
}

/** Creates the pictures for the previews of links, drawn on the first request. */
export function createSharePictures({ maxBytes, media }: SharePicturesOptions) {
  return {
    ...createMadeFiles({ maxBytes, most, waiting, make: draw }),
    /** Returns the version of a picture of the site, `null` if it is unavailable. */
    async pictureVersion(address: string): Promise<string | null> {
      const response = await read(address)
      await response.body?.cancel()
      return response.ok ? response.headers.get('etag') : null
    },
  }

  async function draw(content: SharePicture): Promise<Uint8Array> {
    const { picture } = content
    const response = picture && (await read(picture.address))
    const bytes = response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
    const { isDrawing = false } = picture ?? {}
    return drawApart({ ...content, picture: bytes && { bytes, isDrawing } })
  }

  async function read(address: string): Promise<Response> {
    return media.request(address, { headers: { Accept: 'image/webp' } })
  }
}
