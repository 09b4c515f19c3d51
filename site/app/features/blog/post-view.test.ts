import { productSchema, toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { getSubjects, postId, postView } from './post-view.server.ts'

const addresses = {
  picture: (kind: string, path: string | null) => path && `/media/${kind}${path}`,
  pictureSize: (kind: string) => (kind === 'blog' ? { width: 1600, height: 900 } : null),
  localise: (path: string) => `/en${path}`,
  tableName: (number: number) => `Table ${number}`,
}

const unit = { id: 1, name: 'EX-1', location: 'Sampit', offer: 'sale', state: 'free' }
const excavator = { id: 8, name: 'Excavator', units: [unit] }

test.each(['0', '01', '-1', '1.0', '1e3', '１', 'satu', '', '99999999999999999999'])(
  'reads no id from %j',
  (segment) => {
    expect(postId(segment)).toBeNull()
  },
)

test('reads an id in plain digits', () => {
  expect(postId('12')).toBe(12)
})

test('shows a post with its sanitised body and an excerpt', () => {
  const content = `<h1>Bab</h1><p onclick="x()">${'kata '.repeat(60)}</p><img src="/storage/a.webp"><a href="/produk/3">Mutu</a>`
  const post = {
    id: 12,
    title: 'Timah &amp; emas',
    image: '/b.webp',
    category: 'Logam',
    published_date: '2025-02-14T18:30:00Z',
    content,
  }
  const view = postView(post, 'id', addresses)
  expect(view).toMatchObject({
    id: 12,
    title: 'Timah & emas',
    category: 'Logam',
    date: { human: '15 Februari 2025' },
    picture: '/media/blog/b.webp',
  })
  expect(view.links).toEqual(['/produk/3'])
  expect(view.excerpt).toMatch(/^Bab kata .* kata…$/)
  expect(view.body).toContain('<h2>Bab</h2><p>kata')
  expect(view.body).toContain('src="/media/960/blog/storage/a.webp"')
  expect(view.body).toContain('width="1600" height="900"')
})

test('names the goods, grades and calculators that an article links to, each once', () => {
  const grade = { id: 1, name: 'Energi 5000', rows: [] }
  const coal = { id: 3, name: 'Batubara', sheet: '/produk/batubara', grades: [grade] }
  const goods = { products: [productSchema.parse(coal)], tools: [toolSchema.parse(excavator)] }
  const ofGrade = '/produk/3?mutu=energi-5000'
  const calculator = '/kalkulator/nilai-kalor?nilai=5800'
  const links = [
    '/produk/batubara',
    '/produk/3',
    ofGrade,
    calculator,
    '/alat/8',
    '/produk/99',
    '/kontak',
  ]
  expect(getSubjects(links, goods, 'id')).toEqual([
    { to: '/produk/3', name: 'Batubara', text: 'Energi 5000' },
    { to: ofGrade, name: 'Batubara', text: 'Energi 5000' },
    { to: calculator, name: 'Kalkulator nilai kalor', text: 'Dengan angka dari artikel ini' },
    { to: '/alat/8', name: 'Excavator', text: '1 unit ditawarkan, 1 tersedia sekarang' },
  ])
  expect(getSubjects([], goods, 'id')).toEqual([])
})
