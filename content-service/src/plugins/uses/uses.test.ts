import { type CollectionSlug, createLocalReq, type FlattenedField } from 'payload'
import { expect, test, vi } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { blankPng } from '../../testing/blank-png.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { findUses, getUseTexts } from './find-uses.ts'
import { canReferTo, getReferencePaths, referencesIn } from './references.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')
const asSales = await service.signIn('sales')

test('deletes an unused picture', async () => {
  const id = await storePicture()
  expect((await remove(id)).status).toBe(200)
})

test('keeps a picture of a product and names the product', async () => {
  const image = await storePicture()
  const data = { name: 'Batubara', description: 'Termal', sortOrder: 1, image }
  await service.payload.create({ collection: 'products', data })
  await expectKept(image, 'Produk “Batubara”')
})

test('lists the uses to editors only', async () => {
  const image = await storePicture()
  const data = { title: 'Kapal', image, sortOrder: 1 }
  const { id } = await service.payload.create({ collection: 'galleries', data })
  const read = (headers: object) =>
    service.callAdmin(`/media/${image}/uses`, { headers: { ...headers } })
  const href = `/admin/collections/galleries/${id}`
  expect(await (await read(asEditor)).json()).toEqual({
    uses: [{ href, name: 'Isi galeri “Kapal”', isHarmless: false }],
    isFull: false,
    isComplete: true,
  })
  for (const account of [{}, asSales]) expect((await read(account)).status).toBe(403)
})

test('keeps each picture of a unit that has several', async () => {
  const [first, second] = [await storePicture(), await storePicture()]
  const kind = { name: 'Excavator', description: 'Penggali', sortOrder: 1 }
  const { id: tool } = await service.payload.create({ collection: 'tools', data: kind })
  const unit = { name: 'Unit satu', tool, location: 'Bontang', sortOrder: 1 }
  await service.payload.create({
    collection: 'units',
    data: { ...unit, offer: 'hire', state: 'free', pictures: [first, second] },
  })
  for (const picture of [first, second]) await expectKept(picture, 'Unit “Unit satu”')
})

test('keeps the picture of a section of the home page', async () => {
  const image = await storePicture()
  const hero = { title: 'Judul', image }
  await service.payload.updateGlobal({ slug: 'home-page', data: { hero } })
  await expectKept(image, 'Beranda')
})

test.for(['id', 'en'] as const)(
  'keeps a picture inside the %s text of an article',
  async (locale) => {
    const value = await storePicture()
    const { id } = await service.payload.create({
      collection: 'blog-posts',
      data: { title: `Kapal ${locale}`, body: withPicture(null), _status: 'published' },
    })
    const data = { title: `Kapal ${locale}`, body: withPicture(value) }
    await service.payload.update({ collection: 'blog-posts', id, locale, data })
    await expectKept(value, `Artikel blog “Kapal ${locale}”`)
  },
)

test('keeps a picture that only the draft of a published article shows', async () => {
  const image = await storePicture()
  const { id } = await service.payload.create({
    collection: 'blog-posts',
    data: { title: 'Terbit', body: withPicture(null), _status: 'published' },
  })
  const data = { title: 'Draf', image }
  await service.payload.update({ collection: 'blog-posts', id, draft: true, data })
  await expectKept(image, 'Artikel blog “Draf”')
})

test('names the used pictures of a selection, and deletes the others', async () => {
  const image = await storePicture()
  const free = await storePicture()
  const data = { title: 'Kapal', body: withPicture(image) }
  await service.payload.create({ collection: 'blog-posts', data })
  const query = `where[id][in][0]=${image}&where[id][in][1]=${free}`
  const response = await service.callAdmin(`/media?${query}`, {
    method: 'DELETE',
    headers: asEditor,
  })
  const { docs, errors } = await response.json()
  expect(docs.map(({ id }: { id: number }) => id)).toEqual([free])
  expect(errors[0].message).toContain('Artikel blog “Kapal”')
})

test('keeps the article of a selection to which another one links', async () => {
  const store = (title: string, body = withPicture(null)) =>
    service.payload.create({ collection: 'blog-posts', data: { title, body } })
  const [used, free] = [await store('Tujuan'), await store('Bebas')]
  await store('Menautkan', withLink(`/en/blog/${used.id}#harga`))
  const response = await service.callAdmin(`/blog-posts?where[id][in]=${used.id},${free.id}`, {
    method: 'PATCH',
    headers: { ...asEditor, 'Content-Type': 'application/json' },
    body: JSON.stringify({ deletedAt: new Date().toISOString() }),
  })
  const { docs, errors } = await response.json()
  expect(docs.map(({ id }: { id: number }) => id)).toEqual([free.id])
  expect(errors[0].message).toContain('Artikel blog “Menautkan”')
})

test('reads the content once for several pictures that are moved to the bin together', async () => {
  const free: number[] = []
  while (free.length < 5) free.push(await storePicture())
  const reads = vi.spyOn(service.payload, 'findGlobal')
  const response = await service.callAdmin(`/media?where[id][in]=${free.join(',')}`, {
    method: 'PATCH',
    headers: { ...asEditor, 'Content-Type': 'application/json' },
    body: JSON.stringify({ deletedAt: new Date().toISOString() }),
  })
  expect((await response.json()).docs).toHaveLength(5)
  expect(reads).toHaveBeenCalledTimes(2 * service.payload.globals.config.length)
  reads.mockRestore()
})

test('leads to the unused pictures, the used ones and those without a text', async () => {
  const [used, unused] = [await storePicture(), await storePicture()]
  const data = { title: 'Kapal', image: used, sortOrder: 1 }
  await service.payload.create({ collection: 'galleries', data })
  await service.payload.update({ collection: 'media', id: used, data: { altEnglish: '–' } })
  const open = async (name: string, headers: object) => {
    const init = { headers: { ...headers }, redirect: 'manual' } as const
    const response = await service.callAdmin(`/media/lists/${name}`, init)
    const [, query = ''] = response.headers.get('location')?.split('?') ?? []
    const list = await service.callAdmin(`/media?limit=100&${query}`, { headers: asEditor })
    const { docs } = await list.json()
    return [response.status, ...docs.map(({ id }: { id: number }) => id)]
  }
  const lists = await Promise.all(['used', 'unused', 'missing'].map((one) => open(one, asEditor)))
  expect(lists.map((list) => [list.includes(used), list.includes(unused)])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ])
  expect((await open('other', asEditor))[0]).toBe(404)
  for (const account of [{}, asSales]) {
    expect((await open('used', account))[0]).toBe(403)
  }
})

test('keeps a menu item below which another one is, and lets that one go first', async () => {
  const asAdmin = await service.signIn('admin')
  const item = (data: object) => ({ title: 'Induk', url: '/', sortOrder: 1, ...data })
  const { id: parent } = await service.payload.create({ collection: 'menu-items', data: item({}) })
  const data = item({ title: 'Anak', parent })
  const { id: child } = await service.payload.create({ collection: 'menu-items', data })
  const remove = (id: number) =>
    service.callAdmin(`/menu-items/${id}`, { method: 'DELETE', headers: asAdmin })
  const rejected = await remove(parent)
  expect(rejected.status).toBe(409)
  expect((await rejected.json()).errors[0].message).toBe(
    'Isi menu ini masih dipakai di: Isi menu “Anak”. Pilih isi menu lain di sana dulu, lalu hapus isi menu ini.',
  )
  expect((await remove(child)).status).toBe(200)
  expect((await remove(parent)).status).toBe(200)
})

test.for(['/blog/ID', '/en/blog/ID#harga', '/blog/./ID/', '/blog/ID?a=b'])(
  'finds a link to an article that is written %s, also in a draft and in the bin',
  async (spelling) => {
    const { payload } = service
    const data = { title: 'Tujuan', body: withPicture(null), _status: 'published' } as const
    const { id } = await payload.create({ collection: 'blog-posts', data })
    const body = withLink(spelling.replace('ID', String(id)))
    const linking = { collection: 'blog-posts', data: { title: 'Menautkan', body } } as const
    const { id: other } = await payload.create({ ...linking, draft: true })
    expect(await getUseNames('blog-posts', id)).toEqual(['Artikel blog “Menautkan”'])
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'blog-posts', id: other, data: { deletedAt } })
    expect(await getUseNames('blog-posts', id)).toEqual(['Artikel blog “Menautkan”'])
    await payload.delete({ collection: 'blog-posts', id: other, trash: true })
    expect(await getUseNames('blog-posts', id)).toEqual([])
  },
)

test('does not take an article for one whose number begins alike', async () => {
  const image = await storePicture()
  const body = withPicture(image * 10)
  const data = { title: 'Lain', body, _status: 'published' } as const
  const { id } = await service.payload.create({ collection: 'blog-posts', data })
  expect(await getUseNames('media', image)).toEqual([])
  await service.payload.delete({ collection: 'blog-posts', id })
})

test('looks at every article where a file has a name that a link may spell in several ways', () => {
  expect(getUseTexts(7, '/files/7/daftar harga.pdf')).toBeNull()
  expect(getUseTexts(7, '/files/7/daftar-harga.pdf')).toContain('/daftar-harga.pdf')
  // A browser treats a backslash as a slash.
  expect(JSON.stringify('/blog\\7')).toContain(getUseTexts(7, '/blog/7')?.at(-1))
})

test('stops when it is told to, and says so', async () => {
  const image = await storePicture()
  const req = await createLocalReq({}, service.payload)
  const target = { slug: 'media', id: image } as const
  expect(await findUses(req, target, { isOver: () => true })).toEqual({
    uses: [],
    isFull: false,
    isComplete: false,
  })
  expect(await findUses(req, target)).toEqual({ uses: [], isFull: false, isComplete: true })
})

test('knows every field of an article that may refer to something', () => {
  const { flattenedFields } = service.payload.collections['blog-posts'].config
  expect(getReferencePaths(flattenedFields, 'media')).toEqual(['image', 'seo.image'])
  const types = flattenedFields.filter((field) => canReferTo([field], 'media'))
  expect(types.map(({ name }) => name)).toEqual(['image', 'body', 'seo'])
})

test('finds what a document refers to in rows and in several collections, whatever the language', () => {
  const target = { type: 'relationship', name: 'one', relationTo: 'products' }
  const fields = [
    target,
    { type: 'relationship', name: 'many', relationTo: ['tools', 'media'], hasMany: true },
    { type: 'upload', name: 'pictures', relationTo: 'media', hasMany: true },
    { type: 'relationship', name: 'each', relationTo: 'tools', localized: true },
    { type: 'array', name: 'rows', flattenedFields: [target] },
    { type: 'group', name: 'part', flattenedFields: [target] },
  ] as FlattenedField[]
  const data = {
    one: { id: 1 },
    many: [
      { relationTo: 'tools', value: 2 },
      { relationTo: 'media', value: { id: 3 } },
    ],
    pictures: [8, 9],
    each: { id: 4, en: 5 },
    rows: [{ one: 6 }, { one: null }, null],
    part: { one: 7 },
  }
  expect(
    [...referencesIn(fields, data)].map(({ collection, id, isOneOfMany }) => [
      collection,
      id,
      isOneOfMany,
    ]),
  ).toEqual([
    ['products', 1, false],
    ['tools', 2, true],
    ['media', 3, true],
    ['media', 8, false],
    ['media', 9, false],
    ['tools', 4, false],
    ['tools', 5, false],
    ['products', 6, false],
    ['products', 7, false],
  ])
})

async function expectKept(id: number, place: string) {
  const response = await remove(id)
  expect(response.status).toBe(409)
  expect((await response.json()).errors[0].message).toBe(
    `Gambar ini masih dipakai di: ${place}. Pilih gambar lain di sana dulu, lalu hapus gambar ini.`,
  )
  await expect(service.payload.findByID({ collection: 'media', id })).resolves.toMatchObject({ id })
}

function remove(id: number) {
  return service.callAdmin(`/media/${id}`, { method: 'DELETE', headers: asEditor })
}

async function storePicture(): Promise<number> {
  const data = blankPng(8, 8)
  const { id } = await service.payload.create({
    collection: 'media',
    data: { altIndonesian: 'Uji', altEnglish: 'Test' },
    file: { data, mimetype: 'image/png', name: 'uji.png', size: data.byteLength },
  })
  return id
}

function withPicture(value: number | null) {
  const body = getBody([{ id: 'Isi', en: 'Body' }], 'id')
  if (value !== null) {
    const node = { type: 'upload', version: 3, relationTo: 'media', value, id: 'a', fields: null }
    body.root.children.push(node)
  }
  return body
}

function withLink(url: string) {
  const body = withPicture(null)
  const text = { type: 'text', version: 1, text: 'Lihat', format: 0, detail: 0, mode: 'normal' }
  const container = { version: 3, direction: 'ltr', format: '', indent: 0 } as const
  const fields = { linkType: 'custom', url, newTab: false }
  body.root.children.push({
    type: 'paragraph',
    ...container,
    children: [{ type: 'link', ...container, id: 'a', fields, children: [{ ...text, style: '' }] }],
  })
  return body
}

async function getUseNames(slug: CollectionSlug, id: number) {
  const req = await createLocalReq({}, service.payload)
  const { uses, isComplete } = await findUses(req, { slug, id })
  expect(isComplete).toBe(true)
  return uses.map(({ name }) => name)
}
