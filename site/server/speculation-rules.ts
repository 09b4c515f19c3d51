import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { errorResponse } from './error-response.ts'

const folder = '/-/speculation-rules'

/** What is no page, and a search, which is another one with every letter. */
const noPage = ['/-/*', '/assets/*', '/files/*', '/media/*', '/pictures/*', '/*.*', '/*cari\\?q=*']

/**
 * The documents that a browser may fetch before a link is chosen (HTML, speculative loading): when the pointer rests on it,
 * or at the press. The attribute is set by app/ui/document-links.ts, never for visitors who save data.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: noPage } },
          { selector_matches: '[data-ahead] a:not([download], [target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

const text = JSON.stringify(rules)
const version = hash('sha256', text, 'base64url').slice(0, 12)

/** The value of the header `Speculation-Rules` of every page. The address changes with the rules. */
export const speculationRulesHeader = `"${folder}/${version}.json"`

/** The rules as a file: in the page they would be sent with every page, and would need a hash in its policy. */
export function speculationRules(): Hono {
  const app = new Hono()
  app.on(['GET', 'HEAD'], `${folder}/:file`, (c) =>
    c.req.param('file') === `${version}.json`
      ? c.body(text, 200, {
          'Content-Type': 'application/speculationrules+json',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
      : errorResponse(404, c.req.path),
  )
  return app
}
