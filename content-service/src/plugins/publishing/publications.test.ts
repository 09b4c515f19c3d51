import { expect, test } from 'vitest'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const { payload } = service
const [asEditor, asSales] = [await service.signIn('editor'), await service.signIn('sales')]
const date = new Date(Date.now() + 86_400_000).toISOString()
const notice = { slug: 'notice', id: null }

test('publishes drafts of several kinds together, and notifies once', async () => {
  const documents = [await draft('Timah', 'Uji'), notice]
  await payload.updateGlobal({ slug: 'notice', draft: true, data: { textIndonesian: 'Tutup' } })
  const version = await contentVersion(service)
  expect(await send('POST', '', { documents })).toEqual({ status: 200 })
  expect(await contentVersion(service)).toBe(version + 1)
  expect(await getStatus(documents[0])).toBe('published')
  expect((await payload.findGlobal({ slug: 'notice' }))._status).toBe('published')
})

test.for([undefined, date])('publishes none while one is incomplete: %s', async (at) => {
  const documents = [await draft('Timah', 'Uji'), await draft('Kapur', null)]
  const version = await contentVersion(service)
  const message = expect.stringContaining('wajib diisi')
  expect(await send('POST', '', { documents, date: at })).toMatchObject({
    status: 409,
    errors: [
      { data: { faults: [{ ...documents[1], message, errors: [{ path: 'description' }] }] } },
    ],
  })
  expect(await contentVersion(service)).toBe(version)
  for (const document of documents) expect(await getStatus(document)).toBe('draft')
  expect(await plans()).toEqual([])
})

test('schedules documents, removes the schedules, and records both', async () => {
  const documents = [await draft('Timah', 'Uji'), notice]
  expect(await send('POST', '', { documents, date })).toEqual({ status: 200 })
  expect(await getStatus(documents[0])).toBe('draft')
  const [first, second] = await plans()
  expect(first?.input).toMatchObject({ type: 'publish', doc: { value: `${documents[0]?.id}` } })
  expect(await send('DELETE', `/${first?.id}`, {}, {})).toMatchObject({ status: 403 })
  expect(await send('DELETE', '/999999')).toMatchObject({ status: 404 })
  expect(await plans()).toHaveLength(2)
  for (const { id } of [first, second].flatMap((plan) => plan ?? [])) {
    expect(await send('DELETE', `/${id}`)).toEqual({ status: 200 })
  }
  expect(await plans()).toEqual([])
  const about = { about: { equals: `products/${documents[0]?.id}` } }
  const { docs } = await payload.find({ collection: 'audit-log', where: about, sort: 'id' })
  const planned = { title: 'Timah', who: 'editor <editor-2@contoh.example>' }
  expect(docs).toMatchObject([
    { ...planned, event: 'plan-made' },
    { ...planned, event: 'plan-removed' },
  ])
})

test('publishes nothing without the right', async () => {
  const documents = [await draft('Timah', 'Uji')]
  for (const account of [{}, asSales]) {
    expect(await send('POST', '', { documents }, account)).toMatchObject({ status: 403 })
  }
  const data = { title: 'Menu', url: '/', sortOrder: 1, _status: 'draft' as const }
  const { id } = await payload.create({ collection: 'menu-items', data, draft: true })
  const menu = [...documents, { slug: 'menu-items', id }]
  expect(await send('POST', '', { documents: menu })).toMatchObject({ status: 409 })
  expect(await getStatus(documents[0])).toBe('draft')
  await send('POST', '', { documents: menu.slice(1), date }, await service.signIn('admin'))
  const [plan] = await plans()
  expect(await send('DELETE', `/${plan?.id}`)).toMatchObject({ status: 403 })
  expect(await plans()).toHaveLength(1)
})

test.for([
  { documents: [] },
  { documents: [notice], date: 'besok' },
  { documents: [notice], date: '2020-01-01T00:00:00.000Z' },
  { documents: [notice], type: 'delete' },
  { documents: [{ slug: 'users', id: 1 }] },
  { documents: [{ slug: 'media', id: 1 }] },
  { documents: [{ slug: 'products', id: '1' }] },
  { documents: Array.from({ length: 101 }, () => notice) },
])('publishes nothing by %j', async (body) => {
  expect(await send('POST', '', body)).toMatchObject({ status: 400 })
})

async function draft(name: string, description: string | null) {
  const data = { name, description, _status: 'draft', sortOrder: 1 } as never
  const { id } = await payload.create({ collection: 'products', data, draft: true })
  return { slug: 'products', id }
}

async function getStatus(document: { id: number | null } | undefined) {
  return (await payload.findByID({ collection: 'products', id: document?.id ?? 0 }))._status
}

async function plans() {
  const where = { taskSlug: { equals: 'schedulePublish' } }
  return (await payload.find({ collection: 'payload-jobs', where, sort: 'id' })).docs
}

async function send(method: string, path: string, json: object = {}, headers = asEditor) {
  const response = await service.callAdmin(`/publications${path}`, { method, headers, json })
  return { status: response.status, ...(await response.json()) }
}
