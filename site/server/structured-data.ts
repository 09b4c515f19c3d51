import type { Graph, Thing } from 'schema-dts'

/**
 * Adds structured data to the head of a rendered page. Browsers treat the element as data, so the Content-Security-Policy
 * does not cover it as a script; without `<` no text in it can end it or begin a comment.
 */
export function withStructuredData(html: string, things: readonly Thing[]): string {
  if (things.length === 0) return html
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`)
}
