import { endpoints } from '@niaga/contract/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/testing/daily-on-sqlite.ts'
import { openService, type Service } from '../../src/testing/open-service.ts'
import { smallPdf } from '../../src/testing/small-files.ts'
import {
  openThirdPartyHost,
  type StubResponse,
  type ThirdPartyHost,
} from '../../src/testing/third-party-host.ts'
import { importContent } from './import-content.ts'
import type { Report } from './report.ts'
import { type SourceHost, sourceHost } from './source-host.ts'

// A host by another vendor: it uses the other envelope and the other forms of translation, and has malformed content.

const body = `<h1>Mutu</h1><p>Kadar <b>air</b> <a href="javascript:alert(1)">turun</a>
  <img src="/files/dalam.png" alt="Grafik"></p><script>alert(1)</script>
  <table><tr><th>Abu</th><td>10<sup>3</sup></td></tr></table><pre>a</pre><p><a href="/kontak">Hubungi</a></p>`

let host: ThirdPartyHost
let source: SourceHost
let service: Service
let report: Report

beforeAll(async () => {
  host = await openThirdPartyHost()
  const image = sharp({ create: { width: 8, height: 6, channels: 3, background: 'black' } })
  const png = await image.png().toBuffer()
  const { responses } = host
  responses.set('/api/home', (locale) => ({
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
  responses.set('/api/products', {
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
  responses.set('/api/tools', { body: { data: { data: [], total: 0 } } })
  responses.set('/api/businesses', (locale) => ({
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
  responses.set('/api/managements', { body: { data: { data: [manager('a')] } } })
  responses.set('/api/mining-locations', { status: 404 })
  responses.set('/api/galleries', {
    body: {
      data: [
        { id: 1, title: 'Tongkang', description: '', image: 'files/besar.png' },
        { id: 2, title: 'Gerak', description: '', image: 'files/gerak.png' },
        { id: 3, title: 'Pindah', description: '', image: 'files/pindah.png' },
      ],
    },
  })
  responses.set('/api/pages', (locale) => ({
    body: {
      data: [
        {
          path: '/bisnis',
          title: locale === 'id' ? 'Usaha' : 'Trade',
          image: 'usaha.png',
          image_alt: locale === 'id' ? 'Jembatan timbang' : 'Weighbridge',
          texts: [{ name: 'lain', text: 'x' }],
          closing: { title: 'Ajakan', button_url: 'javascript:alert(1)' },
          seo: { description: 'Keterangan' },
        },
        { path: '/karir', title: 'Karir' },
        { slug: 'syarat', title: 'Syarat', body: locale === 'id' ? '<p>Isi</p>' : '' },
        { slug: 'kontak', title: 'Palsu', body: '<p>Isi</p>' },
        { slug: 'A B', title: 'Rusak' },
      ],
    },
  }))
  responses.set('/api/redirects', {
    body: {
      data: [
        { from: '/Lama/', to: '/bisnis', permanent: true },
        { from: '/kontak', to: '/bisnis', permanent: true },
        { from: '/keluar', to: 'https://lain.example/', permanent: true },
      ],
    },
  })
  responses.set('/api/blogs', { body: { data: [{ id: 70, title: 'Mutu' }] } })
  responses.set('/api/blogs/70', { body: { data: { id: 70, title: 'Mutu', content: body } } })
  responses.set('/usaha.png', { bytes: png })
  responses.set('/storage/batu%20bara.png', { bytes: png })
  responses.set('/files/dalam.png', { bytes: png })
  responses.set('/files/besar.png', { bytes: Buffer.alloc(10_000_001) })
  responses.set('/files/gerak.png', { bytes: await image.gif().toBuffer() })
  responses.set('/files/pindah.png', { location: 'http://169.254.169.254/latest' })
  service = await openService()
  source = sourceHost(host.origin, { timeoutMs: 5_000, responseBytes: 100_000 })
  report = await importHere()
})

afterAll(async () => {
  await service.close()
  host.close()
})

test('imports a list without a total, keyed translations and rows translated one by one', async () => {
  const { data } = await getBody('/api/products/41')
  expect(endpoints.product.response.parse({ data })).toMatchObject({
    name: 'Batubara',
    image: 'batu-bara.png',
    translations: { en: { name: 'Coal', description: 'Thermal' } },
    features: [{ title: 'Abu', description: '–', translations: { en: { title: 'Ash' } } }],
  })
})

test('imports texts that a host returns only in the requested language', async () => {
  const { data } = await getBody('/api/businesses?lang=en')
  expect(data.data).toEqual([{ id: 5, name: 'Energi', description: 'Trade', logo_image: null }])
})

test('imports settings, sections of every form and footer items below one that comes later', async () => {
  const { data } = await getBody('/api/home')
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

test('keeps what the editor offers of an article, and nothing that runs', async () => {
  const { data } = await getBody('/api/blogs/70')
  expect(data.content).toBe(
    '<h2>Mutu</h2><p>Kadar <strong>air</strong> turun</p>' +
      '<img src="/storage/dalam.png" alt="Grafik" width="8" height="6" loading="lazy">' +
      '<table><tbody><tr><th scope="col"><p>Abu</p></th><td><p>10<sup>3</sup></p></td></tr></tbody></table>' +
      '<p>a</p><p><a href="/kontak">Hubungi</a></p>',
  )
})

test('reports what it could not import', () => {
  expect(report.problems()).toEqual([
    expect.stringContaining('company-settings: socialFacebook'),
    'mining-locations: /api/mining-locations responded with 404',
    'products: 1 malformed',
    'picture https://elsewhere.example/logo.png: is on another host',
    'picture files/besar.png: /files/besar.png gave a response of more than 10000000 bytes',
    'galleries 1 (Tongkang): has no picture',
    'picture files/gerak.png: is gif, not PNG, JPEG, WebP or AVIF',
    'galleries 2 (Gerak): has no picture',
    'picture files/pindah.png: /files/pindah.png gave a redirect (302) to http://169.254.169.254, which is not followed',
    'galleries 3 (Pindah): has no picture',
    'blog-posts 70 (Mutu): <script> was omitted',
    'blog-posts 70 (Mutu): <pre> became plain text',
    'pages: 1 malformed',
    expect.stringContaining('pages 10 (/bisnis): closing.buttonUrl'),
    'pages /karir (Karir): this page does not exist here',
    expect.stringContaining('pages kontak (kontak): slug: “kontak”'),
    expect.stringContaining('redirects /kontak (/kontak): from'),
    expect.stringContaining('redirects /keluar (/keluar): to'),
  ])
})

test('updates what changed there, and keeps what an editor changed here', async () => {
  const { payload } = service
  await payload.update({ collection: 'businesses', id: 5, data: { name: 'Energi kami' } })
  host.responses.set('/api/managements', { body: { data: [manager('b')] } })
  const report = await importHere()
  expect(report.line('managements')).toBe('managements: 1 changed')
  expect(report.written()).toBe(1)
  expect((await payload.findByID({ collection: 'managements', id: 2 })).position).toBe('b')
  expect((await payload.findByID({ collection: 'businesses', id: 5 })).name).toBe('Energi kami')
})

test('does not restore what an editor deleted here', async () => {
  await service.payload.delete({ collection: 'managements', id: 2 })
  const report = await importHere()
  expect(report.problems()).toContain('managements 2 (Sari): was deleted here')
  expect((await service.payload.count({ collection: 'managements' })).totalDocs).toBe(0)
})

test('requests no picture twice', async () => {
  const before = host.requested.filter((path) => path === '/files/dalam.png').length
  await importHere()
  expect(host.requested.filter((path) => path === '/files/dalam.png')).toHaveLength(before)
})

test('imports sheets into those of the same page, and the sheet of a machine', async () => {
  const pump = { path: '/alat/pompa', name: 'Pompa', description: '', image: null, uses: ['Sump'] }
  const row = { parameter: 'Debit', unit: 'm³/jam', over: '20', source: 'specification' }
  const other = { ...pump, path: '/alat/derek', name: 'Derek', rows: [row] }
  host.responses.set('/api/sheets', (locale) => {
    const english = { ...pump, name: 'Pump', rows: [{ ...row, parameter: 'Flow', unit: 'm³/h' }] }
    const sheet = locale === 'en' ? english : { ...pump, rows: [row] }
    return { body: { data: [sheet, other, { ...pump, path: '/alat/bor', rows: [] }] } }
  })
  const tool = { name: 'Pompa', description: 'Sump', image: null, features: [], sheet: pump.path }
  const tools = [
    { ...tool, id: 3 },
    { ...tool, id: 4, sheet: '/alat/derek' },
  ]
  host.responses.set('/api/tools', { body: { data: tools } })
  const report = await importHere()
  expect(report.line('sheets')).toBe('sheets: 1 new, 1 omitted')
  expect(report.problems()).toContain('sheets /alat/derek (Derek): this page does not exist here')
  const { data: sheets } = await getBody('/api/sheets?lang=en')
  const imported = sheets.data.find(({ path }: { path: string }) => path === pump.path)
  expect(imported).toMatchObject({
    name: 'Pump',
    description: '–',
    rows: [{ parameter: 'Flow', unit: 'm³/h', over: '20' }],
    tool_id: 3,
  })
  const { data: drill } = await getBody('/api/sheets')
  expect(drill.data.at(-1).rows.length).toBeGreaterThan(3)
  const { data } = await getBody('/api/tools')
  expect(data.data[0]).toMatchObject({ sheet: pump.path, features: [{ title: 'Debit' }] })
  expect(data.data[1]).not.toHaveProperty('sheet')
  expect((await importHere()).written()).toBe(0)
})

test('imports documents with their files, and leaves out what an upload would not accept', async () => {
  const profile = { id: 8, title: 'Profil', kind: 'profile', file: 'files/8/profil.pdf', bytes: 9 }
  const document = { ...profile, valid_until: '2027-08-31', tool_ids: [3, 99], language: 'both' }
  const page = { ...profile, id: 9, title: 'Halaman', file: 'files/9/halaman.pdf' }
  const withoutFile = { ...profile, id: 10, title: 'Hilang', file: 'files/10/hilang.pdf' }
  const elsewhere = { ...profile, id: 11, file: 'https://elsewhere.example/x.pdf' }
  const specimen = {
    ...document,
    id: 12,
    title: 'Spesimen',
    file: 'files/12/spesimen.pdf',
    specimen: true,
  }
  host.responses.set('/api/documents', (locale) => {
    const english = locale === 'en' ? { title: 'Profile' } : {}
    return { body: { data: [{ ...document, ...english }, page, withoutFile, elsewhere, specimen] } }
  })
  host.responses.set('/files/8/profil.pdf', { bytes: smallPdf() })
  host.responses.set('/files/12/spesimen.pdf', { bytes: smallPdf() })
  host.responses.set('/files/9/halaman.pdf', { bytes: Buffer.from('<!doctype html>') })
  const report = await importHere()
  expect(report.line('documents')).toBe('documents: 2 new, 2 omitted')
  expect(report.problems()).toEqual(
    expect.arrayContaining([
      'documents: 1 malformed',
      expect.stringContaining('documents 9 (Halaman): file: '),
      'documents 10 (Hilang): /files/10/hilang.pdf responded with 404',
    ]),
  )
  const { data } = await getBody('/api/documents?lang=en')
  const tool = await service.payload.find({ collection: 'tools', where: { id: { equals: 3 } } })
  expect(data.data).toMatchObject([
    {
      title: 'Profile',
      valid_until: '2027-08-31',
      bytes: smallPdf().length,
      tool_ids: tool.docs.map(({ id }) => id),
    },
    { title: 'Spesimen', specimen: true },
  ])
  const before = host.requested.filter((path) => path === '/files/8/profil.pdf').length
  expect((await importHere()).line('documents')).toBe('documents: 2 unchanged, 2 omitted')
  expect(host.requested.filter((path) => path === '/files/8/profil.pdf')).toHaveLength(before)
})

test('imports texts of pages, own pages and redirects, as far as their addresses are free', async () => {
  const { data } = await getBody('/api/pages?lang=en')
  const pages = endpoints.pages.response.parse({ data }).items
  expect(pages).toHaveLength(20)
  expect(pages.find(({ path }) => path === '/bisnis')).toMatchObject({
    title: 'Trade',
    image_alt: 'Weighbridge',
    closing: { title: 'Ajakan', button_url: '/kontak' },
    texts: [{ name: 'units', text: 'Business Units' }],
    seo: { description: 'Keterangan' },
  })
  expect(pages.at(-1)).toMatchObject({ slug: 'syarat', title: 'Syarat', body: '<p>Isi</p>' })
  const redirects = await getBody('/api/redirects')
  expect(redirects.data.data).toEqual([{ from: '/lama', to: '/bisnis', permanent: true }])
})

test('imports what is on offer as far as it can be stored, and never loses its product', async () => {
  const row = { parameter: 'Kalor', unit: 'kalori', exact: '5000' }
  const grades = [
    {
      name: 'X'.repeat(500),
      price: { text: 'USD 50', valid_until: '2099-01-31', per_tonne: 50 },
      translations: { en: { price: { text: 'USD 50 a tonne' } } },
      rows: [
        { ...row, parameter: 'P'.repeat(500), basis: 'XYZ', method: 'M'.repeat(500) },
        { ...row, exact: undefined, from: '9', to: '1' },
        { ...row, rejection: '> 4000' },
        { ...row, rejection: 'kalau bau' },
        { ...row, parameter: ' ', rejection: '<4800' },
      ],
    },
    ...Array(30).fill({ name: ' ', rows: [] }),
  ]
  const terms = {
    incoterms: ['FOB', 'XXX'],
    load_ports: [{ name: ' ', kind: 'jetty', max_size: 'Y'.repeat(500) }],
    hs_code: 'bukan kode',
    notes: [{ title: ' ', text: 'T'.repeat(500), checked_on: '2026-11-22' }, { title: 'Tanpa' }],
    next_laycan: { from: '2027-03-02', to: '2027-03-01', as_of: '2026-11-22', tonnes: 'banyak' },
    payment: ['Z'.repeat(500), ...Array(50).fill('tunai')],
  }
  const references = { origin_ids: [99], contact_id: 6 }
  const product = { id: 71, name: 'Nikel', description: 'Bijih', grades, terms, ...references }
  const person = { id: 6, name: 'Rina', role: 'Bijih', languages: [], email: 'rina@lain.example' }
  host.responses.set('/api/people', { body: { data: [person] } })
  host.responses.set('/api/products', { body: { data: [product] } })
  const post = { id: 72, title: 'Bijih', content: '<p>Isi</p>', author_id: 6 }
  host.responses.set('/api/blogs', { body: { data: [post] } })
  host.responses.set('/api/blogs/72', { body: { data: post } })
  const report = await importHere()
  expect(report.line('products')).toBe('products: 1 new')
  const { data } = await getBody('/api/products/71')
  expect(data).not.toHaveProperty('origin_ids')
  expect(data.contact_id).toBe(6)
  expect((await getBody('/api/blogs/72')).data.author_id).toBe(6)
  expect(data.grades).toHaveLength(12)
  const [grade] = data.grades
  expect(grade.name).toHaveLength(60)
  expect(grade.price).toEqual({ text: 'USD 50', valid_until: '2099-01-31', per_tonne: 50 })
  expect(grade.translations.en.price).toEqual({ text: 'USD 50 a tonne' })
  expect(grade.rows).toMatchObject([
    { parameter: 'P'.repeat(80), unit: 'kalori', exact: '5000' },
    { parameter: 'Kalor' },
    { parameter: 'Kalor' },
    { parameter: '–', rejection: '< 4800' },
  ])
  expect(grade.rows.map((row: object) => 'basis' in row || 'to' in row)).not.toContain(true)
  expect(data.terms.payment).toHaveLength(12)
  expect(data.terms).toMatchObject({ incoterms: ['FOB'], load_ports: [{ name: '–' }] })
  const note = { title: '–', text: 'T'.repeat(400), checked_on: '2026-11-22' }
  expect(data.terms.notes).toMatchObject([note])
  expect(data.terms).not.toHaveProperty('hs_code')
  expect(data.terms).not.toHaveProperty('windows')
  expect((await importHere()).written()).toBe(0)
})

test('imports units with the machine that they belong to, and once', async () => {
  const unit = { id: 8, name: 'U'.repeat(200), location: ' ', offer: 'hire', state: 'free' }
  const wrong = { year: 1, hours: 99_999_999, hire: { basis: 'B'.repeat(500) } }
  const tool = { id: 72, name: 'Derek', description: 'Angkat', image: null }
  const units = [{ ...unit, ...wrong, pictures: ['tidak-ada.png'] }]
  host.responses.set('/api/tools', { body: { data: [{ ...tool, units }] } })
  const report = await importHere()
  expect(report.line('units')).toBe('units: 1 new')
  const { data } = await getBody('/api/tools/72')
  expect(data.units).toMatchObject([{ name: 'U'.repeat(80), location: '–', pictures: [] }])
  expect(data.units[0].hire.basis).toHaveLength(120)
  expect(data.units[0]).not.toHaveProperty('year')
  expect((await importHere()).written()).toBe(0)
})

test('imports a place with half a position without a position', async () => {
  const place = { id: 81, location: 'L'.repeat(200), description: '', latitude: -1.5 }
  host.responses.set('/api/mining-locations', { body: { data: [place] } })
  const report = await importHere()
  expect(report.line('mining-locations')).toBe('mining-locations: 1 new')
  const { data } = await getBody('/api/mining-locations')
  const [{ latitude, ...stored }] = data.data
  expect(latitude).toBeUndefined()
  expect(stored).toMatchObject({ id: 81, location: 'L'.repeat(160), description: '–' })
})

test('imports beside other content only with isAdded', async () => {
  const other = sourceHost(`${host.origin}/`, { timeoutMs: 5_000, responseBytes: 100_000 })
  const stranger = { ...other, host: 'http://stranger.example' }
  const rejected = importContent(service.payload, stranger, { isAdded: false, log: () => {} })
  await expect(rejected).rejects.toThrow('was not imported from http://stranger.example')
})

const failures = [
  ['a response that is not JSON', { bytes: Buffer.from('<html>') }, 'did not return JSON'],
  ['a response without data', { body: { settings: [] } }, 'does not conform to the contract'],
  ['a response that is too large', { body: { data: 'x'.repeat(100_001) } }, 'more than 100000'],
  [
    'a host that is too slow',
    { body: {}, delayMs: 2_000 },
    'gave no complete response within 200 ms',
  ],
] as const satisfies [string, StubResponse, string][]

test.for(failures)('stops at %s', { timeout: 20_000 }, async ([, response, sentence]) => {
  host.responses.set('/api/tools', response)
  const impatient = sourceHost(host.origin, { timeoutMs: 200, responseBytes: 100_000 })
  await expect(impatient.read('tools', 'id')).rejects.toThrow(sentence)
})

test.for(['', 'ftp://host.example', 'http://user:secret@host.example', 'host'])(
  'rejects "%s" as a host',
  (address) => {
    expect(() => sourceHost(address, { timeoutMs: 1, responseBytes: 1 })).toThrow('--from https://')
  },
)

function importHere() {
  return importContent(service.payload, source, { isAdded: false, log: () => {} })
}

async function getBody(path: string) {
  return (await service.call(path)).json()
}

function footerText(title: string, content: string) {
  return { locale: 'id', name: title, title, content }
}

function manager(position: string) {
  return { id: 2, name: 'Sari', position, photo_url: null }
}
