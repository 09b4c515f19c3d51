import { spamSignalHeader } from '@niaga/contract/contact-message'
import { endpoints } from '@niaga/contract/endpoints'
import { failureSchema } from '@niaga/contract/envelope'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn()

const message = {
  name: 'Sari Wijaya',
  email: 'sari@pembeli.example',
  phone: '+62 812 0000 0000',
  message: 'Kami mencari batubara 5000 GAR, 50.000 ton.',
}

test('stores a message before it responds, trimmed and as new', async () => {
  const response = await send({ ...message, name: '  Sari Wijaya ', extra: 'left out' })
  expect(response.status).toBe(201)
  const { id } = endpoints.sendContact.response.parse(await response.json())
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored).toMatchObject({ ...message, status: 'new', notes: [] })
  expect(Date.parse(stored.receivedAt)).toBeGreaterThan(Date.now() - 60_000)
})

test.for([undefined, null, ''])('accepts a message whose phone is %o', async (phone) => {
  expect((await send({ ...message, phone })).status).toBe(201)
})

test.for([
  [{ ...message, name: undefined }, ['name']],
  [{ ...message, name: '   ' }, ['name']],
  [{ ...message, name: 'x'.repeat(201) }, ['name']],
  [{ ...message, name: 7 }, ['name']],
  [{ ...message, email: 'sari' }, ['email']],
  [{ ...message, email: ['sari@pembeli.example'] }, ['email']],
  [{ ...message, phone: 628120000 }, ['phone']],
  [{ ...message, phone: '1'.repeat(51) }, ['phone']],
  [{ ...message, message: '' }, ['message']],
  [{ ...message, message: { text: 'Halo' } }, ['message']],
  [{ ...message, message: 'x'.repeat(5001) }, ['message']],
  [{}, ['name', 'email', 'message']],
  [null, ['name', 'email', 'message']],
  [[message], ['name', 'email', 'message']],
  ['text', ['name', 'email', 'message']],
  [7, ['name', 'email', 'message']],
] as const)('rejects %o with 422 and names the fields', async ([body, fields]) => {
  const { error } = await getFailure(await send(body), 422)
  expect(Object.keys(error.fields ?? {}).sort()).toEqual([...fields].sort())
})

test.for(['kim@kepco', 'a..b@x.com', 'kim@x.c', '.a@b.co', 'a@1.2.3.4'])(
  'stores a message of %s, since browsers accept that address',
  async (email) => {
    const response = await send({ ...message, email })
    expect(response.status).toBe(201)
    const { id } = endpoints.sendContact.response.parse(await response.json())
    expect(await service.payload.findByID({ collection: 'messages', id })).toMatchObject({ email })
    const change = { collection: 'messages', id, data: { status: 'quoted' } } as const
    expect((await service.payload.update(change)).status).toBe('quoted')
  },
)

test('stores texts without control characters and bidirectional overrides', async () => {
  const text = '\u202EirasS\u202C\u0000\u001B[2J\u0085baris\r\nlagi\tkolom'
  const response = await send({ ...message, name: text, phone: '1\u0000', message: text })
  expect(response.status).toBe(201)
  const { id } = endpoints.sendContact.response.parse(await response.json())
  expect(await service.payload.findByID({ collection: 'messages', id })).toMatchObject({
    name: 'irasS[2J\nbaris\nlagi\tkolom',
    phone: '1',
    message: 'irasS[2J\nbaris\nlagi\tkolom',
  })
})

test('stores no rejected message', async () => {
  const before = await service.payload.count({ collection: 'messages' })
  await send({ ...message, email: 'sari' })
  expect(await service.payload.count({ collection: 'messages' })).toEqual(before)
})

test.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'rejects a body of type %s with 415',
  async (type) => {
    const response = await post(JSON.stringify(message), { 'Content-Type': type })
    await getFailure(response, 415)
  },
)

test('rejects a body without a type with 415', async () => {
  await getFailure(await post(new TextEncoder().encode(JSON.stringify(message)), {}), 415)
})

test('accepts a type with a charset', async () => {
  const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
  expect((await post(JSON.stringify(message), headers)).status).toBe(201)
})

test.for(['', '{', '{"name": "Sari",}', 'null null', '\u0000'])(
  'rejects the malformed JSON %o with 400',
  async (body) => {
    await getFailure(await post(body, { 'Content-Type': 'application/json' }), 400)
  },
)

test('rejects what is not UTF-8 with 400', async () => {
  const body = Uint8Array.from([0x22, 0xff, 0xfe, 0x22])
  await getFailure(await post(body, { 'Content-Type': 'application/json' }), 400)
})

test('rejects a body over 64 KB with 413', async () => {
  const response = await send({ ...message, padding: 'x'.repeat(65_536) })
  await getFailure(response, 413)
})

test('counts a body without Content-Length, and stops reading it at the limit', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(16_384).fill(0x20))
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  await getFailure(await service.call('/api/send-contact', init), 413)
  expect(sent).toBeLessThan(10)
})

test('accepts a body of exactly 64 KB', async () => {
  const bare = JSON.stringify({ ...message, padding: '' })
  const body = JSON.stringify({ ...message, padding: 'x'.repeat(65_536 - Buffer.byteLength(bare)) })
  expect((await post(body, { 'Content-Type': 'application/json' })).status).toBe(201)
})

test('responds to a repeated message with the first result, and stores nothing new', async () => {
  const key = { 'Idempotency-Key': 'kunci-pertama' }
  const first = await (await send(message, key)).json()
  const stored = await service.payload.count({ collection: 'messages' })
  const again = await send({ ...message, name: ` ${message.name} ` }, key)
  expect([again.status, await again.json()]).toEqual([201, first])
  expect(await service.payload.count({ collection: 'messages' })).toEqual(stored)
})

test('rejects another message under the same key with 422', async () => {
  const key = { 'Idempotency-Key': 'kunci-kedua' }
  await send(message, key)
  const { error } = await getFailure(await send({ ...message, phone: '0' }, key), 422)
  expect(error.code).toBe('key_reused')
})

test('stores one of several concurrent messages with the same key', async () => {
  const { totalDocs } = await service.payload.count({ collection: 'messages' })
  const key = { 'Idempotency-Key': 'kunci-ketiga' }
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(message, key)))
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(bodies).size).toBe(1)
  expect((await service.payload.count({ collection: 'messages' })).totalDocs).toBe(totalDocs + 1)
})

test('stores suspected spam separately', async () => {
  const response = await send(message, { [spamSignalHeader]: 'honeypot' })
  expect(response.status).toBe(201)
  const { id } = endpoints.sendContact.response.parse(await response.json())
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored).toMatchObject({ ...message, status: 'spam' })
})

test('expires a key after a day', async () => {
  const key = { 'Idempotency-Key': 'kunci-keempat' }
  const { id } = (await (await send(message, key)).json()).data
  const receivedAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
  await service.payload.update({ collection: 'messages', id, data: { receivedAt } })
  const response = await send({ ...message, message: 'Esok harinya' }, key)
  expect(response.status).toBe(201)
  expect((await response.json()).data.id).not.toBe(id)
})

test('hides keys and digests from editors', async () => {
  await send(message, { 'Idempotency-Key': 'kunci-kelima' })
  const list = await (await service.callAdmin('/messages', { headers: asEditor })).json()
  expect(Object.keys(list.docs[0])).not.toContain('keyDigest')
  expect(Object.keys(list.docs[0])).not.toContain('bodyDigest')
})

test('shows messages only to editors', async () => {
  await send(message)
  expect((await service.callAdmin('/messages')).status).toBe(403)
  expect((await service.callAdmin('/messages/1')).status).toBe(403)
  const list = await service.callAdmin('/messages', { headers: asEditor })
  expect((await list.json()).totalDocs).toBeGreaterThan(0)
})

test('creates messages only by the public endpoint', async () => {
  for (const headers of [{}, asEditor]) {
    const response = await service.callAdmin('/messages', {
      method: 'POST',
      headers,
      json: message,
    })
    expect(response.status).toBe(403)
  }
})

test('lets an editor annotate a message, but not change its text', async () => {
  const { id } = (await (await send(message)).json()).data
  const change = {
    name: 'Someone else',
    email: 'else@pembeli.example',
    phone: '0',
    message: 'Something else',
    receivedAt: '2020-01-01T00:00:00.000Z',
    status: 'quoted',
    addNote: 'Sudah dijawab lewat telepon.',
  }
  const response = await service.callAdmin(`/messages/${id}`, {
    method: 'PATCH',
    headers: asEditor,
    json: change,
  })
  expect(response.status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored).toMatchObject({ ...message, status: 'quoted', notes: [{ text: change.addNote }] })
  expect(stored.receivedAt).not.toBe(change.receivedAt)
})

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return post(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers })
}

function post(body: BodyInit, headers: Record<string, string>): Promise<Response> {
  return service.call('/api/send-contact', { method: 'POST', headers, body })
}

async function getFailure(response: Response, status: number) {
  expect(response.status).toBe(status)
  return failureSchema.parse(await response.json())
}
