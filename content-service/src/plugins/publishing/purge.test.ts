import '../../testing/daily-on-sqlite.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { isAuthentic, receivedMessage } from '@niaga/server-kit/signed-message'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { openReceiver, type Receiver } from '../../testing/receiver.ts'

const secret = 'a-purge-secret-of-at-least-32-characters'
const body = getBody([{ id: 'Isi artikel', en: '' }], 'id')

const first = await openReceiver()
afterAll(() => first.close())
const second = await openReceiver()
afterAll(() => second.close())
const service = await openServiceForFile({
  PURGE_SECRET: secret,
  SITE_PURGE_URLS: `${first.address}, ${second.address}`,
})
const runner = service.runJobs()
afterAll(() => runner.stop())

beforeEach(async () => {
  await expect.poll(() => waitingJobs(), { timeout: 15_000 }).toBe(0)
  first.received.length = 0
  second.received.length = 0
})

test('notifies every site of a published change, signed', async () => {
  await storeBusiness('Energi')
  for (const receiver of [first, second]) {
    const [message] = await receivedBy(receiver, 1)
    const { headers = new Headers(), body: sent = '' } = message ?? {}
    expect(isAuthentic(receivedMessage(headers, sent), secret, Date.now())).toBe(true)
    expect(headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(sent)).toEqual({ version: await contentVersion(service) })
  }
})

test('sends nothing for drafts, messages and editors', async () => {
  const draft = { title: 'Draf', body, _status: 'draft' } as const
  const { id } = await service.payload.create({
    collection: 'blog-posts',
    draft: true,
    data: draft,
  })
  const options = { collection: 'blog-posts', id } as const
  await service.payload.update({ ...options, draft: true, data: { title: 'Draf lagi' } })
  await service.payload.update({ ...options, data: { title: 'Terbit', _status: 'published' } })
  await receivedBy(first, 1)
  await service.payload.update({ ...options, draft: true, data: { title: 'Draf baru' } })
  const home = { slug: 'home-page', draft: true } as const
  await service.payload.updateGlobal({ ...home, data: { hero: { title: 'Draf' } } })
  await service.signIn()
  const message = { name: 'Sari', email: 'sari@pembeli.example', message: 'Halo' }
  await service.payload.create({
    collection: 'messages',
    data: { ...message, status: 'new', receivedAt: new Date().toISOString() },
  })
  await wait(1_500)
  expect(first.received).toHaveLength(1)
  await service.payload.update({ ...options, data: { _status: 'draft' } })
  expect(new Set((await receivedBy(first, 2)).map(versionIn)).size).toBe(2)
})

test('notifies of a deletion, and of a change of a global', async () => {
  const { id } = await storeBusiness('Sementara')
  await receivedBy(first, 1)
  await service.payload.delete({ collection: 'businesses', id })
  await receivedBy(first, 2)
  await service.payload.updateGlobal({ slug: 'home-page', data: { hero: { title: 'Judul' } } })
  const [version = 0, ...later] = (await receivedBy(first, 3)).map(versionIn)
  expect(later).toEqual([version + 1, version + 2])
})

test('notifies a site that was away of what it missed, and the other one at once', async () => {
  first.status = 503
  await storeBusiness('Satu')
  await service.payload.updateGlobal({ slug: 'home-page', data: { hero: { title: 'Lain' } } })
  await receivedBy(second, 1)
  await receivedBy(first, 1)
  first.received.length = 0
  first.status = 204
  await receivedBy(first, 1)
  await expect.poll(() => waitingJobs(), { timeout: 15_000 }).toBe(0)
  // Two concurrent jobs may send the same version; a site ignores a version that it already has.
  const newest = await contentVersion(service)
  expect(new Set(first.received.map(versionIn))).toEqual(new Set([newest]))
})

test('sends nothing for a change that was rolled back', async () => {
  const failing = inTransaction(service.payload, async (req) => {
    await storeBusiness('Batal', req)
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  await wait(1_500)
  expect(first.received).toHaveLength(0)
})

test('raises the version once for everything that a transaction changes', async () => {
  const before = await contentVersion(service)
  await inTransaction(service.payload, async (req) => {
    for (const name of ['Satu', 'Dua', 'Tiga']) await storeBusiness(name, req)
    expect(await waitingJobs(req)).toBe(2)
  })
  expect((await receivedBy(first, 1)).map(versionIn)).toEqual([before + 1])
})

test('notifies the sites when the date of a post comes', async () => {
  const publishedDate = '2099-01-01T00:00:00.000Z'
  const data = { title: 'Nanti', body, publishedDate, _status: 'published' } as const
  await service.payload.create({ collection: 'blog-posts', data })
  await receivedBy(first, 1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(publishedDate) })
  expect(new Set((await receivedBy(first, 2)).map(versionIn)).size).toBe(2)
  vi.useRealTimers()
})

async function receivedBy({ received }: Receiver, count: number) {
  await expect.poll(() => received.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
  return received
}

function storeBusiness(name: string, req?: Parameters<typeof waitingJobs>[0]) {
  const data = { name, description: 'Uji', sortOrder: 1 }
  return service.payload.create({ collection: 'businesses', data, req })
}

async function waitingJobs(req?: { transactionID?: number | string | Promise<number | string> }) {
  return (await service.payload.count({ collection: 'payload-jobs', req })).totalDocs
}

function versionIn({ body: message }: { body: string }): number {
  return JSON.parse(message).version
}
