import { type Context, Hono } from 'hono'
import type { ContentClient } from '../../../../content/content-client.server.ts'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import { defaultLocale } from '../../../i18n/locale-registry.ts'
import { stylesPath } from './brand.ts'
import { getVersionStyles } from './brand-version.server.ts'
import { iconAddresses } from './brand-view.server.ts'

/** The content of an address with a version never changes. */
const immutable = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=60'

/** Files that clients request without reading a page, with the icon size used for each. */
const iconFiles = {
  '/favicon.ico': 48,
  '/favicon.svg': 192,
  '/apple-touch-icon.png': 180,
} as const

type BrandOptions = { content: Pick<ContentClient, 'contact'>; imageSource: ImageSource }

/** Serves the styles of a brand's colours, and its icon where clients expect it. */
export function brandEndpoint({ content, imageSource }: BrandOptions): Hono {
  const app = new Hono()
  app.on(['GET', 'HEAD'], `${stylesPath}/:file{[^/]+\\.css}`, (c) => {
    const version = getVersionStyles(c.req.param('file').replace(/\.css$/, ''))
    if (!version) return c.text('', 404, { 'Cache-Control': 'no-store' })
    return c.body(version.styles, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': version.isFinal ? immutable : briefly,
    })
  })
  for (const [file, size] of Object.entries(iconFiles)) {
    app.on(['GET', 'HEAD'], file, async (c: Context, next) => {
      const contact = await content.contact(defaultLocale)
      const icon = contact.ok ? contact.value.company?.icon : undefined
      const address = iconAddresses(icon, imageSource)?.[size]
      if (address === undefined) return next()
      return c.body(null, 302, { Location: address, 'Cache-Control': briefly })
    })
  }
  return app
}
