import { requestCall } from '@niaga/contract/request-page'
import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { purgeSecret } from '../testing/purge.ts'
import { startSite } from '../testing/site.ts'

afterEach(closeHosts)

const secret = '0123456789abcdef'.repeat(2)
const page = `/en/permintaan/${secret}`
const at = '2026-11-27T02:00:00.000Z'
const markup = '<img src=x onerror=alert(1)>'

/** A host that knows one request, and fails on a reply that says so. */
const reply: Reply = (request, response) => {
  if (request.path !== requestCall) return smallContent(request, response)
  if (request.headers.authorization !== `Bearer ${secret}`) return sendJson(response, {}, 404)
  if (request.body.includes('gagal')) return void response.destroy()
  const entry = {
    author: 'Rina',
    is_from_buyer: false,
    at,
    text: markup,
    valid_until: '2026-12-31',
  }
  const data = {
    answer_by: at,
    is_closed: true,
    message: 'Halo',
    products: [],
    replies: [entry, { ...entry, is_from_buyer: true }],
  }
  sendJson(response, { data }, request.method === 'POST' ? 201 : 200)
}

test('keeps the address of a request out of caches, search engines, referrers, counts and logs', async () => {
  const host = await startHost(reply)
  const site = await startSite(host.origin, { REPORT_WEB_VITALS: '1', PURGE_SECRET: purgeSecret })
  const [first, again] = [await site.get(page), await site.get(page)]
  for (const response of [first, again]) {
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-cache': 'BYPASS',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    })
  }
  const html = await first.text()
  expect(html).toContain('Valid until December 31, 2026')
  expect(html).toContain('This request is closed.')
  expect(html).not.toContain(markup)
  // Other than in links to itself in another language, a page names its address nowhere.
  expect(html.replaceAll(/<a [^>]*>/g, '')).not.toContain(secret)
  expect(html).not.toMatch(/data-(views|vitals)/)
  const send = (text: string, of = page) => {
    const body = new URLSearchParams({ text, key: 'k' })
    return site.get(of, { method: 'POST', body })
  }
  const sent = await send('Setuju\r\nFOB')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}#latest`])
  expect(JSON.parse(host.received.at(-1)?.body ?? '')).toEqual({ text: 'Setuju\nFOB' })
  expect(html).toContain('data-outcome="sent"')
  const failed = await send('gagal')
  expect(failed.status).toBe(503)
  // The confirmation of the earlier reply is not shown with the failure of this one.
  expect(await failed.text()).not.toContain('data-outcome="sent"')
  const long = await send('x'.repeat(5001))
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('5000')])
  // A reply to a deleted request is shown again, to be copied.
  const unsent = await send(`Setuju ${markup}`, `/en/permintaan/${'0'.repeat(32)}`)
  const shown = expect.stringContaining('>Setuju &lt;img')
  expect([unsent.status, await unsent.text()]).toEqual([404, shown])
  expect((await send('x'.repeat(70_000))).status).toBe(413)
  expect((await site.get('/-/view', { method: 'POST', body: page })).status).toBe(400)
  await site.get(`/permintaan/${secret.toUpperCase()}.`)
  await site.get(page, { method: 'DELETE' })
  await site.finishVisits()
  await site.close()
  expect(host.received.map(({ path, body }) => path + body).join()).not.toContain(secret)
  expect(site.logged()).toContain('/en/permintaan/…')
  expect(site.logged().toLowerCase()).not.toContain(secret)
})

test('responds alike to an unknown and a malformed address', async () => {
  const host = await startHost(reply)
  const site = await startSite(host.origin)
  const responses = await Promise.all(
    ['0'.repeat(32), 'x', 'a%20b', `${secret}0`].map((path) => site.get(`/permintaan/${path}`)),
  )
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(bodies[0]).toContain('Permintaan ini tidak ada atau sudah dihapus')
  expect(new Set(bodies.map((body) => body.replaceAll(/permintaan\/[^"#]+/g, ''))).size).toBe(1)
  expect(host.received.filter(({ path }) => path === requestCall)).toHaveLength(4)
  await site.close()
})
