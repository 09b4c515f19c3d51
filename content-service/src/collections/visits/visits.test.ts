import { randomUUID } from 'node:crypto'
import { jakartaDay, otherNames, type Visit, visitLimits, visitsPath } from '@niaga/contract/visits'
import { signatureHeaders, signMessage } from '@niaga/server-kit/signed-message'
import { beforeEach, expect, test } from 'vitest'
import english from '../../../messages/en.json' with { type: 'json' }
import indonesian from '../../../messages/id.json' with { type: 'json' }
import { runSql, sql } from '../../platform/database/sql.ts'
import { type Period, readVisits } from '../../plugins/statistics/visits/read-visits.ts'
import { writeSource } from '../../plugins/statistics/visits/write-source.ts'
import { openService } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { countVisits, maxNames } from './count-visits.ts'
import { pruneVisits } from './prune-visits.ts'

const secret = 'a-purge-secret-of-at-least-32-characters'
const today = jakartaDay(Date.now())
const dayMs = 86_400_000

const service = await openServiceForFile({ PURGE_SECRET: secret })

beforeEach(async () => {
  await runSql({ payload: service.payload }, sql`DELETE FROM visits`)
  await runSql({ payload: service.payload }, sql`DELETE FROM visit_batches`)
})

test('adds up what several sites send at the same moment, and loses nothing', async () => {
  const pages = ['/', '/produk', '/produk/1', '/kontak']
  const batches = Array.from({ length: 30 }, (_, index) =>
    // Each batch has a different order: unsorted, the transactions would wait for each other.
    pages.map((_page, place) =>
      visit({ name: pages[(place + index) % pages.length] ?? '', total: 3 }),
    ),
  )
  const statuses = await Promise.all(batches.map((visits) => send({ visits })))
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await stored()).toEqual(
    pages.map((name) => [today, 'page', name, 'id', 90]).toSorted(byName),
  )
})

test('counts a batch once, however often and at however many moments it is sent', async () => {
  const body = { batch: randomUUID(), visits: [visit({ total: 7 })] }
  const statuses = await Promise.all(Array.from({ length: 5 }, () => send(body)))
  expect([...statuses, await send(body)]).toEqual(Array(6).fill(204))
  expect(await stored()).toEqual([[today, 'page', '/produk', 'id', 7]])
})

test('tells languages, kinds and days apart', async () => {
  const yesterday = jakartaDay(Date.now() - dayMs)
  await send({
    visits: [
      visit({}),
      visit({ language: 'en' }),
      visit({ kind: 'download' }),
      visit({ day: yesterday }),
      visit({}),
    ],
  })
  expect(await stored()).toEqual(
    [
      [yesterday, 'page', '/produk', 'id', 1],
      [today, 'download', '/produk', 'id', 1],
      [today, 'page', '/produk', 'en', 1],
      [today, 'page', '/produk', 'id', 2],
    ].toSorted(byName),
  )
})

test.for([
  ['no signature', { headers: {} }],
  ['a signature by another secret', { key: 'another-secret-of-at-least-32-characters' }],
  ['a signature of another body', { signed: '{}' }],
  ['a signature of ten minutes ago', { ageMs: 600_000 }],
  ['a signature of ten minutes ahead', { ageMs: -600_000 }],
] as const)('rejects %s', async ([, change]) => {
  expect(await send({ visits: [visit({})] }, change)).toBe(401)
  expect(await stored()).toEqual([])
})

test.for<[string, Record<string, unknown>]>([
  ['a negative count', { total: -5 }],
  ['a count of nothing', { total: 0 }],
  ['a broken count', { total: 1.5 }],
  ['a count that is no number', { total: '1' }],
  ['a count beyond all visitors', { total: visitLimits.total + 1 }],
  ['an unknown kind', { kind: 'visitor' }],
  ['the kind of every object', { kind: '__proto__' }],
  ['a page with a query', { name: '/produk?nama=sari' }],
  ['a page that is none', { name: 'javascript:alert(1)' }],
  ['a page with a control character', { name: '/produk\u0000' }],
  ['a name that is too long', { name: `/${'a'.repeat(visitLimits.name)}` }],
  ['no name', { name: '' }],
  ['a source that is none', { kind: 'source', name: 'sari@pembeli.example' }],
  ['a source with markup', { kind: 'source', name: 'site:<b>' }],
  ['a search with a line break', { kind: 'search', name: 'timah\nsilika' }],
  ['another language', { language: 'fr' }],
  ['a day that is none', { day: '2026-02-30' }],
  ['a day long ago', { day: jakartaDay(Date.now() - 10 * dayMs) }],
  ['a day to come', { day: jakartaDay(Date.now() + 2 * dayMs) }],
])('rejects %s, and all that comes with it', async ([, change]) => {
  expect(await send({ visits: [visit({}), { ...visit({}), ...change }] })).toBe(422)
  expect(await stored()).toEqual([])
})

test.for<[string, string, number]>([
  ['a body that is no JSON', 'visits', 422],
  ['a batch without an id', JSON.stringify({ visits: [visit({})] }), 422],
  ['an empty batch', JSON.stringify({ batch: randomUUID(), visits: [] }), 422],
  [
    'more rows than a batch has',
    JSON.stringify({
      batch: randomUUID(),
      visits: Array.from({ length: visitLimits.rows + 1 }, () => visit({})),
    }),
    422,
  ],
  ['10 MB', `"${'a'.repeat(10_000_000)}"`, 413],
])('rejects %s', async ([, body, status]) => {
  expect(await sendText(body)).toBe(status)
  expect(await stored()).toEqual([])
})

test('accepts the largest batch that a site can send', async () => {
  const visits = Array.from({ length: visitLimits.rows }, (_, index) =>
    visit({ kind: 'search', name: `${'\u4e2d'.repeat(visitLimits.name - 3)}${100 + index}` }),
  )
  expect(await send({ visits })).toBe(204)
})

test('keeps names like those of every object as names', async () => {
  const names = ['/__proto__', '/constructor', '/hasOwnProperty']
  await send({ visits: names.map((name) => visit({ name })) })
  expect((await stored()).map(([, , name]) => name)).toEqual(names)
})

test('tells a bounded number of names apart on a day, and counts the rest together', async () => {
  const most = maxNames.search
  const searches = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      visit({ kind: 'search', name: `kata ${from + index}` }),
    )
  await send({ visits: searches(0, most - 2) })
  await send({ visits: searches(most - 2, 10) })
  await send({ visits: searches(0, 1) })
  const rows = await stored()
  expect(rows).toHaveLength(most + 1)
  expect(rows.find(([, , name]) => name === otherNames)?.[4]).toBe(8)
  expect(rows.find(([, , name]) => name === 'kata 0')?.[4]).toBe(2)
  // Each kind has a separate limit for the day.
  await send({ visits: [visit({})] })
  expect(await stored()).toContainEqual([today, 'page', '/produk', 'id', 1])
})

test('accepts POST only, and counts nothing without a secret', async () => {
  expect((await service.call(visitsPath)).status).toBe(405)
  const without = await openService()
  try {
    const body = JSON.stringify({ batch: randomUUID(), visits: [visit({})] })
    // The signature that an empty secret would produce.
    const headers = signatureHeaders(signMessage(body, '', Date.now()))
    expect((await without.call(visitsPath, { method: 'POST', headers, body })).status).toBe(404)
  } finally {
    await without.close()
  }
})

test('deletes sums after 25 months, and batches after nine days', async () => {
  const nowMs = Date.parse('2026-11-25T03:00:00Z')
  for (const day of ['2024-10-24', '2024-10-25', '2026-11-25']) {
    const batch = { batch: randomUUID(), visits: [visit({ day })] }
    await countVisits(service.payload, batch, day === '2026-11-25' ? nowMs : nowMs - 9 * dayMs)
  }
  await countVisits(
    service.payload,
    { batch: randomUUID(), visits: [visit({ day: '2026-11-25' })] },
    nowMs - 10 * dayMs,
  )
  await pruneVisits(service.payload, nowMs)
  expect((await stored()).map(([day]) => day)).toEqual(['2024-10-25', '2026-11-25'])
  const batches = await runSql({ payload: service.payload }, sql`SELECT day FROM visit_batches`)
  expect(batches).toHaveLength(3)
})

test('sums the last thirty days and twelve months, with the most frequent names', async () => {
  const now = new Date('2026-11-25T03:00:00Z')
  const on = (day: string, change: Partial<Visit>) =>
    countVisits(service.payload, { batch: randomUUID(), visits: [visit({ ...change, day })] })
  await on('2026-11-25', { name: '/', total: 4, language: 'en' })
  await on('2026-11-25', { name: '/', total: 1 })
  await on('2026-10-27', { name: '/produk', total: 2 })
  await on('2026-10-26', { name: '/produk', total: 100 })
  await on('2025-12-01', { name: '/blog', total: 3 })
  await on('2025-11-30', { name: '/blog', total: 1000 })
  for (let index = 0; index < 12; index += 1) {
    await on('2026-11-24', { kind: 'source', name: `site:${index}.example`, total: 20 - index })
  }
  const read = (period: Period) => readVisits(service.payload, period, now)
  const days = await read('days')
  expect(days.pages).toHaveLength(30)
  expect(days.pages.filter(({ count }) => count > 0)).toEqual([
    { name: '2026-10-27', count: 2 },
    { name: '2026-11-25', count: 5 },
  ])
  expect(days.top).toEqual({
    counts: [
      { name: '/', count: 5, id: 1, en: 4 },
      { name: '/produk', count: 2, id: 2, en: 0 },
    ],
    total: 7,
    others: 0,
  })
  expect(days.sources.counts).toHaveLength(10)
  expect(days.sources.others).toBe(10 + 9)
  const months = await read('months')
  expect(months.pages).toHaveLength(12)
  expect(months.pages.filter(({ count }) => count > 0)).toEqual([
    { name: '2025-12', count: 3 },
    { name: '2026-10', count: 102 },
    { name: '2026-11', count: 5 },
  ])
  expect(months.top.total).toBe(110)
})

test('shows the sums to editors and not to sales, and lets nobody change them', async () => {
  await send({ visits: [visit({ kind: 'search', name: '=1+1', total: 3 })] })
  const asEditor = await service.signIn('editor')
  const asSales = await service.signIn('sales')
  const [row] = await runSql({ payload: service.payload }, sql`SELECT id FROM visits`)
  const status = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const jsonHeaders = { ...headers, 'Content-Type': 'application/json' }
    const body = method === 'GET' ? null : JSON.stringify({ total: 1000 })
    return (await service.callAdmin(path, { method, headers: jsonHeaders, body })).status
  }
  for (const path of ['/visits', '/visits/export']) {
    expect(await status(path, asEditor)).toBe(200)
    expect(await status(path, asSales)).toBe(403)
    expect(await status(path, {})).toBe(403)
  }
  for (const method of ['PATCH', 'DELETE']) {
    expect(await status(`/visits/${row?.id}`, asEditor, method)).toBe(403)
  }
  expect(await status('/visits', asEditor, 'POST')).toBe(403)
  expect(await status('/visit-batches', asEditor)).toBe(403)
  const file = await (await service.callAdmin('/visits/export', { headers: asEditor })).text()
  expect(file).toContain(`${today};Pencarian tanpa hasil;'=1+1;id;3`)
})

test('writes sources in the language of the admin', () => {
  const inEnglish = { language: 'en', translations: english }
  expect(writeSource('search:google', { language: 'id', translations: indonesian })).toBe(
    'Mesin pencari: google',
  )
  expect(writeSource('campaign:linkedin', inEnglish)).toBe('Campaign: linkedin')
  expect(writeSource('site:pembeli.example', inEnglish)).toBe('pembeli.example')
  expect(writeSource('site', inEnglish)).toBe('Another site')
})

function visit(change: Partial<Visit>): Visit {
  return { day: today, kind: 'page', name: '/produk', language: 'id', total: 1, ...change }
}

type Signing = { headers?: Record<string, string>; key?: string; signed?: string; ageMs?: number }

function send(
  batch: { batch?: string; visits: unknown[] },
  signing: Signing = {},
): Promise<number> {
  return sendText(JSON.stringify({ batch: randomUUID(), ...batch }), signing)
}

async function sendText(body: string, signing: Signing = {}): Promise<number> {
  const { key = secret, signed = body, ageMs = 0 } = signing
  const headers = signing.headers ?? signatureHeaders(signMessage(signed, key, Date.now() - ageMs))
  return (await service.call(visitsPath, { method: 'POST', headers, body })).status
}

async function stored(): Promise<unknown[][]> {
  const rows = await runSql(
    { payload: service.payload },
    sql`SELECT day, kind, name, language, total FROM visits`,
  )
  return rows
    .map(({ day, kind, name, language, total }) => [day, kind, name, language, Number(total)])
    .toSorted(byName)
}

function byName(one: unknown[], other: unknown[]): number {
  return one.join(' ') < other.join(' ') ? -1 : 1
}
