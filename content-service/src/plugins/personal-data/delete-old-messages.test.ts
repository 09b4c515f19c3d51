import { beforeEach, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { deleteOldMessages } from './delete-old-messages.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-11-23T00:00:00.000Z')

const service = await openServiceForFile()

beforeEach(async () => {
  for (const collection of ['messages', 'audit-log'] as const) {
    await service.payload.delete({ collection, where: { id: { exists: true } } })
  }
})

test('deletes messages after the days that they are kept, with what was asked for', async () => {
  await Promise.all([makeMessage(31), makeMessage(29), makeMessage(30.5)])
  await deleteOldMessages(service.payload, { keepDays: 30 }, now)
  expect(await names()).toEqual(['29'])
  const { db } = service.payload
  const { rows } = await db.execute({
    drizzle: db.drizzle,
    raw: 'SELECT count(*) AS count FROM messages_items',
  })
  expect(Number(Reflect.get(Object([...rows][0]), 'count'))).toBe(1)
})

test('records once how many there were, and nothing of them', async () => {
  for (let count = 0; count < 7; count += 1) await makeMessage(40)
  await deleteOldMessages(service.payload, { keepDays: 30, atOnce: 3 }, now)
  expect(await names()).toEqual([])
  expect(await entries()).toMatchObject([
    { event: 'messages-expired', about: 'messages', title: '7', who: null, network: null },
  ])
})

test('records nothing if there is nothing to delete', async () => {
  await makeMessage(1)
  await deleteOldMessages(service.payload, { keepDays: 30 }, now)
  expect(await entries()).toEqual([])
})

test('leaves what is too much for one hour to the next', async () => {
  for (let count = 0; count < 5; count += 1) await makeMessage(40)
  const limits = { keepDays: 30, atOnce: 2, batches: 2 }
  await deleteOldMessages(service.payload, limits, now)
  expect(await names()).toHaveLength(1)
  await deleteOldMessages(service.payload, limits, now)
  expect(await names()).toEqual([])
  expect((await entries()).map(({ title }) => title)).toEqual(['4', '1'])
})

function makeMessage(ageDays: number) {
  return service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: `${ageDays}`, email: 'kim@pembeli.example', message: 'Halo', status: 'won' },
      items: [{ kind: 'coal', product: 'Energy 4600' }],
      receivedAt: new Date(now - ageDays * dayMs).toISOString(),
    },
  })
}

async function names(): Promise<string[]> {
  const { docs } = await service.payload.find({ collection: 'messages', limit: 0 })
  return docs.map(({ name }) => name)
}

async function entries() {
  const { docs } = await service.payload.find({ collection: 'audit-log', sort: 'id', limit: 0 })
  return docs
}
