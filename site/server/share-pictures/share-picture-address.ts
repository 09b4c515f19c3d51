import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { brandTokens } from '../../app/features/frame/brand/brand-colours.ts'
import { defaultLocale } from '../../app/i18n/locale-registry.ts'
import { getSharePicturePage, sharePrefix, shareSize } from '../../app/share-picture-path.ts'
import { atWidth } from '../../app/ui/picture-address.ts'
import type { ContentClient } from '../../content/content-client.server.ts'
import { errorResponse } from '../error-response.ts'
import type { RespondToPage } from '../pages.ts'
import { isDrawable } from './draw-share-picture.ts'
import { pageFacts } from './page-facts.ts'
import type { SharePicture, SharePictures } from './share-pictures.ts'

export type SharePictureOptions = {
  pictures: SharePictures
  content: Pick<ContentClient, 'contact'>
  respondToPage: RespondToPage
  /** The origin of the site. */
  origin: string
  /** Returns the client, `null` for a client that is not counted. */
  getVisitor: (c: Context) => string | null
  log: Logger
}

/** Default colours of the drawing (app/styles/tokens.css). */
const builtIn = { coal: '#14171a', 'ore-light': '#e08a4c' }
const separator = ' | '

/** Serves `/-/share/….jpg`: the picture of a page for the preview of a link to it, drawn from the page's description. */
export function sharePictureAddress(options: SharePictureOptions): Hono {
  const { pictures, content, respondToPage, origin, getVisitor, log } = options
  const app = new Hono()
  app.on(['GET', 'HEAD'], `${sharePrefix}/*`, respond)
  app.all(`${sharePrefix}/*`, (c) => errorResponse(405, c.req.path, { Allow: 'GET, HEAD' }))
  return app

  async function respond(c: Context): Promise<Response> {
    const { pathname } = new URL(c.req.url)
    const page = getSharePicturePage(pathname)
    if (page === null) return errorResponse(404, pathname)
    const visitor = getVisitor(c)
    try {
      const rendered = await respondToPage(new Request(new URL(page, origin)), visitor ?? '')
      if (rendered.status >= 500) return unavailable(pathname)
      const isPage = rendered.headers.get('content-type')?.startsWith('text/html')
      if (rendered.status !== 200 || !isPage) return errorResponse(404, pathname)
      const picture = await getPicture(page, await rendered.text())
      if (!isDrawable(picture)) return errorResponse(404, pathname)
      const headers = {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=3600',
        // Link previews fetch it from any site.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: `"${pictures.getVersion(picture)}"`,
      }
      if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers)
      const bytes = await pictures.getFile(picture, visitor)
      const length = { ...headers, 'Content-Length': String(bytes.byteLength) }
      if (c.req.method === 'HEAD') return c.body(null, 200, length)
      return c.body(new Uint8Array(bytes), 200, length)
    } catch (error) {
      log.warn({ err: error, path: pathname }, 'A link preview picture could not be drawn')
      return unavailable(pathname)
    }
  }

  async function getPicture(page: string, html: string): Promise<SharePicture> {
    const facts = pageFacts(html)
    const contact = await content.contact(defaultLocale)
    const colours = {
      ...builtIn,
      ...brandTokens((contact.ok && contact.value.company?.colours) || {}),
    }
    const title = facts.title.split(separator)
    const siteName = facts.siteName || (title.at(-1) ?? '')
    const heading = title.filter((part) => part !== siteName).join(separator) || siteName
    return {
      siteName,
      title: heading,
      text: facts.description,
      address: new URL(page, origin).href.replace(/^https?:\/\//, '').replace(/\/$/, ''),
      colours: { ground: colours.coal, accent: colours['ore-light'] },
      picture: await getPicturePage(page, facts.picture),
    }
  }

  async function getPicturePage(page: string, picture: string | null) {
    if (picture === null) return null
    const address = atWidth(picture, shareSize.width)
    const version = await pictures.pictureVersion(address)
    // The site's own pictures of machines are drawings, which are shown uncropped.
    const isDrawing = address.startsWith('/pictures/') && /^(?:\/[a-z]{2})?\/alat\b/.test(page)
    return version === null ? null : { address, version, isDrawing }
  }
}

function unavailable(pathname: string): Response {
  return errorResponse(503, pathname, { 'Retry-After': '10' })
}
