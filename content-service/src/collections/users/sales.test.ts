import '../../testing/daily-on-sqlite.ts'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile({}, { hasSampleContent: true })
const asSales = await service.signIn('sales')
const asEditor = await service.signIn('editor')

/** Returns all collections and globals with a form or a list, and the service's internal ones. */
function closedSlugs(): string[] {
  const open = ['messages', 'reply-templates', 'users', 'payload-preferences']
  return service.payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !open.includes(slug))
}

test('reads, annotates and downloads messages, but deletes none', async () => {
  const { id } = await makeMessage()
  expect((await send(`/messages/${id}`)).status).toBe(200)
  const change = { status: 'quoted', addNote: 'Ditelepon', message: 'x' }
  expect((await send(`/messages/${id}`, 'PATCH', change)).status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored).toMatchObject({ status: 'quoted', message: 'Halo', notes: [{ author: 'sales' }] })
  expect((await send('/messages/export')).status).toBe(200)
  expect((await send(`/messages/${id}`, 'DELETE')).status).toBe(403)
  expect((await send('/messages', 'POST', change)).status).toBe(403)
})

test('writes the templates of answers, which an editor only reads', async () => {
  const template = { name: 'Menyusul', text: 'Yth. {nama}', sortOrder: 1 }
  const created = await send('/reply-templates', 'POST', template)
  expect(created.status).toBe(201)
  const { id } = (await created.json()).doc
  const path = `/reply-templates/${id}`
  expect((await send(path, 'PATCH', { text: 'Dear {name}' }, asEditor)).status).toBe(403)
  expect((await send(path, 'DELETE', undefined, asEditor)).status).toBe(403)
  expect((await send(path, 'GET', undefined, asEditor)).status).toBe(200)
  expect((await send(path, 'DELETE')).status).toBe(200)
})

test('opens no other collection, whatever it is', async () => {
  expect(closedSlugs().length).toBeGreaterThan(20)
  for (const slug of closedSlugs()) {
    const statuses = [
      (await send(`/${slug}`)).status,
      (await send(`/${slug}/1`)).status,
      (await send(`/${slug}`, 'POST', { name: 'x' })).status,
      (await send(`/${slug}/1`, 'PATCH', { name: 'x' })).status,
      (await send(`/${slug}/1`, 'DELETE')).status,
      // Payload's own collections have no versions and reject everybody.
      slug.startsWith('payload-') ? 403 : (await send(`/${slug}/versions`)).status,
    ]
    const isClosed = statuses.every((status) => [403, 404, 405, 501].includes(status))
    expect(isClosed, `${slug}: ${statuses}`).toBe(true)
  }
})

test.for(['home-page', 'company-settings'])('opens no %s', async (slug) => {
  expect((await send(`/globals/${slug}`)).status).toBe(403)
  expect((await send(`/globals/${slug}`, 'POST', { companyName: 'x' })).status).toBe(403)
  expect((await send(`/globals/${slug}/versions`)).status).toBe(403)
})

test.for([
  '/desk/link-targets',
  '/desk/link?q=/kontak',
  '/desk/translations?slug=products&id=1',
  '/spreadsheets/products/export',
])('gets nothing from %s, which an editor does', async (path) => {
  expect((await send(path)).status).toBe(403)
  expect((await send(path, 'GET', undefined, asEditor)).status).toBe(200)
})

test('changes nothing by a spreadsheet, and restores no version', async () => {
  for (const path of [
    '/spreadsheets/products/rows',
    '/spreadsheets/products/read',
    '/spreadsheets/products/end',
    '/products/versions/1',
    '/globals/home-page/versions/1',
  ]) {
    expect((await send(path, 'POST', { isDryRun: true, rows: [] })).status, path).toBe(403)
  }
})

test('finds messages by the search, and no content', async () => {
  await makeMessage('Kim Batubara')
  const { found } = await (await send('/desk/search?q=batubara')).json()
  expect(found).toMatchObject([{ kind: 'Pesan', results: [{ title: 'Kim Batubara' }] }])
})

test('has an own account, whose role it cannot change, and sees no other', async () => {
  const { docs } = await (await send('/users')).json()
  expect(docs).toMatchObject([{ email: 'sales-2@contoh.example' }])
  const change = { name: 'Sari', role: 'admin' }
  expect((await send(`/users/${docs[0].id}`, 'PATCH', change)).status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'users', id: docs[0].id })
  expect(stored).toMatchObject({ name: 'Sari', role: 'sales' })
})

function makeMessage(name = 'Kim') {
  return service.payload.create({
    collection: 'messages',
    data: {
      ...{ name, email: 'kim@pembeli.example', message: 'Halo', status: 'new' },
      receivedAt: new Date().toISOString(),
    },
  })
}

function send(path: string, method = 'GET', body?: object, headers = asSales): Promise<Response> {
  return service.callAdmin(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
}
