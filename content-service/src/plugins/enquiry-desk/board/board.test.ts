import { beforeEach, expect, test } from 'vitest'
import { stages } from '../../../collections/enquiries/stages.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'
import { getQuery } from '../list-query.ts'
import { cardsPerColumn, readBoard } from './read-board.ts'

const now = new Date('2026-11-23T03:00:00.000Z')
const dayMs = 86_400_000
const everything = { assignee: null, kind: null }

const service = await openServiceForFile()
const asSales = await service.signIn('sales')
const asEditor = await service.signIn('editor')

beforeEach(async () => {
  await service.payload.delete({ collection: 'messages', where: { id: { exists: true } } })
})

test('shows each stage but spam, what waits longest first, and what is closed last', async () => {
  for (const days of [2, 3, 1]) {
    await make({ name: `Menunggu ${days}`, status: 'new', receivedAt: daysAgo(days) })
    await make({ name: `Menang ${days}`, status: 'won', receivedAt: daysAgo(days) })
  }
  await make({ name: 'Iklan', status: 'spam' })
  const columns = await readBoard(service.payload, everything, now)
  const stagesOnBoard = stages.map(({ value }) => value).filter((value) => value !== 'spam')
  expect(columns.map(({ status }) => status)).toEqual(stagesOnBoard)
  const totals = new Map(columns.map(({ status, total }) => [status, total]))
  expect([totals.get('new'), totals.get('read'), totals.get('won')]).toEqual([3, 0, 3])
  const names = (status: string) =>
    columns.find((column) => column.status === status)?.cards.map(({ name }) => name)
  expect(names('new')).toEqual(['Menunggu 3', 'Menunggu 2', 'Menunggu 1'])
  expect(names('won')).toEqual(['Menang 1', 'Menang 2', 'Menang 3'])
})

test('shows so many cards at most, and counts the others', async () => {
  const all = Array.from({ length: cardsPerColumn + 3 }, (_, index) => index)
  await Promise.all(all.map((index) => make({ name: `Pembeli ${index}` })))
  const [column] = await readBoard(service.payload, everything, now)
  expect(column?.cards).toHaveLength(cardsPerColumn)
  expect(column?.total).toBe(cardsPerColumn + 3)
})

test('shows the promised time of what waits for an answer, marks what is late, and only that', async () => {
  await make({ name: 'Terlambat', answerBy: daysAgo(1) })
  await make({ name: 'Tepat', answerBy: daysAgo(-1) })
  await make({ name: 'Tanpa janji' })
  await make({ name: 'Sudah', status: 'quoted', answerBy: daysAgo(1) })
  await make({ name: 'Per email', answerBy: daysAgo(1), firstAnsweredAt: daysAgo(2) })
  await make({ name: 'Ditolak', status: 'lost', answerBy: daysAgo(-1) })
  const columns = await readBoard(service.payload, everything, now)
  const cards = columns.flatMap((column) => column.cards)
  const names = (some: typeof cards) => some.map(({ name }) => name)
  expect(names(cards.filter(({ answerBy }) => answerBy))).toEqual(['Terlambat', 'Tepat'])
  expect(names(cards.filter(({ isOverdue }) => isOverdue))).toEqual(['Terlambat'])
})

test('filters by colleague and by what is asked for, as the list behind it does', async () => {
  const [user] = (await service.payload.find({ collection: 'users' })).docs
  const items: Message['items'] = [
    { kind: 'coal', product: 'Energy 4600' },
    { kind: 'coal', product: 'Energy 5800' },
    { kind: 'machine', product: 'Excavator' },
  ]
  await make({ name: 'Kim', items, assignedTo: user?.id })
  await make({ name: 'Sari', items: items.slice(2), assignedTo: user?.id })
  await make({ name: 'Budi', items })
  const readNames = async (filter: Parameters<typeof readBoard>[1]) => {
    const [column] = await readBoard(service.payload, filter, now)
    expect(column?.total).toBe(column?.cards.length)
    const query = getQuery({ ...filter, status: 'new' })
    const listed = await (await service.callAdmin(`/messages${query}`, { headers: asSales })).json()
    const names = column?.cards.map(({ name }) => name).sort()
    expect(listed.docs.map(({ name }: Message) => name).sort()).toEqual(names)
    return names
  }
  expect(await readNames({ assignee: null, kind: 'coal' })).toEqual(['Budi', 'Kim'])
  expect(await readNames({ assignee: user?.id ?? 0, kind: null })).toEqual(['Kim', 'Sari'])
  expect(await readNames({ assignee: user?.id ?? 0, kind: 'coal' })).toEqual(['Kim'])
  const [column] = await readBoard(service.payload, { assignee: null, kind: 'coal' }, now)
  expect(column?.cards).toMatchObject([
    { product: 'Energy 4600', others: 2 },
    { product: 'Energy 4600', others: 2 },
  ])
})

test('moves a message as its form does', async () => {
  const { id } = await make({ status: 'read' })
  const response = await move(id, { from: 'read', to: 'quoted' })
  expect([response.status, await response.json()]).toEqual([200, { status: 'quoted' }])
  const stored = await read(id)
  expect(stored).toMatchObject({ status: 'quoted', movedBy: 'sales', message: 'Halo' })
  expect(stored.firstAnsweredAt).not.toBeNull()
})

test('rejects the move of a message that somebody else has moved, and says who and where', async () => {
  const { id } = await make({ status: 'read' })
  await move(id, { from: 'read', to: 'lost' }, asEditor)
  const response = await move(id, { from: 'read', to: 'won' })
  expect(response.status).toBe(409)
  expect((await response.json()).errors).toEqual([
    { message: 'Belum dipindahkan: editor sudah memindahkannya ke “Kalah”.' },
  ])
  const english = { ...asSales, Cookie: `${asSales.Cookie}; payload-lng=en` }
  const { errors } = await (await move(id, { from: 'read', to: 'won' }, english)).json()
  expect(errors[0].message).toBe('Not moved: editor has already moved it to “Lost”.')
  expect(await read(id)).toMatchObject({ status: 'lost' })
})

test('moves a message to which somebody else has added a note, and keeps the note', async () => {
  const { id } = await make({ status: 'read' })
  await send(`/messages/${id}`, { addNote: 'Ditelepon' }, asEditor, 'PATCH')
  expect((await move(id, { from: 'read', to: 'quoted' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'quoted', notes: [{ text: 'Ditelepon' }] })
})

test('of several moves at once only one is made, and nothing is lost', async () => {
  const { id } = await make({ status: 'read' })
  const stages = ['quoted', 'sample', 'negotiating', 'won', 'lost'] as const
  const moves = stages.map((to, index) =>
    move(id, { from: 'read', to }, index % 2 ? asEditor : asSales),
  )
  const notes = ['satu', 'dua', 'tiga'].map((addNote) =>
    send(`/messages/${id}`, { addNote }, asEditor, 'PATCH'),
  )
  const statuses = (await Promise.all(moves)).map(({ status }) => status)
  expect((await Promise.all(notes)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
  const stored = await read(id)
  expect(stored.status).toBe(stages[statuses.indexOf(200)])
  expect(stored.notes?.map(({ text }) => text).sort()).toEqual(['dua', 'satu', 'tiga'])
})

test('moves nothing without a session, or for another site', async () => {
  const { id } = await make({ status: 'read' })
  const { Cookie = '' } = asSales
  const change = { from: 'read', to: 'won' }
  expect((await move(id, change, {})).status).toBe(403)
  expect((await move(id, change, { Cookie, Origin: 'https://jahat.example' })).status).toBe(403)
  expect(await read(id)).toMatchObject({ status: 'read' })
})

test.for([
  null,
  [],
  'x',
  {},
  { from: 'read' },
  { from: 'read', to: 'answered' },
  { from: 'read', to: null },
  { from: 'read', to: ['won'] },
  { from: { equals: 'read' }, to: 'won' },
  { from: 'read', to: 'won', more: 'x'.repeat(500) },
])('rejects %o', async (body) => {
  const { id } = await make({ status: 'read' })
  expect((await send(`/messages/${id}/move`, body)).status).toBe(400)
  expect(await read(id)).toMatchObject({ status: 'read' })
})

test('names the invalid field of a request in the language of the account', async () => {
  const body = { from: 'read', to: 'answered' }
  const read = async (headers: Record<string, string>) =>
    (await (await send('/messages/1/move', body, headers)).json()).errors[0].message
  expect(await read(asSales)).toMatch(/^Isian “to” tidak sah\./)
  const english = { ...asSales, Cookie: `${asSales.Cookie}; payload-lng=en` }
  expect(await read(english)).toMatch(/^The field “to” is invalid\./)
})

test.for(['0', '-1', '1.5', '999999', '99999999999', 'x', '1;DROP', '%00'])(
  'finds no message %s to move',
  async (id) => {
    expect((await move(id, { from: 'read', to: 'won' })).status).toBe(404)
  },
)

function daysAgo(days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}

function make(message: Partial<Message>) {
  return service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: 'Sari', email: 'sari@pembeli.example', message: 'Halo', status: 'new' },
      receivedAt: daysAgo(1),
      ...message,
    },
  })
}

function read(id: number): Promise<Message> {
  return service.payload.findByID({ collection: 'messages', id })
}

function move(id: number | string, body: object, headers = asSales): Promise<Response> {
  return send(`/messages/${id}/move`, body, headers)
}

function send(path: string, body: unknown, headers = asSales, method = 'POST'): Promise<Response> {
  return service.callAdmin(path, { method, headers, json: body })
}
