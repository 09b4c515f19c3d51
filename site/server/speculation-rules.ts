import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { errorResponse } from './error-response.ts'

const folder = '/-/speculation-rules'

/** Addresses that are not pages, and searches, which differ with every letter. */
const noPage = ['/-/*', '/assets/*', '/files/*', '/media/*', '/pictures/*', '/*.*', '/*cari\\?q=*']

/** Links to pages, in a document whose visitor chooses them in that way. */
function pagesFor(pointing: 'hover' | 'touch') {
  return {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: noPage } },
      { selector_matches: `[data-ahead="${pointing}"] a:not([download], [target], .choice)` },
    ],
  }
}

/**
 * What a browser may fetch or render before a link is chosen (HTML, speculative loading). With a mouse, its document is
 * fetched as soon as the pointer is on the link, and rendered when the pointer rests there; on a phone it is fetched when
 * the browser expects the link to be chosen, or at the press. The attribute is set by app/browser/links-ahead.ts, never for
 * visitors who save data.
 */
const rules = {
  prefetch: [
    { where: pagesFor('hover'), eagerness: 'eager' },
    { where: pagesFor('touch'), eagerness: 'moderate' },
  ],
  prerender: [{ where: pagesFor('hover'), eagerness: 'moderate' }],
}

const text = JSON.stringify(rules)
const version = hash('sha256', text, 'base64url').slice(0, 12)

/** The value of the header `Speculation-Rules` of every page. The address changes with the rules. */
export const speculationRulesHeader = `"${folder}/${version}.json"`

/** Serves the rules as a file: within a page they would be sent with every page, and need a hash in its policy. */
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
