import { expect, test } from 'vitest'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'
import type { Thread } from '../reply/read-thread.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')
const asSales = await service.signIn('sales')

test('records who changed what from what to what, the latest first', async () => {
  const id = await receive('Kim')
  const { docs } = await service.payload.find({
    collection: 'users',
    where: { role: { equals: 'editor' } },
  })
  const [editor] = docs
  expect((await change(id, { status: 'read' }, asSales)).status).toBe(200)
  await change(id, { assignedTo: editor?.id, addNote: 'Ditelepon' }, asSales)
  await change(id, { assignedTo: null }, asEditor)
  await change(id, { status: 'read' }, asEditor)
  const history = await getHistory(id)
  expect(history).toMatchObject([
    { event: 'assigned', from: 'editor', to: null, who: 'editor' },
    { event: 'note', who: 'sales' },
    { event: 'assigned', from: null, to: 'editor', who: 'sales' },
    { event: 'status', from: 'Baru', to: 'Dibaca', who: 'sales' },
    { event: 'received', who: 'Kim' },
  ])
})

test('records nothing of a save that is rejected', async () => {
  const id = await receive('Lee')
  const { updatedAt } = await service.payload.findByID({ collection: 'messages', id })
  await change(id, { status: 'quoted' }, asSales)
  const stale = { status: 'lost', addNote: 'Terlambat', updatedAt }
  expect((await change(id, stale, asEditor)).status).toBe(409)
  expect((await change(id, { addNote: 'x'.repeat(5001) }, asEditor)).status).toBe(400)
  expect((await getHistory(id)).map(({ event }) => event)).toEqual(['status', 'received'])
})

test('keeps a stage and notes that colleagues save at once, each with its author', async () => {
  const id = await receive('Sari')
  const responses = await Promise.all([
    change(id, { status: 'quoted' }, asSales),
    change(id, { addNote: 'Satu' }, asEditor),
    change(id, { addNote: 'Dua' }, asSales),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored.status).toBe('quoted')
  expect(stored.notes?.map(({ text }) => text).sort()).toEqual(['Dua', 'Satu'])
  const events = (await getHistory(id)).map(({ event, who }) => `${event} ${who}`)
  expect(events.sort()).toEqual(['note editor', 'note sales', 'received Sari', 'status sales'])
})

test('takes the stage for an answer that was given in another way, once', async () => {
  const id = await receive('Budi')
  await change(id, { status: 'read', firstAnsweredAt: '2020-01-01T00:00:00.000Z' }, asSales)
  expect(await answeredAt(id)).toBeNull()
  await change(id, { status: 'quoted' }, asSales)
  const first = await answeredAt(id)
  expect(Date.parse(String(first))).toBeGreaterThan(Date.now() - 60_000)
  await change(id, { status: 'won', firstAnsweredAt: null }, asSales)
  expect(await answeredAt(id)).toBe(first)
})

async function receive(name: string): Promise<number> {
  const response = await service.call('/api/send-contact', {
    method: 'POST',
    json: { name, email: 'kim@pembeli.example', message: 'Halo' },
  })
  return Number((await response.json()).data.id)
}

async function getHistory(id: number): Promise<Thread['history']> {
  const response = await service.callAdmin(`/messages/${id}/thread`, { headers: asSales })
  return (await response.json()).thread.history
}

async function answeredAt(id: number) {
  return (await service.payload.findByID({ collection: 'messages', id })).firstAnsweredAt ?? null
}

function change(id: number, data: object, headers: Record<string, string>): Promise<Response> {
  return service.callAdmin(`/messages/${id}`, { method: 'PATCH', headers, json: data })
}
