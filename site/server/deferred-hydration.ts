import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g
const preloads = /<link[^>]*? rel="modulepreload"[^>]*>/g

/** Inlined in the page, because a request would take longer than these 700 compressed bytes. */
const headScripts = ['hydrate-when-idle.js', 'visitor-token.js', 'keep-place.js']
  .map((name) => readFileSync(join(import.meta.dirname, '../app', name), 'utf8'))
  .map((script) => script.replace(/^\s*(\/\/|\/?\*).*\n/gm, '').replace(/^\s+/gm, ''))
  .map((script) => `(() => {${script}})()`)
  .join(';')

/**
 * Defers the module script of a rendered page and removes its preloads: app/hydrate-when-idle.js, inlined in the head,
 * runs it once the page is drawn. app/visitor-token.js serves forms and app/keep-place.js flags, before and after. Only
 * elements with the renderer's nonce placeholder are changed.
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
