import type { Hono } from 'hono'
import { createMadeFiles } from '../made-files.ts'
import { drawApart } from './draw-apart.ts'
import type { ShareDrawing } from './draw-share-picture.ts'

/** Two for each page of a site with some hundred pages. */
const most = 256
/** A reader of links asks for one; a hundred pages may be shared at once. */
const waiting = 100

/** All that a picture shows; the page's picture by its address and the version that was found there. */
export type SharePicture = Omit<ShareDrawing, 'picture'> & {
  picture: { address: string; version: string; isDrawing: boolean } | null
}

export type SharePictures = ReturnType<typeof createSharePictures>

type SharePicturesOptions = {
  /** Of all pictures that are kept. */
  maxBytes: number
  /** The site's pictures. */
  media: Hono
}

/** The pictures for the previews of links, drawn when they are first asked for. */
export function createSharePictures({ maxBytes, media }: SharePicturesOptions) {
  return {
    ...createMadeFiles({ maxBytes, most, waiting, make: draw }),
    /** The version of a picture of the site, `null` if it cannot be had. */
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
