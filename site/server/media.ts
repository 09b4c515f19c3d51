import { pictureUrl } from '@niaga/contract/images'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { iconPath, iconSizes } from '../app/features/frame/brand/brand.ts'
import { pictureWidths } from '../app/ui/picture-address.ts'
import { errorResponse } from './error-response.ts'
import type { OwnPictures } from './pictures/own-pictures.ts'
import { type PictureVariants, TooManyNewPicturesError } from './pictures/picture-variants.ts'
import { type PictureFormat, pictureFormats } from './pictures/resize-picture.ts'
import type { SourcePictures } from './pictures/source-pictures.ts'
import { QueueFullError } from './pictures/work-queue.ts'

/** The content of an address with a version never changes. */
const immutable = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=60'

const address = /^\/(?:media|pictures|-\/brand\/icon)\/(\d+)\/(.*)$/
const versionParameter = /[?&]_v=([\da-f]*)$/

/** Layers of rock in the page's neutral tones: the picture fits any proportions and needs no words. */
const placeholderPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><path fill="#ece6db" d="M0 0h160v100H0z"/><g fill="none" stroke="#d3c9b8" stroke-width=".6"><path d="M0 34q40-10 80 0t80 0M0 46q40-8 80 1t80-2M0 58q40-6 80 0t80 1M0 70q40-9 80-1t80 0"/></g></svg>`

export type MediaOptions = {
  contentHost: string
  sources: SourcePictures
  ownPictures: OwnPictures
  variants: PictureVariants
  /** Returns the client, `null` for a client that is not counted. */
  getVisitor: (c: Context) => string | null
  log: Logger
}

type FoundPicture = { version: string; read: () => Promise<Buffer> }
type Failure = 404 | 429 | 503
type Find = (path: string, visitor: string | null) => Promise<FoundPicture | Failure>

/**
 * Serves `/media/<width>/…`: pictures of the content host under the site's own origin; `/pictures/<width>/…`: those of the
 * site itself; `/-/brand/icon/<width>/…`: the company's icon as PNG. A missing, broken or invalid picture is replaced by a
 * neutral drawing; browsers show it whatever its status, and caches follow the status.
 */
export function media({
  contentHost,
  sources,
  ownPictures,
  variants,
  getVisitor,
  log,
}: MediaOptions): Hono {
  const { origin } = new URL(contentHost)
  const app = new Hono()

  app.on(['GET', 'HEAD'], '/media/*', (c) => respond(c, findOnHost))
  app.on(['GET', 'HEAD'], '/pictures/*', (c) => respond(c, findOwn))
  app.on(['GET', 'HEAD'], `${iconPath}/*`, (c) => respond(c, findOnHost))
  for (const path of ['/media/*', '/pictures/*', `${iconPath}/*`]) {
    app.all(path, (c) => errorResponse(405, c.req.path, { Allow: 'GET, HEAD' }))
  }
  return app

  async function findOnHost(path: string, visitor: string | null): Promise<FoundPicture | Failure> {
    const sourceUrl = pictureUrl(origin, 'section', `/${path}`)
    const url = sourceUrl && sources.locate(sourceUrl)
    if (url === null) return 404
    const facts = await sources.find(url, visitor)
    if (typeof facts === 'number') return facts
    return { version: facts.version, read: () => sources.read(url, facts) }
  }

  async function findOwn(name: string): Promise<FoundPicture | 404> {
    const version = ownPictures.find(name)
    if (version === null) return 404
    return { version, read: () => ownPictures.read(name) }
  }

  async function respond(c: Context, find: Find): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    const [, digits, path] = address.exec(pathname) ?? []
    const isIcon = pathname.startsWith(`${iconPath}/`)
    const widths: readonly number[] = isIcon ? iconSizes : pictureWidths
    const width = widths.find((candidate) => String(candidate) === digits)
    if (width === undefined || !path) return placeholder(404)
    const version = versionParameter.exec(search)?.[1]
    const format = isIcon ? 'png' : bestFormat(c.req.header('accept') ?? '')
    try {
      const visitor = getVisitor(c)
      const picture = await find(path + search.replace(versionParameter, ''), visitor)
      if (typeof picture === 'number') return placeholder(picture)
      const headers = {
        ETag: `"${picture.version}-${width}-${format}"`,
        'Cache-Control': version === picture.version ? immutable : briefly,
        Vary: 'Accept',
      }
      if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers)
      const bytes = await variants({ ...picture, width, format }, picture.read, visitor)
      return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': `image/${format}` })
    } catch (error) {
      if (error instanceof TooManyNewPicturesError) return placeholder(429, error.retryAfterS)
      if (!(error instanceof QueueFullError)) {
        const cause = error instanceof Error ? error.message : String(error)
        log.warn({ path: pathname, cause }, 'A picture could not be resized')
      }
      return placeholder(503)
    }
  }
}

function bestFormat(accept: string): PictureFormat {
  return pictureFormats.find((format) => accept.includes(`image/${format}`)) ?? 'jpeg'
}

function placeholder(status: Failure, retryAfterS?: number): Response {
  const retry: Record<string, string> =
    retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) }
  return new Response(placeholderPicture, {
    status,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store', ...retry },
  })
}
