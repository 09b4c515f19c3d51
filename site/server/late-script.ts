import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g
const preloads = /<link[^>]*? rel="modulepreload"[^>]*>/g

/** Stands in the page itself: a request would take longer than its 300 compressed bytes. */
const begin = readFileSync(join(import.meta.dirname, '../app/begin.js'), 'utf8')
  .replace(/^\s*(\/\/|\/\*\*).*\n/gm, '')
  .replace(/^\s+/gm, '')

/**
 * Keeps the module of a rendered page still, and drops what would fetch it ahead: app/begin.js, put in the head, runs
 * it once the page is there. Only elements that bear the renderer's mark are touched.
 */
export function delayScript(markedHtml: string, mark: string): string {
  const attribute = ` nonce="${mark}"`
  return markedHtml
    .replace('</head>', () => `<script${attribute}>(() => {${begin}})()</script></head>`)
    .replace(preloads, (link) => (link.includes(attribute) ? '' : link))
    .replace(moduleScript, (script, before: string, after: string) =>
      (before + after).includes(attribute)
        ? `<script${before} type="text/late"${after.replace(' async=""', '')}>`
        : script,
    )
}
