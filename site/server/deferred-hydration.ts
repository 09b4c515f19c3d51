import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g
const preloads = /<link[^>]*? rel="modulepreload"[^>]*>/g

/** What stands in the page itself: a request would take longer than its 500 compressed bytes. */
const headScripts = ['hydrate-when-idle.js', 'visitor-token.js']
  .map((name) => readFileSync(join(import.meta.dirname, '../app', name), 'utf8'))
  .map((script) => script.replace(/^\s*(\/\/|\/?\*).*\n/gm, '').replace(/^\s+/gm, ''))
  .map((script) => `(() => {${script}})()`)
  .join(';')

/**
 * Keeps the module of a rendered page still, and drops what would fetch it ahead: app/hydrate-when-idle.js, put in the head, runs
 * it once the page is there, and app/visitor-token.js serves forms meanwhile. Only elements that bear the renderer's mark are touched.
 */
export function deferHydration(markedHtml: string, placeholder: string): string {
  const attribute = ` nonce="${placeholder}"`
  return markedHtml
    .replace('</head>', () => `<script${attribute}>${headScripts}</script></head>`)
    .replace(preloads, (link) => (link.includes(attribute) ? '' : link))
    .replace(moduleScript, (script, before: string, after: string) =>
      (before + after).includes(attribute)
        ? `<script${before} type="text/deferred"${after.replace(' async=""', '')}>`
        : script,
    )
}
