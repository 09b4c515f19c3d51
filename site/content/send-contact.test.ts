import { afterEach, expect, test } from 'vitest'
import { startClient } from '../testing/content-client.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'

afterEach(closeHosts)

const message = {
  name: 'Sari',
  email: 'sari@contoh.example',
  phone: '0812',
  message: 'Berapa harga FOB?',
}
const visitor = { clientAddress: '203.0.113.7', key: 'kunci-1', spamSignal: null, files: [] }

async function send(reply: Reply) {
  const host = await startHost(reply)
  const logger = createTestLog()
  const content = startClient(host.origin, logger.log)
  return { ...logger, host, sending: await content.sendContact(message, visitor) }
}

test('sends a message as JSON with the visitor’s address', async () => {
  const { host, sending } = await send((_request, response) =>
    sendJson(response, { data: { id: 1 } }, 201),
  )
  expect(sending).toEqual({ ok: true })
  const [request] = host.received
  expect(`${request?.method} ${request?.path}`).toBe('POST /api/send-contact')
  expect(JSON.parse(request?.body ?? '')).toEqual(message)
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-forwarded-for': visitor.clientAddress,
    'idempotency-key': visitor.key,
  })
  expect(request?.headers).not.toHaveProperty('x-niaga-spam-signal')
})

test('sends why a message may be spam', async () => {
  const host = await startHost((_request, response) => void response.writeHead(201).end())
  const { log } = createTestLog()
  const content = startClient(host.origin, log)
  await content.sendContact(message, { ...visitor, spamSignal: 'honeypot' })
  expect(host.received[0]?.headers['x-niaga-spam-signal']).toBe('honeypot')
})

test('sends files beside the message as parts of a form', async () => {
  const host = await startHost((_request, response) => void response.writeHead(201).end())
  const content = startClient(host.origin, createTestLog().log)
  const files = [new File(['%PDF-1.4'], 'spesifikasi.pdf', { type: 'application/pdf' })]
  await content.sendContact(message, { ...visitor, files })
  const [request] = host.received
  const type = String(request?.headers['content-type'])
  const form = await new Response(request?.body, { headers: { 'Content-Type': type } }).formData()
  expect(JSON.parse(String(form.get('message')))).toEqual(message)
  expect(form.get('attachment')).toMatchObject({ name: 'spesifikasi.pdf', size: 8 })
})

test('accepts any successful status', async () => {
  const { sending } = await send((_request, response) => void response.writeHead(204).end())
  expect(sending).toEqual({ ok: true })
})

test('returns the fields that the host rejected', async () => {
  const error = { code: 'invalid_fields', message: 'No.', fields: { email: 'Email is required' } }
  const reasons = { 'attachment.0': 'heic' }
  const { sending } = await send((_request, response) =>
    sendJson(response, { error: { ...error, reasons } }, 422),
  )
  expect(sending).toEqual({ ok: false, reason: 'rejected', fields: error.fields, reasons })
})

test('understands a rejection without details', async () => {
  const { sending } = await send((_request, response) => void response.writeHead(422).end('no'))
  expect(sending).toEqual({ ok: false, reason: 'rejected' })
})

test('returns when a visitor may write again', async () => {
  const { sending } = await send(
    (_request, response) => void response.writeHead(429, { 'Retry-After': '40' }).end(),
  )
  expect(sending).toEqual({ ok: false, reason: 'limited', retryAfterS: 40 })
})

test.each<[string, Reply]>([
  ['is in trouble', (_, response) => void response.writeHead(500).end()],
  ['stays silent', () => {}],
  ['hangs up', (_, response) => void response.destroy()],
  ['redirects', (_, response) => void response.writeHead(307, { Location: '/other' }).end()],
])(
  'sends once and fails when the host %s, and logs nothing of the message',
  async (_case, reply) => {
    const { host, sending, lines, text } = await send(reply)
    expect(sending).toEqual({ ok: false, reason: 'unavailable' })
    expect(host.received.length).toBe(1)
    expect(lines.length).toBe(1)
    for (const secret of [...Object.values(message), visitor.clientAddress]) {
      expect(text()).not.toContain(secret)
    }
  },
)
