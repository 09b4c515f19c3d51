import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorHeader } from './platform/http/visitor-address.ts'
import { openService, type Service } from './testing/open-service.ts'
import { openReceiver, type Receiver } from './testing/receiver.ts'

// Two services with different settings and databases, in one process.

let first: Service
let second: Service
let sites: Receiver[]

beforeAll(async () => {
  sites = [await openReceiver(), await openReceiver()]
  const [firstSite, secondSite] = sites.map(({ address }) => ({
    SITE_PURGE_URLS: address,
    PURGE_SECRET: 'a-purge-secret-of-at-least-32-characters',
  }))
  const opened = await Promise.all([
    openService({
      ...firstSite,
      ADMIN_EMAIL: 'satu@contoh.example',
      CONTACT_LIMIT_PER_MINUTE: '1',
    }),
    openService({
      ...secondSite,
      ADMIN_EMAIL: 'dua@contoh.example',
      CONTACT_LIMIT_PER_MINUTE: '2',
      ADMIN_SECOND_FACTOR: 'required',
    }),
  ])
  ;[first, second] = opened
})

afterAll(async () => {
  for (const service of [first, second]) await service.close()
  for (const site of sites) await site.close()
})

test('each has its own first editor', async () => {
  expect(await emailsIn(first)).toEqual(['satu@contoh.example'])
  expect(await emailsIn(second)).toEqual(['dua@contoh.example'])
})

test('each shows its own content, and keeps no response of the other', async () => {
  await storeBusiness(first, 'Energi')
  expect(await getBusinesses(first)).toContain('Energi')
  expect(await getBusinesses(second)).not.toContain('Energi')
  await storeBusiness(second, 'Mineral')
  expect(await getBusinesses(second)).toContain('Mineral')
  expect(await getBusinesses(first)).not.toContain('Mineral')
})

test('a change in one notifies only its own site', async () => {
  const runners = [first.runJobs(), second.runJobs()]
  await storeBusiness(first, 'Batu')
  await storeBusiness(second, 'Pasir')
  await allJobsAreDone()
  const [ofFirst = 0, ofSecond = 0] = purges()
  await storeBusiness(second, 'Alat berat')
  await allJobsAreDone()
  expect(purges()).toEqual([ofFirst, ofSecond + 1])
  for (const runner of runners) await runner.stop()
})

test('limits count separately', async () => {
  expect(await getMessageStatuses(first, 2)).toEqual([201, 429])
  expect(await getMessageStatuses(second, 3)).toEqual([201, 201, 429])
})

test('each has its own rules for admins', async () => {
  const [asFirst, asSecond] = [await first.signIn('admin'), await second.signIn('admin')]
  expect((await first.callAdmin('/audit-log', { headers: asFirst })).status).toBe(200)
  expect((await second.callAdmin('/audit-log', { headers: asSecond })).status).toBe(403)
})

test('a session of one is not valid at the other', async () => {
  const asEditor = await first.signIn('editor')
  expect((await first.callAdmin('/messages', { headers: asEditor })).status).toBe(200)
  expect((await second.callAdmin('/messages', { headers: asEditor })).status).toBe(403)
})

async function emailsIn({ payload }: Service): Promise<string[]> {
  return (await payload.find({ collection: 'users' })).docs.map(({ email }) => email)
}

function purges(): number[] {
  return sites.map(({ received }) => received.length)
}

async function allJobsAreDone(): Promise<void> {
  for (const { payload } of [first, second]) {
    const waiting = async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  }
}

async function storeBusiness({ payload }: Service, name: string): Promise<void> {
  const data = { name, description: 'Batubara', sortOrder: 1 }
  await payload.create({ collection: 'businesses', data })
}

async function getBusinesses(service: Service): Promise<string[]> {
  const { data } = await (await service.call('/api/businesses')).json()
  return data.data.map(({ name }: { name: string }) => name)
}

async function getMessageStatuses(service: Service, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent += 1) {
    const response = await service.call('/api/send-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [visitorHeader]: '203.0.113.7' },
      body: JSON.stringify({
        name: 'Sari',
        email: 'sari@pembeli.example',
        message: `Halo ${sent}`,
      }),
    })
    statuses.push(response.status)
  }
  return statuses
}
