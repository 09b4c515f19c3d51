import '../../testing/daily-on-sqlite.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { mayCall } from '../../platform/access/may-call.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asAdmin = await service.signIn('admin')
const asEditor = await service.signIn('editor')
const asSales = await service.signIn('sales')

const account = {
  name: 'Baru',
  email: 'baru@contoh.example',
  password: 'sandi-yang-panjang',
  role: 'admin',
}

test('makes the first account an admin', async () => {
  const { docs } = await service.payload.find({ collection: 'users', sort: 'id', limit: 1 })
  expect(docs).toMatchObject([{ role: 'admin' }])
})

test('lets an admin make accounts', async () => {
  const confirmed = { ...account, confirmation: 'sandi-untuk-uji-coba' }
  expect((await send('/users', asAdmin, 'POST', confirmed)).status).toBe(201)
})

test('lets an editor make, read, change and delete no other account', async () => {
  const { docs } = await service.payload.find({ collection: 'users', sort: 'id', limit: 1 })
  const [first] = docs
  expect(
    (await send('/users', asEditor, 'POST', { ...account, email: 'x@contoh.example' })).status,
  ).toBe(403)
  const list = await (await service.callAdmin('/users', { headers: asEditor })).json()
  expect(list.docs.map(({ email }: { email: string }) => email)).toEqual([
    'editor-2@contoh.example',
  ])
  for (const [method, body] of [
    ['PATCH', { name: 'x' }],
    ['DELETE', undefined],
  ] as const) {
    const response = await send(`/users/${first?.id}`, asEditor, method, body)
    expect([403, 404]).toContain(response.status)
  }
})

test('lets an editor change their own name, but not their own role', async () => {
  const { docs } = await service.payload.find({
    collection: 'users',
    where: { email: { equals: 'editor-2@contoh.example' } },
  })
  const id = docs[0]?.id ?? 0
  await send(`/users/${id}`, asEditor, 'PATCH', { name: 'Nama baru', role: 'admin' })
  const stored = await service.payload.findByID({ collection: 'users', id })
  expect(stored).toMatchObject({ name: 'Nama baru', role: 'editor' })
})

test('lets an editor edit content', async () => {
  const data = { name: 'Batubara', description: 'Batubara termal' }
  expect((await send('/products?locale=id', asEditor, 'POST', data)).status).toBe(201)
  const home = await send('/globals/home-page', asEditor, 'POST', { hero: { title: 'Judul' } })
  expect(home.status).toBe(200)
})

test.for([
  ...['products', 'tools', 'galleries', 'businesses', 'mining-locations', 'managements'],
  'people',
])('lets an editor make, change and delete %s', async (collection) => {
  const data = {
    name: 'Uji',
    title: 'Uji',
    location: 'Uji',
    description: 'Uji',
    position: 'Uji',
    role: 'Uji',
    phone: '021',
  }
  const image = await pictureId()
  const created = await send(`/${collection}`, asEditor, 'POST', { ...data, image })
  expect(created.status).toBe(201)
  const { doc } = await created.json()
  const path = `/${collection}/${doc.id}`
  expect((await send(path, asEditor, 'PATCH', { sortOrder: 7 })).status).toBe(200)
  expect((await send(path, asEditor, 'DELETE')).status).toBe(200)
})

test.for([
  ['menu-items', { title: 'Beranda', url: '/', sortOrder: 1 }, { url: '/x' }],
  ['footer-items', { name: 'jam', title: 'Jam', content: '08–16', sortOrder: 1 }, { content: '' }],
] as const)('leaves %s to admins', async ([collection, data, change]) => {
  const { id } = await service.payload.create({ collection, data })
  const path = `/${collection}/${id}`
  expect((await send(`/${collection}`, asEditor, 'POST', data)).status).toBe(403)
  expect((await send(path, asEditor, 'PATCH', change)).status).toBe(403)
  expect((await send(path, asEditor, 'DELETE')).status).toBe(403)
  expect((await send(path, asAdmin, 'PATCH', change)).status).toBe(200)
})

test('lets an editor change the status of messages, but not delete them', async () => {
  const path = `/messages/${await messageId()}`
  expect((await send(path, asEditor, 'PATCH', { status: 'read' })).status).toBe(200)
  expect((await send(path, asEditor, 'DELETE')).status).toBe(403)
  expect((await send(path, asAdmin, 'DELETE')).status).toBe(200)
})

test('lets an editor assign a message to a colleague, which outlives the account', async () => {
  const data = { ...account, email: 'pergi@contoh.example', role: 'editor' } as const
  const { id: colleague } = await service.payload.create({ collection: 'users', data })
  const id = await messageId()
  const change = { assignedTo: colleague }
  expect((await send(`/messages/${id}`, asEditor, 'PATCH', change)).status).toBe(200)
  const { assignedTo } = await (await send(`/messages/${id}?depth=2`, asEditor, 'GET')).json()
  expect(assignedTo).toBe(colleague)
  expect((await send(`/users/${colleague}`, asAdmin, 'DELETE')).status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored).toMatchObject({ ...received, assignedTo: null })
})

test('lets nobody create or change a message, only annotate it', async () => {
  const id = await messageId()
  for (const headers of [asEditor, asAdmin]) {
    expect((await send('/messages', headers, 'POST', received)).status).toBe(403)
    const response = await send(`/messages/${id}`, headers, 'PATCH', {
      ...{ name: 'x', email: 'x@contoh.example', phone: '1', message: 'x' },
      ...{ receivedAt: '2020-01-01T00:00:00.000Z', status: 'quoted', addNote: 'Ditelepon' },
    })
    expect(response.status).toBe(200)
    const stored = await service.payload.findByID({ collection: 'messages', id })
    expect(stored).toMatchObject({ ...received, status: 'quoted' })
    expect(stored.notes?.at(-1)?.text).toBe('Ditelepon')
  }
})

test.for(['payload-jobs', 'leases', 'content-versions'])(
  'lets an editor change nothing of %s',
  async (collection) => {
    expect((await send(`/${collection}`, asEditor, 'POST', {})).status).toBeGreaterThanOrEqual(403)
  },
)

/** The functions of Payload's pages, with the right that the REST API requires for the same action. */
const serverFunctions: [
  string,
  'read' | 'update',
  (slug: string, kind: string) => Record<string, unknown>,
][] = [
  ['form-state', 'read', (slug, kind) => ({ [`${kind}Slug`]: slug, id: 1 })],
  ['render-document', 'read', (slug) => ({ collectionSlug: slug, docID: 1 })],
  ['render-document-slots', 'read', (slug) => ({ collectionSlug: slug, id: 1 })],
  ['render-field', 'read', (slug, kind) => ({ schemaPath: `${kind}.${slug}.title` })],
  ['render-list', 'read', (slug) => ({ collectionSlug: slug })],
  ['table-state', 'read', (slug) => ({ collectionSlug: ['messages', slug] })],
  ['copy-data-from-locale', 'update', (slug, kind) => ({ [`${kind}Slug`]: slug, docID: 1 })],
  ['get-upcoming-scheduled-publish', 'update', (slug) => ({ collectionSlug: slug, id: 1 })],
]

test.for(['sales', 'editor', 'admin'] as const)(
  'lets %s call a server function where the REST API lets them do the same',
  async (role) => {
    const req = await getRequest(role)
    const userId = req.user?.id
    const headers = { admin: asAdmin, editor: asEditor, sales: asSales }[role]
    const rights = await (await service.callAdmin('/access', { headers })).json()
    const owners = (['collection', 'global'] as const).flatMap((kind) =>
      service.payload.config[`${kind}s`].map(({ slug }) => [kind, slug] as const),
    )
    // Collections whose rules apply to single documents.
    const ofOneself = ['users', 'payload-preferences']
    for (const [kind, slug] of owners.filter(([, one]) => !ofOneself.includes(one))) {
      for (const [name, right, argsFor] of serverFunctions) {
        const isAllowed = await mayCall(req, { name, args: argsFor(slug, kind) })
        expect(isAllowed, `${name} ${slug}`).toBe(Boolean(rights[`${kind}s`]?.[slug]?.[right]))
      }
    }
    for (const name of ['form-state', 'render-document']) {
      const call = (args: object) =>
        mayCall(req, { name, args: { collectionSlug: 'users', ...args } })
      expect(await call({ id: userId })).toBe(true)
      expect(await call({ id: userId, data: { id: 1 } })).toBe(role === 'admin')
    }
    for (const name of ['schedule-publish', 'slugify', 'constructor', '']) {
      expect(await mayCall(req, { name, args: {} })).toBe(false)
    }
  },
)

const received = {
  name: 'Sari',
  email: 'sari@pembeli.example',
  message: 'Halo',
  receivedAt: '2026-11-01T00:00:00.000Z',
}

async function getRequest(role: string): Promise<PayloadRequest> {
  const where = { email: { equals: `${role}-2@contoh.example` } }
  const { docs } = await service.payload.find({ collection: 'users', where })
  const [user] = docs
  return createLocalReq(user ? { user } : {}, service.payload)
}

async function messageId(): Promise<number> {
  const data = { ...received, status: 'new' } as const
  const { id } = await service.payload.create({ collection: 'messages', data })
  return id
}

async function pictureId(): Promise<number> {
  const bytes = await readFile(
    join(import.meta.dirname, '../../../sample/pictures/logo-energy.webp'),
  )
  const file = { data: bytes, mimetype: 'image/webp', name: 'uji.webp', size: bytes.byteLength }
  const data = { altIndonesian: 'Uji', altEnglish: 'Test' }
  const { id } = await service.payload.create({ collection: 'media', data, file })
  return id
}

function send(path: string, headers: Record<string, string>, method: string, body?: object) {
  return service.callAdmin(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
}
