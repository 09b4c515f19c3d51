import { requestSchema } from '@niaga/contract/request'
import { requestCall } from '@niaga/contract/request-page'
import { afterAll, expect, test, vi } from 'vitest'
import { deleteOldMessages } from '../../plugins/personal-data/delete-old-messages.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import type { Init } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { messageForm, smallPdf } from '../../testing/small-files.ts'
import { maxBuyerReplies } from './request-page.ts'

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_NOTIFY_TO: 'kantor@contoh.example',
  CONTACT_RECEIPT: 'on',
  SITE_ORIGIN: 'https://contoh.example',
})
const asSales = await service.signIn('sales')
const runner = service.runJobs()
afterAll(() => runner.stop())
let keys = 0

test('gives a request an address that nobody can derive, the same for a repeated message', async () => {
  const [first, again, other] = [
    await send('Halo', 'a'),
    await send('Halo', 'a'),
    await send('Halo', 'b'),
  ]
  expect(first.page_secret).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toEqual(first)
  expect(other.page_secret).not.toBe(first.page_secret)
  // Later, only somebody else would repeat it: one who shares the network and knows every word.
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  const late = await send('Halo', 'a').finally(() => vi.useRealTimers())
  expect(late).toEqual({ ...first, page_secret: undefined })
})

test('responds alike to an unknown, a malformed and a deleted secret', async () => {
  const { id, page_secret: secret } = await send('Hapus saya')
  expect((await reply(secret, 'Masih ada?')).status).toBe(201)
  await update(id, { receivedAt: new Date(0).toISOString() })
  await deleteOldMessages(service.payload, { keepDays: 1 })
  const secrets = [secret, '0'.repeat(32), 'x', '', "' OR 1=1 --", `${secret}0`, 'a'.repeat(5000)]
  const responses = await Promise.all(secrets.flatMap((one) => [ask(one), reply(one, 'Halo')]))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
  expect(responses[0]?.headers.get('Cache-Control')).toBe('no-store')
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(await service.payload.count({ collection: 'message-replies' })).toEqual({ totalDocs: 0 })
})

test('shows an answer with price and validity, and no note, stage or account', async () => {
  const { id } = await send('Berapa?')
  // An enquiry from before there were such pages.
  await update(id, { pageSecret: null })
  await admin(`/messages/${id}`, { status: 'read', addNote: 'RAHASIA-CATATAN' }, 'PATCH')
  const offer = { price: 'USD 62.50 / t FOB', validUntil: '2026-12-31' }
  expect((await answer(id, 0, { ...offer, validUntil: '31/12/2026' })).status).toBe(400)
  expect((await answer(id, 0, offer)).status).toBe(200)
  const secret = (await stored(id)).pageSecret ?? ''
  const text = await (await ask(secret)).text()
  for (const hidden of ['RAHASIA', 'Sari', 'sari@pembeli.example', 'sales', 'status', secret]) {
    expect(text).not.toContain(hidden)
  }
  const { replies } = requestSchema.parse(JSON.parse(text)).data
  expect(replies).toMatchObject([
    { is_from_buyer: false, text: 'Terlampir.', price: offer.price, valid_until: '2026-12-31' },
  ])
  const link = `https://contoh.example/en/permintaan/${secret}`
  await expect.poll(() => mailWith('Terlampir.'), { timeout: 20_000 }).toContain(link)
  expect(mailWith('Terlampir.')).toContain(
    'Price: USD 62.50 / t FOB\r\nValid until: 31 December 2026',
  )
  const receipt = () => mailWith('We have received')
  await expect.poll(receipt, { timeout: 20_000 }).toContain('https://contoh.example/en/permintaan/')
  const shown = await service.callAdmin(`/messages/${id}`, { headers: asSales })
  expect(await shown.text()).not.toContain(secret)
})

test('puts a reply with a file into the thread, once, as unread, and notifies the desk', async () => {
  const { id, page_secret: secret } = await send('Tanya')
  const form = await messageForm({ text: 'Setuju\r\n<b>FOB</b>' }, [[smallPdf(), 'PO.pdf']])
  Object.assign(form.headers, { 'Idempotency-Key': 'balasan' })
  const sent = await Promise.all([1, 2, 3].map(() => ask(secret, form)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  const response = await service.callAdmin(`/messages/${id}/thread`, { headers: asSales })
  const { replies } = (await response.json()).thread
  expect(replies).toMatchObject([
    { isFromBuyer: true, author: 'Sari', attachments: [{ name: 'PO.pdf' }] },
  ])
  expect(await stored(id)).toMatchObject({ status: 'new', hasNewReply: true })
  const notice = () => mailWith('balasan dari Sari')
  await expect.poll(notice, { timeout: 20_000 }).toContain('PO.pdf')
  expect(notice()).not.toContain(secret)
  // A colleague who answers without having seen it is shown it first.
  expect((await answer(id, 0)).status).toBe(409)
  expect((await answer(id, replies[0].id)).status).toBe(200)
  expect((await stored(id)).hasNewReply).toBe(false)
  // A reply to an enquiry that is closed meanwhile is unread, too.
  const isClosed = async () => requestSchema.parse(await (await ask(secret)).json()).data.is_closed
  for (const [status, closed] of [
    ['spam', false],
    ['lost', true],
  ] as const) {
    await service.payload.update({ collection: 'messages', id, data: { status } })
    expect(await isClosed()).toBe(closed)
  }
  expect((await reply(secret, 'Masih ada?')).status).toBe(201)
  expect(await stored(id)).toMatchObject({ status: 'lost', hasNewReply: true })
})

test('rejects replies that are empty, too long, too many or with a forbidden file', async () => {
  const { page_secret: secret } = await send('Banjir')
  for (const text of ['', ' \n', 'x'.repeat(5001), null, 7]) {
    expect((await reply(secret, text)).status).toBe(422)
  }
  const program = await messageForm({ text: 'a' }, [[Buffer.from('MZ…'), 'PO.exe']])
  const { error } = await (await ask(secret, program)).json()
  expect(error.reasons).toEqual({ 'attachment.0': 'type' })
  expect((await ask(secret, { method: 'PUT' })).status).toBe(405)
  for (let count = 0; count < maxBuyerReplies; count += 1) {
    expect((await reply(secret, `${count}`)).status).toBe(201)
  }
  expect((await reply(secret, 'Lagi')).status).toBe(409)
})

async function send(message: string, key = message): Promise<{ id: number; page_secret: string }> {
  const letter = { name: 'Sari', email: 'sari@pembeli.example', message }
  const response = await service.call('/api/send-contact', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    json: { ...letter, enquiry: { language: 'en', items: [] } },
  })
  return (await response.json()).data
}

function ask(secret: string, init: Init = {}): Promise<Response> {
  const headers = { ...Object(init.headers), Authorization: `Bearer ${secret}` }
  return service.call(requestCall, { ...init, headers })
}

function reply(secret: string, text: unknown): Promise<Response> {
  return ask(secret, { method: 'POST', json: { text } })
}

function admin(path: string, json: object, method = 'POST'): Promise<Response> {
  return service.callAdmin(path, { method, headers: asSales, json })
}

function answer(id: number, seen: number, changed: object = {}): Promise<Response> {
  keys += 1
  return admin(`/messages/${id}/replies`, {
    ...{ key: keys.toString(16).padStart(32, '0'), language: 'en', subject: 'Penawaran' },
    ...{ text: 'Terlampir.', documents: [], files: [], moveTo: null },
    ...{ seen: { reply: seen, status: 'new' }, ...changed },
  })
}

const stored = (id: number) => service.payload.findByID({ collection: 'messages', id })

const update = (id: number, data: object) =>
  service.payload.update({ collection: 'messages', id, data })

/** Returns the latest mail that contains a text, without the folding of its lines. */
function mailWith(text: string): string {
  const sources = mails.received.map(({ source }) => source.replace(/=\r\n/g, ''))
  return sources.findLast((source) => source.includes(text)) ?? ''
}
