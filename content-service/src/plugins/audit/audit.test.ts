import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import { getCookie, origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { pruneAuditLog } from './audit-log.ts'

const json = { 'Content-Type': 'application/json', Origin: origin }
const password = 'sandi-untuk-uji-coba'
const rani = { name: 'Rani', email: 'rani@contoh.example', password, role: 'editor' } as const

const service = await openServiceForFile()
const asAdmin = await service.signIn('admin')
const asEditor = await service.signIn('editor')

beforeAll(async () => {
  await service.payload.create({ collection: 'users', data: rani })
})

beforeEach(() => pruneAuditLog(service.payload, { keepDays: 1, maxEntries: 0 }))

test('records sign-ins, rejected ones and sign-outs, with account and network', async () => {
  const from = { [visitorHeader]: '203.0.113.77' }
  const Cookie = getCookie(await signIn(rani, from))
  await signIn({ ...rani, password: 'sandi-yang-salah' }, { [visitorHeader]: '2001:db8:1:2::9' })
  await signIn({ email: 'sandi-yang-salah-kolom', password: 'x' }, from)
  await service.callAdmin('/users/logout', { method: 'POST', headers: { ...json, Cookie } })
  const who = 'Rani <rani@contoh.example>'
  expect(await entries()).toMatchObject([
    { event: 'sign-in', who, network: '203.0.113.0/24' },
    { event: 'sign-in-rejected', who: null, title: 'Rani', network: '2001:db8:1::/48' },
    { event: 'sign-in-rejected', who: null, title: null, about: null },
    { event: 'sign-out', who },
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/sandi|203\.0\.113\.77/)
})

test('records that an account is locked', async () => {
  const data = { ...rani, email: 'lupa@contoh.example' }
  await service.payload.create({ collection: 'users', data })
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await signIn({ ...data, password: 'sandi-yang-salah' })
  }
  const logged = (await entries()).map(({ event }) => event)
  const locked = Array(2).fill('sign-in-locked')
  expect(logged).toEqual(['account-made', ...Array(4).fill('sign-in-rejected'), ...locked])
})

test('records changed passwords, roles and accounts, and never a password', async () => {
  const data = { ...rani, email: 'baru@contoh.example' }
  const { doc } = await (await send('/users', 'POST', data)).json()
  await send(`/users/${doc.id}`, 'PATCH', {
    password: 'sandi-yang-lain-lagi',
    confirmation: password,
  })
  await send(`/users/${doc.id}`, 'PATCH', { role: 'admin', confirmation: password })
  await send(`/users/${doc.id}`, 'DELETE')
  const who = 'admin <admin-2@contoh.example>'
  const about = `users/${doc.id}`
  expect(await entries()).toMatchObject([
    { event: 'account-made', who, about, title: 'Rani' },
    { event: 'password-changed', who, about },
    { event: 'role-changed', who, about },
    { event: 'deleted', who, about },
  ])
  expect(JSON.stringify(await entries())).not.toContain('sandi')
})

test('records what is published, unpublished and deleted, but not drafts', async () => {
  const body = getBody([{ id: 'Isi.', en: 'Text.' }], 'id')
  const post = { title: 'Kapal pertama', body }
  const created = await send(
    '/blog-posts?draft=true',
    'POST',
    { ...post, _status: 'draft' },
    asEditor,
  )
  const { doc } = await created.json()
  const path = `/blog-posts/${doc.id}`
  await send(path, 'PATCH', { _status: 'published' }, asEditor)
  await send(`${path}?draft=true`, 'PATCH', { title: 'Konsep', _status: 'draft' }, asEditor)
  await send(path, 'PATCH', { _status: 'draft' }, asEditor)
  await send(path, 'DELETE', undefined, asEditor)
  const who = 'editor <editor-2@contoh.example>'
  const about = `blog-posts/${doc.id}`
  expect(await entries()).toMatchObject([
    { event: 'published', who, about, title: 'Kapal pertama' },
    { event: 'unpublished', who, about },
    { event: 'deleted', who, about },
  ])
})

test('records that a message was deleted, and nothing of its content', async () => {
  const id = await makeMessage()
  await send(`/messages/${id}`, 'DELETE')
  expect(await entries()).toMatchObject([
    { event: 'deleted', about: `messages/${id}`, title: null },
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/sari|halo/i)
})

test('records once a day which account has opened a message, and no list', async () => {
  const id = await makeMessage()
  const path = `/messages/${id}`
  await send('/messages', 'GET', undefined, asEditor)
  expect(await entries()).toEqual([])
  await Promise.all([1, 2, 3].map(() => send(path, 'GET', undefined, asEditor)))
  await send(path, 'GET')
  await send(`${path}?select[message]=true`, 'GET')
  const about = `messages/${id}`
  expect((await entries()).map(({ event, who, about }) => [event, who, about]).sort()).toEqual([
    ['message-read', 'admin <admin-2@contoh.example>', about],
    ['message-read', 'editor <editor-2@contoh.example>', about],
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/sari|halo/i)
  await service.payload.update({
    collection: 'audit-log',
    where: {},
    data: { happenedAt: new Date(Date.now() - 86_400_000).toISOString() },
  })
  await send(path, 'GET')
  expect(await entries()).toHaveLength(3)
})

test('opens a message although that cannot be recorded', async () => {
  const id = await makeMessage()
  const { create } = service.payload.db
  service.payload.db.create = async (args) => {
    if (args.collection === 'audit-log') throw new Error('The disk is full')
    return create.call(service.payload.db, args)
  }
  expect((await send(`/messages/${id}`, 'GET')).status).toBe(200)
  expect((await send('/messages/export', 'GET')).status).toBe(500)
  service.payload.db.create = create
  expect((await send(`/messages/${id}`, 'GET')).status).toBe(200)
  expect(await entries()).toMatchObject([{ event: 'message-read' }])
})

test('records who has downloaded how many messages, and with which filter', async () => {
  await makeMessage()
  await send('/messages/export', 'GET', undefined, {})
  await send('/messages/export?status=won&assignedTo=7&format=csv', 'GET', undefined, asEditor)
  const { totalDocs } = await service.payload.count({ collection: 'messages' })
  await send('/messages/export', 'GET')
  expect(await entries()).toMatchObject([
    {
      ...{ event: 'messages-exported', who: 'editor <editor-2@contoh.example>' },
      ...{ about: 'messages', title: '0, csv, status won, users/7' },
    },
    { who: 'admin <admin-2@contoh.example>', title: `${totalDocs}, xlsx` },
  ])
})

test('records nothing of a change that fails', async () => {
  const response = await send('/products', 'POST', { name: '' }, asEditor)
  expect(response.status).toBe(400)
  const { hooks } = service.payload.collections.products.config
  hooks.afterChange.push(() => {
    throw new Error('Failed after the change')
  })
  const product = { name: 'Batubara', description: 'Termal', _status: 'published' }
  await send('/products', 'POST', product, asEditor)
  hooks.afterChange.pop()
  expect(await entries()).toEqual([])
  await send('/products', 'POST', product, asEditor)
  expect(await entries()).toMatchObject([{ event: 'published', title: 'Batubara' }])
})

test('can be read by admins, not by editors, and changed by nobody', async () => {
  const product = { name: 'Nikel', description: 'Bijih', _status: 'published' }
  await send('/products', 'POST', product, asEditor)
  const [entry] = await entries()
  const path = `/audit-log/${entry?.id}`
  expect((await send('/audit-log', 'GET', undefined, asEditor)).status).toBe(403)
  expect((await send('/audit-log', 'GET')).status).toBe(200)
  for (const headers of [asAdmin, asEditor]) {
    expect((await send(path, 'PATCH', { who: 'x' }, headers)).status).toBe(403)
    expect((await send(path, 'DELETE', undefined, headers)).status).toBe(403)
    expect((await send('/audit-log', 'POST', entry, headers)).status).toBe(403)
  }
})

test('keeps entries for a number of days, and only a number of them', async () => {
  const { payload } = service
  const dayMs = 86_400_000
  for (let age = 0; age < 5; age += 1) {
    const happenedAt = new Date(Date.now() - (4 - age) * dayMs).toISOString()
    await payload.create({ collection: 'audit-log', data: { happenedAt, event: 'sign-out' } })
  }
  await pruneAuditLog(payload, { keepDays: 4, maxEntries: 100 }, Date.now() - dayMs / 2)
  expect(await entries()).toHaveLength(5)
  await pruneAuditLog(payload, { keepDays: 3, maxEntries: 100 }, Date.now() - dayMs / 2)
  expect(await entries()).toHaveLength(4)
  const newest = (await entries()).slice(-2)
  await pruneAuditLog(payload, { keepDays: 30, maxEntries: 2 })
  expect(await entries()).toEqual(newest)
})

async function makeMessage(): Promise<number> {
  const data = {
    ...{ name: 'Sari', email: 'sari@pembeli.example', message: 'Halo', status: 'new' as const },
    receivedAt: '2026-11-01T00:00:00.000Z',
  }
  return (await service.payload.create({ collection: 'messages', data })).id
}

async function entries() {
  const { docs } = await service.payload.find({ collection: 'audit-log', sort: 'id', limit: 0 })
  return docs
}

function signIn(
  { email, password: secret }: { email: string; password: string },
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify({ email, password: secret })
  return service.callAdmin('/users/login', {
    method: 'POST',
    headers: { ...json, ...headers },
    body,
  })
}

function send(path: string, method: string, body?: object, headers = asAdmin) {
  const init = { method, headers: { ...headers, ...json } }
  return service.callAdmin(path, body ? { ...init, body: JSON.stringify(body) } : init)
}
