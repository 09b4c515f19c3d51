import { expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { readFacts } from './facts.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

async function getMissing(slug: string, id: number | '') {
  const path = `/desk/translations?slug=${slug}&id=${id}`
  return (await service.callAdmin(path, { headers: asEditor })).json()
}

test('counts what is missing in lists as in the form, and names it', async () => {
  const { payload } = service
  const features = [
    { title: 'Kadar', description: '> 12' },
    { title: 'Warna', description: 'Merah' },
  ]
  const data = { name: 'Bauksit', description: 'Uji', sortOrder: 1, features }
  const stored = await payload.create({ collection: 'products', data })
  const { id } = stored
  expect(await getMissing('products', id)).toEqual({
    id: { count: 0, names: [] },
    en: {
      count: 5,
      names: [
        'Nama',
        'Keterangan',
        'Tabel spesifikasi 1 · Parameter',
        'Tabel spesifikasi 2 · Parameter',
        'Tabel spesifikasi 2 · Nilai',
      ],
    },
  })
  const listed = async () =>
    (await readFacts(payload, 'products')).find((one) => one.id === id)?.missing
  expect(await listed()).toEqual({ id: 0, en: 5 })
  const english = [
    { title: 'Content', description: '> 12' },
    { title: 'Colour', description: 'Red' },
  ].map((row, index) => ({ ...row, id: stored.features?.[index]?.id }))
  const texts = { name: 'Bauxite', description: 'Test', features: english }
  await payload.update({ collection: 'products', id, locale: 'en', data: texts })
  expect(await listed()).toEqual({ id: 0, en: 0 })
})

test('counts no text that the form hides', async () => {
  const { payload } = service
  const [sheet] = (
    await payload.find({
      collection: 'sheets',
      where: { path: { equals: '/produk/kuarsa' } },
      limit: 1,
      depth: 0,
    })
  ).docs
  const features = [{ title: 'Warna', description: 'Putih' }]
  const { id } = await payload.create({
    collection: 'products',
    data: { name: 'Kuarsa lain', description: 'Uji', sortOrder: 1, features, sheet: sheet?.id },
  })
  expect((await getMissing('products', id)).en.names).toEqual(['Nama', 'Keterangan'])
})

test('counts the texts of a mineral’s sheet, and no text of a machine’s', async () => {
  const { payload } = service
  const missingAt = async (path: string) => {
    const where = { path: { equals: path } }
    const [sheet] = (await payload.find({ collection: 'sheets', where, limit: 1 })).docs
    const id = sheet?.id ?? 0
    await payload.update({ collection: 'sheets', id, locale: 'en', data: { imageAlt: '' } })
    return (await readFacts(payload, 'sheets')).find((one) => one.id === id)?.missing
  }
  expect(await missingAt('/produk/emas')).toEqual({ id: 0, en: 1 })
  expect(await missingAt('/alat/excavator')).toEqual({ id: 0, en: 0 })
})

test('counts a draft’s texts and its body', async () => {
  const { payload } = service
  const body = getBody([{ id: 'Isi', en: 'Body' }], 'id')
  const data = { title: 'Kapal', body, _status: 'published' } as const
  const { id } = await payload.create({ collection: 'blog-posts', data })
  expect((await getMissing('blog-posts', id)).en.names).toEqual(['Judul', 'Isi artikel'])
  await payload.update({
    collection: 'blog-posts',
    id,
    locale: 'en',
    draft: true,
    data: { title: 'Ship', body },
  })
  expect((await getMissing('blog-posts', id)).en.count).toBe(0)
})

test('names the missing texts of a global, and nothing that an editor may not open', async () => {
  const hero = { title: 'Judul', subtitle: 'Mineral' }
  await service.payload.updateGlobal({ slug: 'home-page', data: { hero } })
  expect(await getMissing('home-page', '')).toEqual({
    id: { count: 0, names: [] },
    en: { count: 2, names: ['Pembuka · Judul', 'Pembuka · Subjudul'] },
  })
  const path = '/desk/translations?id=1&slug='
  for (const slug of ['menu-items', 'users', 'audit-log', 'constructor', '']) {
    const response = await service.callAdmin(path + slug, { headers: asEditor })
    expect(response.status, slug).toBe(404)
  }
})
