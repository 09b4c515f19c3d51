import type { Graph, Thing } from 'schema-dts'

/**
 * A rendered page with its structured data, in the head. Browsers take the element for data, so it is no script of the
 * Content-Security-Policy; without `<` no text in it can end it or begin a comment.
 */
export function withStructuredData(html: string, things: readonly Thing[]): string {
  if (things.length === 0) return html
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`)
}
