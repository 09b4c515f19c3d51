import { endpoints } from '@niaga/contract/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../../src/testing/open-service.ts'
import { type Answer, type OddHost, openOddHost } from '../../src/testing/third-party-host.ts'
import { importContent } from './import-content.ts'
import type { Report } from './report.ts'
import { type SourceHost, sourceHost } from './source-host.ts'

// A host of another make: the other envelope, the other forms of translation, and faults.

const body = `<h1>Mutu</h1><p>Kadar <b>air</b> <a href="javascript:alert(1)">turun</a>
  <img src="/files/dalam.png" alt="Grafik"></p><script>alert(1)</script>
  <table><tr><td>12 %</td></tr></table><p><a href="/kontak">Hubungi</a></p>`

let host: OddHost
let source: SourceHost
let service: Service
let report: Report

beforeAll(async () => {
  host = await openOddHost()
  const image = sharp({ create: { width: 8, height: 6, channels: 3, background: 'black' } })
  const png = await image.png().toBuffer()
  const { answers } = host
  answers.set('/api/home', (locale) => ({
    body: {
      data: {
        settings: [
          { key: 'company_name', value: 'PT Lain' },
          { key: 'company_vision', value: 'Maju' },
          { key: 'company_vision_en', value: 'Onward' },
          { key: 'contact_working_hours', value: ['Senin', 'Selasa'] },
          { key: 'social_facebook', value: 'facebook' },
        ],
        menus: [],
        footers: [
          { id: 8, parent_id: 9, sort_order: 2, translations: [footerText('Telepon', '021')] },
          { id: 9, parent_id: null, sort_order: 1, translations: [footerText('Kontak', '')] },
        ],
        sections: [
          { order: 1, translations: [{ locale: 'id', content: '{"title":"Selamat datang"}' }] },
          ...['Siapa?', 'Di mana?'].map((title) => ({
            order: 4,
            translations: [{ locale: 'id', content: { title, description: 'Jawaban' } }],
          })),
        ],
        latest_news: locale === 'id' ? [] : {},
      },
    },
  }))
  answers.set('/api/products', {
    body: {
      data: [
        {
          id: 41,
          name: 'Batubara',
          description: 'Termal',
          image: 'batu bara.png',
          translations: { en: { name: 'Coal', description: 'Thermal' } },
          features: [
            {
              id: 1,
              title: 'Abu',
              description: '',
              translations: [{ locale: 'en', title: 'Ash', description: '' }],
            },
          ],
        },
        { id: 'x', name: 'Rusak' },
      ],
    },
  })
  answers.set('/api/tools', { body: { data: { data: [], total: 0 } } })
  answers.set('/api/businesses', (locale) => ({
    body: {
      data: [
        {
          id: 5,
          name: 'Energi',
          description: locale === 'id' ? 'Perdagangan' : 'Trade',
          logo_image: 'https://elsewhere.example/logo.png',
        },
      ],
    },
  }))
  answers.set('/api/managements', { body: { data: { data: [manager('a')] } } })
  answers.set('/api/mining-locations', { status: 404 })
  answers.set('/api/galleries', {
    body: {
      data: [
        { id: 1, title: 'Tongkang', description: '', image: 'files/besar.png' },
        { id: 2, title: 'Gerak', description: '', image: 'files/gerak.png' },
        { id: 3, title: 'Pindah', description: '', image: 'files/pindah.png' },
      ],
    },
  })
  answers.set('/api/blogs', { body: { data: [{ id: 70, title: 'Mutu' }] } })
  answers.set('/api/blogs/70', { body: { data: { id: 70, title: 'Mutu', content: body } } })
  answers.set('/storage/batu%20bara.png', { bytes: png })
  answers.set('/files/dalam.png', { bytes: png })
  answers.set('/files/besar.png', { bytes: Buffer.alloc(10_000_001) })
  answers.set('/files/gerak.png', { bytes: await image.gif().toBuffer() })
  answers.set('/files/pindah.png', { location: 'http://169.254.169.254/latest' })
  service = await openService()
  source = sourceHost(host.origin, { timeoutMs: 5_000, responseBytes: 100_000 })
  report = await importHere()
}, 60_000)

afterAll(async () => {
  await service.close()
  host.close()
})

test('takes a list without a total, keyed translations and rows translated one by one', async () => {
  const { data } = await answerOf('/api/products/41')
  expect(endpoints.product.response.parse({ data })).toMatchObject({
    name: 'Batubara',
    image: 'batu-bara.png',
    translations: { en: { name: 'Coal', description: 'Thermal' } },
    features: [{ title: 'Abu', description: '–', translations: { en: { title: 'Ash' } } }],
  })
})

test('takes texts that a host tells in the asked language only', async () => {
  const { data } = await answerOf('/api/businesses?lang=en')
  expect(data.data).toEqual([{ id: 5, name: 'Energi', description: 'Trade', logo_image: null }])
})

test('takes settings, sections of every form and footer items below one that comes later', async () => {
  const { data } = await answerOf('/api/home')
  const { settings, sections, footers } = endpoints.home.response.parse({ data })
  const setting = (key: string) => settings.find((entry) => entry.key === key)?.value
  expect(setting('company_vision_en')).toBe('Onward')
  expect(setting('contact_working_hours')).toEqual(['Senin', 'Selasa'])
  expect(sections.map(({ order }) => order)).toEqual([1, 4])
  expect(sections[1]?.translations[0]?.content.items).toEqual([
    { question: 'Siapa?', answer: 'Jawaban' },
    { question: 'Di mana?', answer: 'Jawaban' },
  ])
  expect(footers.map(({ id, parent_id }) => [id, parent_id])).toEqual([
    [9, null],
    [8, 9],
  ])
})

test('keeps of an article what the editor offers, and nothing that runs', async () => {
  const { data } = await answerOf('/api/blogs/70')
  expect(data.content).toBe(
    '<h2>Mutu</h2><p>Kadar <strong>air</strong> turun</p>' +
      '<img src="/storage/dalam.png" alt="Grafik" width="8" height="6" loading="lazy">' +
      '<p>12 %</p><p><a href="/kontak">Hubungi</a></p>',
  )
})

test('says what it could not take', () => {
  expect(report.problems()).toEqual([
    expect.stringContaining('company-settings: socialFacebook'),
    'products: 1 malformed',
    'picture https://elsewhere.example/logo.png: lies on another host',
    'mining-locations: /api/mining-locations answered 404',
    'picture files/besar.png: /files/besar.png gave a response of more than 10000000 bytes',
    'galleries 1 (Tongkang): has no picture',
    'picture files/gerak.png: is gif, not PNG, JPEG, WebP or AVIF',
    'galleries 2 (Gerak): has no picture',
    'picture files/pindah.png: /files/pindah.png gave a redirect (302) to http://169.254.169.254, which is not followed',
    'galleries 3 (Pindah): has no picture',
    'blog-posts 70 (Mutu): <script> was left out',
    'blog-posts 70 (Mutu): <table> became plain text',
  ])
})

test('takes over what changed there, and leaves alone what an editor changed here', async () => {
  const { payload } = service
  await payload.update({ collection: 'businesses', id: 5, data: { name: 'Energi kami' } })
  host.answers.set('/api/managements', { body: { data: [manager('b')] } })
  const report = await importHere()
  expect(report.line('managements')).toBe('managements: 1 changed')
  expect(report.written()).toBe(1)
  expect((await payload.findByID({ collection: 'managements', id: 2 })).position).toBe('b')
  expect((await payload.findByID({ collection: 'businesses', id: 5 })).name).toBe('Energi kami')
})

test('lets what an editor deleted here be gone', async () => {
  await service.payload.delete({ collection: 'managements', id: 2 })
  const report = await importHere()
  expect(report.problems()).toContain('managements 2 (Sari): was deleted here')
  expect((await service.payload.count({ collection: 'managements' })).totalDocs).toBe(0)
})

test('asks for no picture twice', async () => {
  const before = host.asked.filter((path) => path === '/files/dalam.png').length
  await importHere()
  expect(host.asked.filter((path) => path === '/files/dalam.png')).toHaveLength(before)
})

test('takes content beside other content only when it is told to', async () => {
  const other = sourceHost(`${host.origin}/`, { timeoutMs: 5_000, responseBytes: 100_000 })
  const stranger = { ...other, host: 'http://stranger.example' }
  const refused = importContent(service.payload, stranger, { isAdded: false, tell: () => {} })
  await expect(refused).rejects.toThrow('did not come from http://stranger.example')
})

const failures = [
  ['a host that answers something else', { bytes: Buffer.from('<html>') }, 'does not answer JSON'],
  ['an answer without data', { body: { settings: [] } }, 'does not keep the contract'],
  ['an answer that is too large', { body: { data: 'x'.repeat(100_001) } }, 'more than 100000'],
  [
    'a host that is too slow',
    { body: {}, delayMs: 2_000 },
    'gave no complete response within 200 ms',
  ],
] as const satisfies [string, Answer, string][]

test.for(failures)('gives up at %s', { timeout: 20_000 }, async ([, answer, sentence]) => {
  host.answers.set('/api/tools', answer)
  const impatient = sourceHost(host.origin, { timeoutMs: 200, responseBytes: 100_000 })
  await expect(impatient.read('tools', 'id')).rejects.toThrow(sentence)
})

test.for(['', 'ftp://host.example', 'http://user:secret@host.example', 'host'])(
  'refuses "%s" as a host',
  (address) => {
    expect(() => sourceHost(address, { timeoutMs: 1, responseBytes: 1 })).toThrow('--from https://')
  },
)

function importHere() {
  return importContent(service.payload, source, { isAdded: false, tell: () => {} })
}

async function answerOf(path: string) {
  return (await service.call(path)).json()
}

function footerText(title: string, content: string) {
  return { locale: 'id', name: title, title, content }
}

function manager(position: string) {
  return { id: 2, name: 'Sari', position, photo_url: null }
}
