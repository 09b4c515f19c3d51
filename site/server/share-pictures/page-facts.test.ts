import { expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'

const product = {
  '@type': 'Product',
  image: 'https://contoh.example/pictures/1200/roller.webp?_v=1',
}

function page(...data: unknown[]): string {
  const scripts = data.map((value) => {
    const json = typeof value === 'string' ? value : JSON.stringify(value)
    return `<script type="application/ld+json">${json}</script>`
  })
  return `<head><title>Batubara &amp; arang | PT Contoh</title><meta name="description" content="Untuk &quot;semen&quot;."><meta property="og:site_name" content="PT Contoh">${scripts.join('')}</head><body><svg><title>Gambar</title></svg><img src="/media/160/a.webp"><img fetchpriority="high" src="/media/960/storage/coal.webp?_v=2"></body>`
}

test('reads title, description, name and the picture that matters', () => {
  expect(pageFacts(page())).toEqual({
    title: 'Batubara & arang | PT Contoh',
    description: 'Untuk "semen".',
    siteName: 'PT Contoh',
    picture: '/media/storage/coal.webp?_v=2',
  })
})

test.for([
  ['alone', product],
  ['in a list', [{ '@type': 'Organization' }, product]],
  ['in a graph', { '@graph': [{ '@type': 'WebSite' }, product] }],
] as const)('reads the picture of the product, $0', ([, data]) => {
  expect(pageFacts(page(data))).toMatchObject({
    picture: '/pictures/roller.webp?_v=1',
  })
})

test.for(['{', 'null', '[null, 1, "x"]', '{"@graph": 1}', { '@type': 'Product', image: 3 }])(
  'takes no harm from the data %j',
  (data) => {
    expect(pageFacts(page(data))).toMatchObject({
      picture: '/media/storage/coal.webp?_v=2',
    })
  },
)

test.for(['https://lain.example/x.jpg', '/produk/1', '/media/x.webp', '//lain.example/media/1/x'])(
  'takes no picture from %s',
  (image) => {
    const { picture } = pageFacts(page({ ...product, image }))
    expect(picture).toBe('/media/storage/coal.webp?_v=2')
  },
)
