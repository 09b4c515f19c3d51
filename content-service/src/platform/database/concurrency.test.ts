import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

// Payload's defaults freeze PostgreSQL permanently under 30 simultaneous saves, see docs/decisions.

const atOnce = 60
const limitMs = 30_000
/** Fewer requests than the pool has connections. */
const fewAtOnce = 5

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn()), 'Content-Type': 'application/json' }

test('handles 60 saves and 60 reads at once', async () => {
  const ids = await storeProducts()
  const saves = ids.map(
    (id, index) => () => save(`/products/${id}?locale=id`, { sortOrder: index }),
  )
  const reads = ids.map((id) => () => service.call(`/api/products/${id}`))
  expect(await getStatuses([...saves, ...reads])).toEqual(new Set([200]))
  const { docs } = await service.payload.find({ collection: 'products', limit: 0, sort: 'id' })
  expect(docs.map(({ sortOrder }) => sortOrder)).toEqual(ids.map((_, index) => index))
})

test('handles 60 saves of one document at once', async () => {
  const [id] = await storeProducts()
  const saves = Array.from(
    { length: atOnce },
    (_, index) => () =>
      save(`/products/${id}?locale=en`, { name: `Coal ${index}`, description: 'Thermal' }),
  )
  expect(await getStatuses(saves)).toEqual(new Set([200]))
})

test('handles 60 posts and 60 messages at once', async () => {
  const message = { name: 'Sari', email: 'sari@pembeli.example', message: 'Halo' }
  const created = Array.from({ length: atOnce }, (_, index) => [
    () => save('/blog-posts?locale=id&draft=true', { title: `Draf ${index}` }, 'POST'),
    () =>
      service.call('/api/send-contact', {
        method: 'POST',
        json: { ...message, message: `Halo ${index}` },
      }),
  ])
  expect(await getStatuses(created.flat())).toEqual(new Set([201]))
  const { totalDocs } = await service.payload.count({ collection: 'messages' })
  expect(totalDocs).toBe(atOnce)
})

test('limits connections and every wait on PostgreSQL', () => {
  const { pool } = service.payload.db
  if (!pool) return
  expect(pool.options).toMatchObject({
    max: 10,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    statement_timeout: 15_000,
  })
})

async function storeProducts(): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < atOnce; index += 1) {
    const data = { name: `Batubara ${index}`, description: 'Termal', sortOrder: 100 }
    ids.push((await service.payload.create({ collection: 'products', data })).id)
  }
  return ids
}

function save(path: string, body: object, method = 'PATCH'): Promise<Response> {
  return service.callAdmin(path, { method, headers: asEditor, body: JSON.stringify(body) })
}

/**
 * Returns the statuses of simultaneous requests, or `'none'` if a response did not arrive within the limit. A slow machine
 * responds 503 to requests that waited 5 s for a connection; they are sent again, a few at a time.
 */
async function getStatuses(requests: (() => Promise<Response>)[]): Promise<Set<number> | 'none'> {
  const statuses = await within(limitMs, requests)
  if (statuses === 'none') return 'none'
  const later: number[] = []
  const again = requests.filter((_, index) => statuses[index] === 503)
  for (let from = 0; from < again.length; from += fewAtOnce) {
    const few = await within(limitMs, again.slice(from, from + fewAtOnce))
    if (few === 'none') return 'none'
    later.push(...few)
  }
  return new Set([...statuses.filter((status) => status !== 503), ...later])
}

async function within(ms: number, requests: (() => Promise<Response>)[]) {
  const responses = requests.map((send) => send())
  const all = Promise.all(responses).then((list) => list.map(({ status }) => status))
  return Promise.race([all, wait(ms, 'none' as const, { ref: false })])
}
