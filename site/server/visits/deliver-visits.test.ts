import type { VisitBatch } from '@niaga/contract/visits'
import { expect, test } from 'vitest'
import { createTestLog } from '../../testing/log.ts'
import { createDelivery } from './deliver-visits.ts'
import type { SendResult } from './send-visits.ts'
import { createVisitCounts } from './visit-counts.ts'

const start = Date.parse('2026-11-25T03:00:00Z')
const dayMs = 86_400_000

function begin(maxRows = 1000) {
  const clock = { ms: start }
  const counts = createVisitCounts(maxRows, () => clock.ms)
  const sent: VisitBatch[] = []
  const host: { result: SendResult['result'] } = { result: 'counted' }
  const { log, lines } = createTestLog()
  const delivery = createDelivery({
    ...{ counts, log, now: () => clock.ms, everyMs: 1_000_000 },
    send: async (batch) => {
      sent.push(structuredClone(batch))
      return { result: host.result, cause: 'test' }
    },
  })
  const view = (name = '/produk') => counts.add({ kind: 'page', name, language: 'id' })
  return { clock, sent, host, lines, delivery, view }
}

test('sends sums once, and nothing where there is nothing', async () => {
  const { sent, delivery, view } = begin()
  await delivery.deliver()
  view()
  view()
  view('/')
  await delivery.deliver()
  await delivery.deliver()
  expect(sent.map(({ visits }) => visits)).toEqual([
    [
      { day: '2026-11-25', kind: 'page', name: '/produk', language: 'id', total: 2 },
      { day: '2026-11-25', kind: 'page', name: '/', language: 'id', total: 1 },
    ],
  ])
})

test('sends a batch again under the same id until it is confirmed, and then what was counted meanwhile', async () => {
  const { sent, host, lines, delivery, view } = begin()
  view()
  host.result = 'failed'
  await delivery.deliver()
  view()
  view()
  await delivery.deliver()
  host.result = 'counted'
  await delivery.deliver()
  await delivery.deliver()
  const [first, second, third, fourth] = sent
  expect([second, third]).toEqual([first, first])
  expect(fourth?.batch).not.toBe(first?.batch)
  expect(sent.map(({ visits }) => visits[0]?.total)).toEqual([1, 1, 1, 2])
  expect(lines.map(({ msg }) => msg)).toEqual(['Visit counts not sent; retrying later'])
})

test('sends no more to a host that counts none, and keeps nothing for it', async () => {
  const { sent, host, delivery, view } = begin()
  view()
  host.result = 'unknown'
  await delivery.deliver()
  expect(delivery.isUnknown()).toBe(true)
  view()
  await delivery.deliver()
  expect(sent).toHaveLength(1)
})

test('drops a batch that was rejected, which would be rejected again', async () => {
  const { sent, host, delivery, view } = begin()
  view()
  host.result = 'rejected'
  await delivery.deliver()
  host.result = 'counted'
  await delivery.deliver()
  expect(sent).toHaveLength(1)
})

test('drops what could not be sent in a week', async () => {
  const { clock, sent, host, delivery, view } = begin()
  view()
  host.result = 'failed'
  await delivery.deliver()
  view('/lama')
  clock.ms += 8 * dayMs
  view('/baru')
  host.result = 'counted'
  await delivery.deliver()
  await delivery.deliver()
  expect(sent.slice(1).map(({ visits }) => visits.map(({ name }) => name))).toEqual([['/baru']])
})

test('sends a thousand names in batches, and counts names beyond the limit together', async () => {
  const { sent, delivery, view } = begin(250)
  for (let index = 0; index < 300; index += 1) view(`/produk/${index}`)
  await delivery.deliver()
  expect(sent.map(({ visits }) => visits.length)).toEqual([100, 100, 51])
  expect(sent[2]?.visits.at(-1)).toMatchObject({ kind: 'page', name: '…', total: 50 })
})

test('sends at a stop what was waiting and what came after it, without waiting for a host that is away', async () => {
  const { sent, host, delivery, view } = begin()
  view()
  host.result = 'failed'
  await delivery.deliver()
  view('/kontak')
  await delivery.finish()
  expect(sent).toHaveLength(2)
  host.result = 'counted'
  await delivery.finish()
  expect(sent.slice(2).map(({ visits }) => visits[0]?.name)).toEqual(['/produk', '/kontak'])
})
