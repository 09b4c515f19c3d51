const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g
const preloads = /<link[^>]*? rel="modulepreload"[^>]*>/g

/**
 * Keeps the module of a rendered page still, and drops what would fetch it ahead: app/begin.js runs it once the page
 * is there. Only elements that bear the renderer's mark are touched.
 */
export function delayScript(markedHtml: string, mark: string): string {
  const attribute = ` nonce="${mark}"`
  return markedHtml
    .replace(preloads, (link) => (link.includes(attribute) ? '' : link))
    .replace(moduleScript, (script, before: string, after: string) =>
      (before + after).includes(attribute)
        ? `<script${before} type="text/late"${after.replace(' async=""', '')}>`
        : script,
    )
}
