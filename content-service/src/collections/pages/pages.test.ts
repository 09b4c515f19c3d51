import '../../testing/daily-on-sqlite.ts'
import { defaultPagesIn } from '@niaga/contract/default-pages'
import { endpoints } from '@niaga/contract/endpoints'
import type { BaseLocale } from '@niaga/contract/locale'
import { pagePaths } from '@niaga/contract/pages'
import { expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Page } from '../../platform/payload-types.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { isWithoutContent } from '../content/is-without-content.ts'
import { contentVersion } from '../content-versions/versions.ts'
import { createMissingPages } from './create-missing-pages.ts'

const body = getBody([{ id: 'Isi halaman.', en: '' }], 'id')

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

test.for(['id', 'en'] as const)(
  'begins with the texts of every page, in the order of the route table, in %s',
  async (locale) => {
    expect(await pagesIn(locale)).toEqual(JSON.parse(JSON.stringify(defaultPagesIn(locale))))
  },
)

test('is still without content', async () => {
  expect(await isWithoutContent(service.payload)).toBe(true)
})

test('lets an editor change the texts of a page in one language, and nothing of its address', async () => {
  const id = await getId('/tentang-kami/galeri')
  const version = await contentVersion(service)
  const change = {
    title: 'Foto',
    path: '/kontak',
    name: 'Lain',
    slug: 'foto',
    isEdited: false,
    texts: { menu_summary: 'Foto kami' },
    closing: { title: 'Mari bertemu', buttonUrl: '/bisnis' },
    seo: { title: 'Foto tambang' },
  }
  expect((await send(`/pages/${id}?locale=id`, 'PATCH', change)).status).toBe(200)
  expect(await contentVersion(service)).toBeGreaterThan(version)
  expect(await isWithoutContent(service.payload)).toBe(false)
  const stored = await service.payload.findByID({ collection: 'pages', id, locale: 'id' })
  expect(stored).toMatchObject({
    path: '/tentang-kami/galeri',
    slug: null,
    name: 'Galeri',
    isEdited: true,
  })
  expect(await pageIn('id', '/tentang-kami/galeri')).toMatchObject({
    title: 'Foto',
    intro: defaultIn('id', '/tentang-kami/galeri')?.intro,
    texts: [{ name: 'menu_summary', text: 'Foto kami' }],
    closing: { title: 'Mari bertemu', button_url: '/bisnis' },
    seo: { title: 'Foto tambang' },
  })
  expect(await pageIn('en', '/tentang-kami/galeri')).toMatchObject({
    title: 'Gallery',
    texts: [{ name: 'menu_summary', text: 'Mining illustrated' }],
    closing: { title: 'Want to see it for yourself?', button_url: '/bisnis' },
  })
})

test('fills in figures that follow the content in the style of each language, and names the unknown', async () => {
  const id = await getId('/tentang-kami/galeri')
  const data = { name: 'Emas', description: 'Kadar {emas} %, {units} unit', sortOrder: 1 }
  const { id: gold } = await service.payload.create({ collection: 'products', data })
  const english = { name: 'Gold', description: 'Purity {emas} %' }
  await service.payload.update({ collection: 'products', id: gold, locale: 'en', data: english })
  const intro = 'Ada {grades} mutu, {emas} % dari {company}.'
  expect((await send(`/pages/${id}?locale=id`, 'PATCH', { intro })).status).toBe(200)
  expect((await pageIn('id', '/tentang-kami/galeri'))?.intro).toBe(
    'Ada 0 mutu, 99,99 % dari {company}.',
  )
  const grades = ['A', 'B'].map((name) => ({ name, rows: [] }))
  await service.payload.update({ collection: 'products', id: gold, data: { grades } })
  expect((await pageIn('id', '/tentang-kami/galeri'))?.intro).toContain('Ada 2 mutu')
  const { data: list } = await (await service.call(endpoints.products.path)).json()
  expect(list.data[0]).toMatchObject({
    description: 'Kadar 99,99 %, 0 unit',
    translations: { en: { description: 'Purity 99.99 %' } },
  })
  const unknown = await send(`/pages/${id}`, 'PATCH', { intro: '{mutu} {units} {name} {tahun}' })
  expect(unknown.status).toBe(400)
  expect(await unknown.text()).toContain('{mutu}, {tahun} tidak diisi oleh apa pun.')
  const wrong = await send(`/products/${gold}`, 'PATCH', { description: '{company}' })
  expect(wrong.status).toBe(400)
  await service.payload.delete({ collection: 'products', id: gold })
})

test('goes back to an earlier version', async () => {
  const id = await getId('/bisnis')
  for (const title of ['Usaha', 'Unit usaha']) {
    expect((await send(`/pages/${id}?locale=id`, 'PATCH', { title })).status).toBe(200)
  }
  const versions = await send(`/pages/versions?where[parent][equals]=${id}&sort=createdAt`, 'GET')
  const { docs } = await versions.json()
  const { id: version } = docs.find((doc: { version: Page }) => doc.version.title === 'Usaha')
  expect((await send(`/pages/versions/${version}`, 'POST')).status).toBe(200)
  expect((await pageIn('id', '/bisnis'))?.title).toBe('Usaha')
  expect((await pageIn('en', '/bisnis'))?.title).toBe('Business')
  expect(await service.payload.findByID({ collection: 'pages', id })).toMatchObject({
    name: 'Bisnis',
    path: '/bisnis',
  })
})

test('keeps the pages of the specification', async () => {
  const id = await getId('/kontak')
  expect((await send(`/pages/${id}`, 'DELETE')).status).toBe(403)
  const all = await send('/pages?where[id][exists]=true', 'DELETE')
  expect((await all.json()).docs ?? []).toEqual([])
  expect(await pagesIn('id')).toHaveLength(pagePaths.length)
})

test('creates at a start only the pages that are missing', async () => {
  const { payload } = service
  await payload.delete({ collection: 'pages', id: await getId('/blog') })
  const version = await contentVersion(service)
  await inTransaction(payload, createMissingPages)
  expect((await pageIn('en', '/blog'))?.intro).toBe(defaultIn('en', '/blog')?.intro)
  const ofBlog = {
    collection: 'pages',
    where: { parent: { equals: await getId('/blog') } },
  } as const
  const { docs } = await payload.findVersions({ ...ofBlog, locale: 'all' })
  const intro = { id: defaultIn('id', '/blog')?.intro, en: defaultIn('en', '/blog')?.intro }
  expect(docs).toMatchObject([{ latest: true, version: { _status: 'published', intro } }])
  expect((await pageIn('id', '/tentang-kami/galeri'))?.title).toBe('Foto')
  expect(await contentVersion(service)).toBe(version + 1)
  await inTransaction(payload, createMissingPages)
  expect(await contentVersion(service)).toBe(version + 1)
})

test('publishes a page of the company’s own, and deletes it', async () => {
  const data = {
    ...{ slug: ' /Privasi/ ', title: 'Privasi', body, inFooter: true, path: '/kontak' },
    _status: 'published',
  }
  const created = await send('/pages?locale=id', 'POST', data)
  expect(created.status).toBe(201)
  const { doc } = await created.json()
  await send(`/pages/${doc.id}?locale=en`, 'PATCH', { title: 'Privacy', body })
  const page = { slug: 'privasi', body: '<p>Isi halaman.</p>', in_footer: true }
  expect((await pagesIn('id')).at(-1)).toMatchObject({ ...page, title: 'Privasi' })
  expect((await pagesIn('en')).at(-1)).toMatchObject({ ...page, title: 'Privacy' })
  expect((await send(`/pages/${doc.id}`, 'DELETE')).status).toBe(200)
  expect(await pagesIn('id')).toHaveLength(pagePaths.length)
})

test.for([
  ['', 'Isi alamat halaman.'],
  ['syarat penggunaan', 'huruf kecil'],
  ['syarat_penggunaan', 'huruf kecil'],
  ['a/b', 'huruf kecil'],
  ['..', 'huruf kecil'],
  ['a'.repeat(81), 'huruf kecil'],
  ['produk', '“produk” dipakai situs sendiri.'],
  ['KONTAK', '“kontak” dipakai situs sendiri.'],
  ['/en/', '“en” dipakai situs sendiri.'],
  ['zh', '“zh” dipakai situs sendiri.'],
  ['dokumen', '“dokumen” dipakai situs sendiri.'],
  ['sitemap', '“sitemap” dipakai situs sendiri.'],
  ['lama', 'Alamat ini dialihkan ke “/produk”.'],
] as const)('rejects the address %j with a sentence at its field', async ([slug, sentence]) => {
  if (slug === 'lama') {
    const data = { from: '/lama', to: '/produk' }
    await service.payload.create({ collection: 'redirects', data })
  }
  const response = await send('/pages?locale=id', 'POST', { slug, title: 'Judul', body })
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  expect(errors[0].data.errors).toMatchObject([
    { path: 'slug', message: expect.stringContaining(sentence) },
  ])
})

test('gives each page an address of its own', async () => {
  const data = { slug: 'syarat', title: 'Syarat', body }
  const first = await send('/pages?locale=id', 'POST', data)
  expect(first.status).toBe(201)
  const { doc } = await first.json()
  const second = await send('/pages?locale=id', 'POST', { ...data, title: 'Lain' })
  expect(JSON.stringify(await second.json())).toContain(
    'Alamat ini sudah dipakai halaman “Syarat”.',
  )
  expect((await send(`/pages/${doc.id}?locale=id`, 'PATCH', { slug: 'syarat' })).status).toBe(200)
})

async function pagesIn(locale: BaseLocale) {
  const json = await (await service.call(`/api/pages?lang=${locale}`)).json()
  expect(endpoints.pages.response.parse(json).malformed).toBe(0)
  return endpoints.pages.response.parse(json).items
}

async function pageIn(locale: BaseLocale, path: string) {
  return (await pagesIn(locale)).find((page) => page.path === path)
}

function defaultIn(locale: BaseLocale, path: string) {
  return defaultPagesIn(locale).find((page) => page.path === path)
}

async function getId(path: string): Promise<number> {
  const { docs } = await service.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
  })
  if (!docs[0]) throw new Error(`There is no page ${path}`)
  return docs[0].id
}

function send(path: string, method: string, data?: object): Promise<Response> {
  return service.callAdmin(path, { method, headers: asEditor, body: data && JSON.stringify(data) })
}
