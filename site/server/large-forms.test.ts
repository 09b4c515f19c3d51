import { contactBodyLimit } from '@niaga/contract/attachments'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitForms } from './large-forms.ts'

const large = String(contactBodyLimit + 1)

/** An app whose forms end on the test's command; the path names the visitor. */
function start(atOnce = 3) {
  const ends: (() => void)[] = []
  const app = new Hono()
  const getVisitor = (c: { req: { path: string } }) => (c.req.path === '/proxy' ? null : c.req.path)
  app.post('*', limitForms({ atOnce, atOncePerVisitor: 2, getVisitor }))
  app.post('*', async (c) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('stored')
  })
  const send = (path: string, length = large) =>
    app.request(path, { method: 'POST', headers: { 'Content-Length': length } })
  return { send, ends }
}

test('holds few forms with files at once, and fewer of one visitor', async () => {
  const { send, ends } = start()
  const first = [send('/192.0.2.1'), send('/192.0.2.1')]
  await expect.poll(() => ends.length).toBe(2)
  const busy = await send('/192.0.2.1')
  expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '10'])
  const other = send('/192.0.2.2')
  await expect.poll(() => ends.length).toBe(3)
  expect((await send('/192.0.2.3')).status).toBe(503)
  const small = send('/192.0.2.3', '10')
  await expect.poll(() => ends.length).toBe(4)
  for (const end of ends) end()
  for (const response of await Promise.all([...first, other, small])) {
    expect(response.status).toBe(200)
  }
  const next = send('/192.0.2.1')
  await expect.poll(() => ends.length).toBe(5)
  ends.at(-1)?.()
  expect((await next).status).toBe(200)
})

test('keeps a place from two visitors who send all they may', async () => {
  const { send, ends } = start(4)
  const first = [send('/192.0.2.1'), send('/192.0.2.1'), send('/192.0.2.2')]
  await expect.poll(() => ends.length).toBe(3)
  expect((await send('/192.0.2.2')).status).toBe(503)
  const third = send('/192.0.2.3')
  await expect.poll(() => ends.length).toBe(4)
  for (const end of ends) end()
  expect((await Promise.all([...first, third])).map(({ status }) => status)).toEqual([
    200, 200, 200, 200,
  ])
})

test('counts visitors whom a proxy does not name together only', async () => {
  const { send, ends } = start()
  const sent = [send('/proxy'), send('/proxy'), send('/proxy')]
  await expect.poll(() => ends.length).toBe(3)
  expect((await send('/proxy')).status).toBe(503)
  for (const end of ends) end()
  await Promise.all(sent)
})

test('counts a body without a length while it is read', async () => {
  const app = new Hono()
  app.post('*', limitForms({ atOnce: 1, atOncePerVisitor: 1, getVisitor: () => null }))
  app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  const chunk = new Uint8Array(contactBodyLimit + 1)
  const send = (bytes: Uint8Array) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    const headers = { 'Transfer-Encoding': 'chunked' }
    return app.request('/kontak', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  }
  expect((await send(chunk)).status).toBe(413)
  expect(await (await send(chunk.subarray(1))).text()).toBe(String(contactBodyLimit))
})
