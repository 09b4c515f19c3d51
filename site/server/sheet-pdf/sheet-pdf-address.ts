import type { Locale } from '@niaga/contract/locale'
import { type SheetPath, sheetPaths } from '@niaga/contract/sheet-paths'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import {
  type SheetDocument,
  sheetFileName,
} from '../../app/features/catalogue/sheet/pdf/sheet-document.ts'
import { getPath, hrefIn, localeFromPath } from '../../app/i18n/locale-address.ts'
import { defaultLocale, localeEntries, localeRegistry } from '../../app/i18n/locale-registry.ts'
import { bodyLocale } from '../../app/i18n/page-locales.ts'
import { errorResponse } from '../error-response.ts'
import type { SheetPdfs } from './sheet-pdfs.ts'

export type SheetPdfAddressOptions = {
  pdfs: SheetPdfs
  /** Returns the sheet of an address in the default language, `null` if it is not published in this language. */
  readSheet: (path: SheetPath, locale: Locale) => Promise<SheetDocument | null>
  /** The origin of the site. */
  origin: string
  /** Returns the client, `null` for a client that is not counted. */
  getVisitor: (c: Context) => string | null
  log: Logger
}

/** Serves the sheets as PDF, each at the address of its page with `.pdf`, before any page or redirect of the editors. */
export function sheetPdfAddress(options: SheetPdfAddressOptions): Hono {
  const { pdfs, readSheet, origin, getVisitor, log } = options
  const app = new Hono()
  for (const { code } of localeEntries) {
    for (const path of sheetPaths) {
      const address = `${hrefIn(code, path)}.pdf`
      app.on(['GET', 'HEAD'], address, respond)
      app.all(address, (c) => errorResponse(405, c.req.path, { Allow: 'GET, HEAD' }))
    }
  }
  return app

  async function respond(c: Context): Promise<Response> {
    const { pathname } = new URL(c.req.url)
    const page = pathname.replace(/\.pdf$/, '')
    const locale = localeFromPath(page)
    const path = sheetPaths.find((sheetPath) => sheetPath === getPath(page))
    if (path === undefined) return errorResponse(404, pathname)
    // A sheet published in one language has one address.
    if (bodyLocale(path, locale) !== locale) {
      return c.redirect(`${hrefIn(defaultLocale, path)}.pdf`, 308)
    }
    try {
      const sheet = await readSheet(path, locale)
      if (!sheet) return errorResponse(404, pathname)
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${sheetFileName(path, locale)}"`,
        'Content-Language': localeRegistry[locale].hrefLang,
        // Search engines should show the page, which has the same content.
        Link: `<${new URL(hrefIn(locale, path), origin).href}>; rel="canonical"`,
        'Cache-Control': 'public, no-cache',
        ETag: `"${pdfs.getVersion(sheet)}"`,
      }
      if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers)
      const bytes = await pdfs.getFile(sheet, getVisitor(c))
      const length = { ...headers, 'Content-Length': String(bytes.byteLength) }
      if (c.req.method === 'HEAD') return c.body(null, 200, length)
      return c.body(new Uint8Array(bytes), 200, length)
    } catch (error) {
      log.warn({ err: error, path: pathname }, 'A sheet could not be typeset')
      return errorResponse(503, pathname, { 'Retry-After': '10' })
    }
  }
}
