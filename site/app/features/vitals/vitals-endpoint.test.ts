import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../../../testing/content.ts'
import { closeHosts, startHost } from '../../../testing/host.ts'
import { startSite } from '../../../testing/site.ts'

afterEach(closeHosts)

const vital = { name: 'LCP', value: 812.4, rating: 'good', path: '/en/produk/timah' }

async function report(body: unknown, variables: Record<string, string>, headers = {}) {
  const host = await startHost(smallContent)
  const site = await startSite(host.origin, variables)
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const { status } = await site.get('/-/vitals', init)
  await site.close()
  return { status, logged: site.logged() }
}

const on = { REPORT_WEB_VITALS: '1' }

test('writes one measurement as one structured line', async () => {
  const { status, logged } = await report({ ...vital, visitor: 'Sari' }, on)
  expect(status).toBe(204)
  expect(logged).toContain(JSON.stringify({ vital }).slice(1, -1))
  expect(logged).not.toContain('Sari')
})

test.each([
  [{ ...vital, name: 'OTHER' }, 400],
  [{ ...vital, value: 'much' }, 400],
  [{ ...vital, path: 'https://evil.example/' }, 400],
  ['text', 400],
  [{ ...vital, path: `/${'a'.repeat(2000)}` }, 413],
])('rejects %j', async (body, expected) => {
  const { status, logged } = await report(body, on)
  expect(status).toBe(expected)
  expect(logged).not.toContain('Measured')
})

test('limits the measurements of one visitor in a minute', async () => {
  const host = await startHost(smallContent)
  const site = await startSite(host.origin, on, { vitalsPerMinute: 2 })
  const send = async (address: string) => {
    const headers = { 'X-Forwarded-For': address }
    return site.get('/-/vitals', { method: 'POST', headers, body: JSON.stringify(vital) })
  }
  expect((await send('203.0.113.7')).status).toBe(204)
  expect((await send('203.0.113.7')).status).toBe(204)
  const limited = await send('203.0.113.7')
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(25)
  expect((await send('203.0.113.8')).status).toBe(204)
  await site.close()
})

test('reads a measurement of 1 KB at most', async () => {
  const note = (length: number) => ({ ...vital, note: 'a'.repeat(length) })
  expect((await report(note(1000), on)).status).toBe(413)
  expect((await report(note(500), on)).status).toBe(204)
})

test('accepts nothing from other sites', async () => {
  const { status } = await report(vital, on, { 'Sec-Fetch-Site': 'cross-site' })
  expect(status).toBe(403)
})

test('responds with 404 unless reporting is on', async () => {
  const { status, logged } = await report(vital, {})
  expect(status).toBe(405)
  expect(logged).not.toContain('Measured')
})
