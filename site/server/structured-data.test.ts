import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, sendJson, startHost } from '../testing/host.ts'
import { startSite } from '../testing/site.ts'
import { withStructuredData } from './structured-data.ts'

afterEach(closeHosts)

const attacks = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028"\\\'',
  '$& $` </SCRIPT\t>',
]

test('no text ends the element of the data or begins another', () => {
  const html = '<html><head></head><body></head></body></html>'
  const things = attacks.map((name) => ({ '@type': 'Thing', name }) as const)
  const page = withStructuredData(html, things)
  const [before, after] = page.split('</script>')
  expect(page.match(/<\/?script|<!--/gi)).toEqual(['<script', '</script'])
  expect(after).toBe('</head><body></head></body></html>')
  const json = before?.replace('<html><head><script type="application/ld+json">', '') ?? ''
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': things })
  expect(withStructuredData(html, [])).toBe(html)
})

test('describes a page in its HTML only, and says nothing of one that failed', async () => {
  const [name = ''] = attacks
  const host = await startHost((request, response) => {
    if (request.path.startsWith('/api/products')) {
      sendJson(response, { data: [{ id: 1, name, description: name, image: null }] })
    } else if (request.path.startsWith('/api/tools')) sendJson(response, {}, 500)
    else smallContent(request, response)
  })
  const site = await startSite(host.origin)
  const html = await (await site.get('/produk')).text()
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)['@graph']).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'Produk' }] },
    { '@type': 'ItemList', itemListElement: [{ name, url: 'https://contoh.example/produk/1' }] },
  ])
  expect(html).not.toContain('<script>alert(1)')
  for (const path of ['/alat/1', '/tidak-ada']) {
    expect(await (await site.get(path)).text(), path).not.toContain('ld+json')
  }
  await site.close()
})
