import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { readFeed } from './features/blog/feeds/read-feed.server.ts'
import { readSheetDocument } from './features/catalogue/sheet/pdf/read-sheet-document.server.ts'
import { type SiteContext, siteContext } from './site-context.ts'

/** How long a page may wait for its data, in milliseconds. */
export const streamTimeout = 10_000

/** Created here, because a context key imported by the server would be another copy. */
export function createLoadContext(site: SiteContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}

/** Used by the server, which typesets sheets and writes feeds but has none of the app's texts. */
export const sheetDocuments = { read: readSheetDocument }
export const feed = { read: readFeed }

/** Logs unexpected errors; the visitor sees the designed error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 404 and a 405 are not errors.
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { log } = context.get(siteContext)
  log.error({ err: error, path: new URL(request.url).pathname }, 'A page failed')
}

/**
 * Renders the whole page as one text, to hash its inline scripts and to cache it. With React's default chunk size, large
 * Suspense content would be hidden from visitors without script.
 *
 * @returns only status and headers; the text goes to `takeDocument`
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const site = loadContext.get(siteContext)
  const page = (
    <ServerRouter context={entryContext} url={request.url} nonce={site.noncePlaceholder} />
  )
  await render(page, site)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

function render(page: React.ReactNode, site: SiteContext): Promise<void> {
  const { noncePlaceholder: nonce, takeDocument, log } = site
  let hasShell = false
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => abort(new Error('The page took too long to render')),
      streamTimeout + 1000,
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: 1e8,
      onAllReady() {
        clearTimeout(timer)
        pipe(
          collected((html) => {
            takeDocument(html)
            resolve()
          }),
        )
      },
      onShellReady() {
        hasShell = true
      },
      onError(error) {
        // A failed shell is rejected below and goes through handleError.
        if (hasShell) log.error({ err: error }, 'A part of a page failed')
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
    })
  })
}

/** Collects all chunks before decoding, because `text` of node:stream/consumers awaits every two kilobytes. */
function collected(onEnd: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      onEnd(Buffer.concat(chunks.splice(0)).toString('utf8'))
      next()
    },
  })
}
