import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'

let service: Service
let asAdmin: Record<string, string>
let asEditor: Record<string, string>

beforeAll(async () => {
  service = await openService()
  asAdmin = await service.signIn('admin')
  asEditor = await service.signIn('editor')
}, 60_000)

afterAll(() => service.close())

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
  expect((await send('/users', asAdmin, 'POST', account)).status).toBe(201)
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
    const answer = await send(`/users/${first?.id}`, asEditor, method, body)
    expect([403, 404]).toContain(answer.status)
  }
})

test('lets an editor change the own name, not the own role', async () => {
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

test('lets an editor sort messages, not delete them', async () => {
  const { id } = await service.payload.create({
    collection: 'messages',
    data: {
      name: 'Sari',
      email: 'sari@pembeli.example',
      message: 'Halo',
      status: 'new',
      receivedAt: new Date().toISOString(),
    },
  })
  const path = `/messages/${id}`
  expect((await send(path, asEditor, 'PATCH', { status: 'read' })).status).toBe(200)
  expect((await send(path, asEditor, 'DELETE')).status).toBe(403)
})

function send(path: string, headers: Record<string, string>, method: string, body?: object) {
  return service.callAdmin(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
}
