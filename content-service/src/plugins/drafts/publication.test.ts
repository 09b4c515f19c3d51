import '../../testing/daily-on-sqlite.ts'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { blankPng } from '../../testing/blank-png.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

let sheet: number

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

beforeAll(async () => {
  const { docs } = await service.payload.find({ collection: 'sheets', sort: 'id', limit: 1 })
  sheet = docs[0]?.id ?? 0
})

test('saves an incomplete draft, and does not publish it', async () => {
  const { doc } = await call('/products?draft=true', 'POST', { name: 'Kapur', _status: 'draft' })
  expect(
    (await call(`/products/${doc.id}`, 'PATCH', { _status: 'published' })).errors,
  ).toMatchObject([{ data: { errors: [{ path: 'description' }] } }])
  expect(await getStatus(`/api/products/${doc.id}`)).toBe(404)
  await call(`/products/${doc.id}`, 'PATCH', { description: 'Kapur tohor', _status: 'published' })
  expect(await getStatus(`/api/products/${doc.id}`)).toBe(200)
})

test('saves no copy of a document with its rows, and says so', async () => {
  const features = [{ title: 'Abu', description: '5 %' }]
  const id = await storeProduct({ features })
  const copied = await service.payload.findByID({ collection: 'products', id, depth: 0 })
  for (const query of ['?draft=true', '']) {
    const init = { method: 'POST', headers: asEditor, body: JSON.stringify(copied) }
    const response = await service.callAdmin(`/products${query}`, init)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/“id”|Isian berikut tidak valid: id/)
  }
})

test('does not publish what a draft holds in another language, if it is invalid', async () => {
  const id = await storeProduct()
  const features = [{ title: 'Abu', description: '5 %' }]
  const { doc } = await call(`/products/${id}`, 'PATCH', { features, _status: 'published' })
  const english = { name: 'x'.repeat(121), features: [{ id: doc.features[0].id, title: 'Ash' }] }
  await call(`/products/${id}?draft=true&locale=en`, 'PATCH', { ...english, _status: 'draft' })
  const published = await call(`/products/${id}?locale=id`, 'PATCH', { _status: 'published' })
  const message = expect.stringContaining('(bahasa Inggris).')
  expect(published).toMatchObject({ errors: [{ data: { errors: [{ path: 'name', message }] } }] })
  expect(await textAt(`/api/products/${id}`)).not.toContain('Ash')
  await call(`/products/${id}?draft=true&locale=en`, 'PATCH', { name: 'Coal', _status: 'draft' })
  await call(`/products/${id}?locale=id`, 'PATCH', { _status: 'published' })
  expect(await textAt(`/api/products/${id}`)).toContain('"Coal"')
})

test('does not publish a row without its required Indonesian text', async () => {
  const id = await storeProduct()
  const grades = [{ name: 'Energy 5000', rows: [] }]
  const publish = (locale: string, data: object) =>
    call(`/products/${id}?locale=${locale}`, 'PATCH', { ...data, _status: 'published' })
  const english = { name: 'Coal', description: 'Thermal coal' }
  expect(await publish('en', { ...english, grades })).toMatchObject({
    errors: [
      {
        data: {
          errors: [
            {
              path: 'grades.0.name',
              message: expect.stringContaining('(bahasa Indonesia)'),
            },
          ],
        },
      },
    ],
  })
  const { doc } = await publish('id', { grades: [{ name: 'Energi 5000', rows: [] }] })
  expect(
    await publish('en', { ...english, grades: [{ ...grades[0], id: doc.grades[0].id }] }),
  ).toMatchObject({ doc: { grades: [{ name: 'Energy 5000' }] } })
})

test('does not validate a row of another language that is no longer there', async () => {
  const question = { question: 'Apa?', answer: 'Ini.' }
  const draft = { hero: { title: 'Judul' }, faq: { items: [question, question] } }
  const { result } = await call('/globals/home-page?draft=true', 'POST', {
    ...draft,
    _status: 'draft',
  })
  const [first, second] = result.faq.items
  const tooLong = { ...second, question: 'x'.repeat(201) }
  const english = { faq: { items: [first, tooLong] }, _status: 'draft' }
  await call('/globals/home-page?draft=true&locale=en', 'POST', english)
  const both = await call('/globals/home-page?locale=id', 'POST', { _status: 'published' })
  expect(both.errors[0].data.errors).toMatchObject([{ path: 'faq.items.1.question' }])
  const rest = { faq: { items: [{ ...first, ...question }] }, _status: 'published' }
  expect(await call('/globals/home-page?locale=id', 'POST', rest)).not.toHaveProperty('errors')
})

test('does not publish a second product with one sheet', async () => {
  const id = await storeProduct({ sheet })
  const other = await storeProduct()
  await call(`/products/${other}?draft=true`, 'PATCH', { sheet, _status: 'draft' })
  const { errors } = await call(`/products/${other}`, 'PATCH', { _status: 'published' })
  expect(errors[0].data.errors).toMatchObject([{ path: 'sheet' }])
  await service.payload.delete({ collection: 'products', id })
})

test('shows no unpublished document to which a published one refers', async () => {
  const id = await storeProduct({ sheet })
  expect(await textAt(`/api/products/${id}`)).toContain('"sheet"')
  const options = { collection: 'sheets', id: sheet } as const
  await service.payload.update({ ...options, data: { _status: 'draft' } })
  expect(await textAt(`/api/products/${id}`)).not.toContain('"sheet"')
  expect(JSON.parse(await textAt(`/api/products/${id}`)).data.features).toEqual([])
  await service.payload.update({ ...options, data: { _status: 'published' } })
  await service.payload.delete({ collection: 'products', id })
})

test('unpublishes a document, and raises the version once', async () => {
  const id = await storeProduct()
  const version = await contentVersion(service)
  await call(`/products/${id}`, 'PATCH', { _status: 'draft' })
  expect(await getStatus(`/api/products/${id}`)).toBe(404)
  expect(await contentVersion(service)).toBe(version + 1)
})

const fixedPage = async () => `/pages/${(await getIds('pages'))[0]}`

const toUnpublish: [string, string, () => string | Promise<string>][] = [
  ['a sheet', 'PATCH', () => `/sheets/${sheet}`],
  ['a page of the specification', 'PATCH', fixedPage],
  ['several pages', 'PATCH', () => '/pages?where[id][exists]=true'],
  ['a global', 'POST', () => '/globals/company-settings'],
  ['what only admins delete', 'PATCH', async () => `/footer-items/${await storeFooter()}`],
]

test.for(toUnpublish)('does not unpublish %s for an editor', async ([, method, path]) => {
  const { errors } = await call(await path(), method, { _status: 'draft' })
  expect(errors).toMatchObject([{ message: expect.stringContaining('tidak dapat ditarik') }])
})

test('restores a version that was a draft as a draft', async () => {
  const id = await storeProduct()
  await call(`/products/${id}?draft=true`, 'PATCH', { name: 'Draf', _status: 'draft' })
  await call(`/products/${id}`, 'PATCH', { name: 'Terbit', _status: 'published' })
  const version = await contentVersion(service)
  const { docs } = await call(`/products/versions?where[parent][equals]=${id}&sort=-updatedAt`)
  const draft = docs.find((one: { version: { name: string } }) => one.version.name === 'Draf')
  await call(`/products/versions/${draft.id}`, 'POST')
  expect(await textAt(`/api/products/${id}`)).toContain('Terbit')
  expect(await call(`/products/${id}?draft=true`)).toMatchObject({ name: 'Draf', _status: 'draft' })
  expect(await contentVersion(service)).toBe(version)
})

test('restores a version of a global that was a draft as a draft', async () => {
  const path = '/globals/company-settings'
  await call(path, 'POST', { companyName: 'PT Lama', _status: 'published' })
  await call(`${path}?draft=true`, 'POST', { companyName: 'PT Draf', _status: 'draft' })
  await call(path, 'POST', { companyName: 'PT Baru', _status: 'published' })
  const { docs } = await call(`${path}/versions?sort=-updatedAt`)
  const findVersion = (name: string) =>
    docs.find((one: { version: { companyName: string } }) => one.version.companyName === name)
  await call(`${path}/versions/${findVersion('PT Draf').id}`, 'POST')
  expect(await textAt('/api/contact')).toContain('PT Baru')
  expect(await call(`${path}?draft=true`)).toMatchObject({ companyName: 'PT Draf' })
  await call(`${path}/versions/${findVersion('PT Lama').id}?draft=true`, 'POST')
  expect(await textAt('/api/contact')).toContain('PT Baru')
  await call(`${path}/versions/${findVersion('PT Lama').id}`, 'POST')
  expect(await textAt('/api/contact')).toContain('PT Lama')
})

test('restores no version for a stranger', async () => {
  for (const path of ['/products/versions/1', '/globals/company-settings/versions/1']) {
    expect((await service.callAdmin(path, { method: 'POST' })).status).toBe(403)
  }
})

test('moves a document to the bin and back', async () => {
  const id = await storeProduct()
  const version = await contentVersion(service)
  await call(`/products/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
  expect(await getStatus(`/api/products/${id}`)).toBe(410)
  expect(await contentVersion(service)).toBe(version + 1)
  await call(`/products/${id}?trash=true`, 'PATCH', { deletedAt: null })
  expect(await getStatus(`/api/products/${id}`)).toBe(200)
  expect(await contentVersion(service)).toBe(version + 2)
  await call(`/products/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
  await call(`/products/${id}?trash=true`, 'DELETE')
  expect(await contentVersion(service)).toBe(version + 3)
})

test('moves a draft to the bin, which visitors do not notice', async () => {
  const { doc } = await call('/products?draft=true', 'POST', { name: 'Kapur', _status: 'draft' })
  const version = await contentVersion(service)
  await call(`/products/${doc.id}`, 'PATCH', { deletedAt: new Date().toISOString() })
  await call(`/products/${doc.id}?trash=true`, 'DELETE')
  expect(await contentVersion(service)).toBe(version)
})

test('keeps a picture out of the bin while a document uses it, also one in the bin', async () => {
  const picture = await storePicture()
  const id = await storeProduct({ image: picture })
  const bin = () => call(`/media/${picture}`, 'PATCH', { deletedAt: new Date().toISOString() })
  expect((await bin()).errors).toMatchObject([{ message: expect.stringContaining('Batubara') }])
  await call(`/products/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
  expect((await bin()).errors).toMatchObject([{ message: expect.stringContaining('Batubara') }])
  await call(`/products/${id}?trash=true`, 'DELETE')
  expect(await bin()).not.toHaveProperty('errors')
})

test('publishes a draft from the bin', async () => {
  const { doc } = await call('/products?draft=true', 'POST', { name: 'Kapur', _status: 'draft' })
  await call(`/products/${doc.id}`, 'PATCH', { deletedAt: new Date().toISOString() })
  const restored = { deletedAt: null, _status: 'published' }
  const path = `/products/${doc.id}?trash=true`
  expect((await call(path, 'PATCH', restored)).errors).toMatchObject([
    { data: { errors: [{ path: 'description' }] } },
  ])
  await call(path, 'PATCH', { ...restored, description: 'Kapur tohor' })
  expect(await getStatus(`/api/products/${doc.id}`)).toBe(200)
})

test('keeps a machine out of the bin while a unit belongs to it, also one in the bin', async () => {
  const { payload } = service
  const data = { name: 'Excavator', description: 'Penggali', sortOrder: 1 }
  const { id: tool } = await payload.create({ collection: 'tools', data })
  const ofTool = { tool, name: 'Unit 3', location: 'Balikpapan', sortOrder: 1 } as const
  const unit = { ...ofTool, offer: 'hire', state: 'free' } as const
  const { id } = await payload.create({ collection: 'units', data: unit })
  const deletedAt = new Date().toISOString()
  const bin = () => call(`/tools/${tool}`, 'PATCH', { deletedAt })
  expect((await bin()).errors).toMatchObject([{ message: expect.stringContaining('Unit 3') }])
  await call(`/units/${id}`, 'PATCH', { deletedAt })
  expect((await bin()).errors).toMatchObject([{ message: expect.stringContaining('Unit 3') }])
  await call(`/units/${id}?trash=true`, 'DELETE')
  expect(await bin()).not.toHaveProperty('errors')
})

test.for([
  ['is unpublished', { _status: 'draft' }],
  ['is in the bin', { deletedAt: '2026-01-01T00:00:00.000Z' }],
] as const)('names no origin of a product that %s', async ([, change]) => {
  const place = { location: 'Kutai', description: 'Asal batubara', sortOrder: 1 }
  const origin = await service.payload.create({ collection: 'mining-locations', data: place })
  const id = await storeProduct({ origins: [origin.id] })
  expect(await textAt(`/api/products/${id}`)).toContain('"origin_ids"')
  await call(`/mining-locations/${origin.id}`, 'PATCH', change)
  expect(await textAt(`/api/products/${id}`)).not.toContain('"origin_ids"')
})

test('names no unpublished product of a mining location', async () => {
  const place = { location: 'Kutai', description: 'Asal batubara', sortOrder: 1 }
  const origin = await service.payload.create({ collection: 'mining-locations', data: place })
  const id = await storeProduct({ origins: [origin.id] })
  expect(await textAt('/api/mining-locations')).toContain(`"product_ids":[${id}]`)
  await call(`/products/${id}`, 'PATCH', { _status: 'draft' })
  expect(await textAt('/api/mining-locations')).not.toContain('"product_ids"')
})

test('moves pictures to the bin from their list, and back, and changes nothing else of many', async () => {
  const ids = [await storePicture(), await storePicture()]
  const path = `/media?where[id][in]=${ids.join(',')}`
  const deletedAt = new Date().toISOString()
  const stranger = { method: 'PATCH', body: JSON.stringify({ deletedAt }) }
  expect((await service.callAdmin(path, stranger)).status).toBe(403)
  for (const data of [{ credit: 'x' }, { deletedAt, credit: 'x' }, { deletedAt: 1 }, {}]) {
    expect(await call(path, 'PATCH', data)).toHaveProperty('errors')
  }
  expect(await call('/media', 'PATCH', { deletedAt })).toHaveProperty('errors')
  expect((await call(path)).totalDocs).toBe(2)
  await call(path, 'PATCH', { deletedAt })
  expect((await call(path)).totalDocs).toBe(0)
  await call(`/media/${ids[0]}?trash=true`, 'PATCH', { deletedAt: null })
  expect((await call(path)).totalDocs).toBe(1)
  await call(`${path}&trash=true`, 'PATCH', { deletedAt: null })
  expect((await call(path)).totalDocs).toBe(2)
  const used = await storePicture()
  const product = await storeProduct({ image: used })
  const both = `/media?where[id][in]=${ids[0]},${used}`
  const { errors } = await call(both, 'PATCH', { deletedAt })
  expect(errors).toMatchObject([{ id: used, message: expect.stringContaining('Batubara') }])
  expect((await call(`/media?where[id][equals]=${used}`)).totalDocs).toBe(1)
  await service.payload.delete({ collection: 'products', id: product })
})

test('shows no menu item below an unpublished one', async () => {
  const { payload } = service
  const item = { title: 'Induk', url: '/produk', sortOrder: 1 }
  const { id: parent } = await payload.create({ collection: 'menu-items', data: item })
  const data = { ...item, title: 'Anak', parent }
  await payload.create({ collection: 'menu-items', data })
  expect(await textAt('/api/home')).toContain(`"parent_id":${parent}`)
  const unpublished = { _status: 'draft' as const }
  await payload.update({ collection: 'menu-items', id: parent, data: unpublished })
  expect(await textAt('/api/home')).not.toMatch(/Induk|Anak/)
})

test('does not move a sheet or a page of the specification to the bin', async () => {
  const deletedAt = new Date().toISOString()
  const pages = await textAt('/api/pages')
  await call(await fixedPage(), 'PATCH', { deletedAt })
  await call('/pages?where[id][exists]=true', 'PATCH', { deletedAt })
  expect(await textAt('/api/pages')).toBe(pages)
  await call(`/sheets/${sheet}`, 'PATCH', { deletedAt })
  expect(await textAt('/api/sheets')).toContain('/produk/batubara')
})

async function call(path: string, method = 'GET', body?: object) {
  const init = { method, headers: asEditor, body: body ? JSON.stringify(body) : undefined }
  return (await service.callAdmin(path, init)).json()
}

async function getIds(collection: 'pages'): Promise<number[]> {
  const { docs } = await service.payload.find({ collection, sort: 'id', depth: 0 })
  return docs.map(({ id }) => id)
}

async function getStatus(path: string): Promise<number> {
  return (await service.call(path)).status
}

async function textAt(path: string): Promise<string> {
  return (await service.call(path)).text()
}

async function storeProduct(
  fields: Partial<RequiredDataFromCollectionSlug<'products'>> = {},
): Promise<number> {
  const data = { name: 'Batubara', description: 'Batubara termal', sortOrder: 1, ...fields }
  return (await service.payload.create({ collection: 'products', data })).id
}

async function storeFooter(): Promise<number> {
  const data = { name: 'telepon', title: 'Telepon', content: '+62', sortOrder: 1 }
  return (await service.payload.create({ collection: 'footer-items', data })).id
}

async function storePicture(): Promise<number> {
  const data = { altIndonesian: 'Uji', altEnglish: 'Test' }
  const file = { name: 'uji.png', mimetype: 'image/png', data: blankPng(8, 8), size: 0 }
  return (await service.payload.create({ collection: 'media', data, file })).id
}
