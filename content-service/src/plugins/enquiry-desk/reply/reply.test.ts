import '../../../testing/daily-on-sqlite.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '../../../platform/payload-types.ts'
import { openMailServer } from '../../../testing/mail-server.ts'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'
import { smallPdf } from '../../../testing/small-files.ts'
import type { Thread } from './read-thread.ts'

const pdf = smallPdf()
let keys = 0

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_NOTIFY_TO: 'kantor@contoh.example',
  MAIL_FROM: 'penjualan@contoh.example',
  CONTACT_RECEIPT: 'on',
})
const asSales = await service.signIn('sales')
const asEditor = await service.signIn('editor')
let runner = service.runJobs()
afterAll(() => runner.stop())

beforeEach(async () => {
  // Jobs of the previous test are sent first.
  const waiting = () => service.payload.count({ collection: 'payload-jobs' })
  await expect.poll(waiting, { timeout: 20_000 }).toEqual({ totalDocs: 0 })
  mails.received.length = 0
})

test('sends an answer once, from the company, with the reference in subject and Reply-To', async () => {
  const { id } = await makeMessage()
  const { thread } = await answered(id, { subject: 'Penawaran\r\nBcc: lain@pembeli.example' })
  expect(thread.replies).toMatchObject([
    { author: 'sales', to: 'kim@pembeli.example', state: 'waiting', text: 'Terlampir.' },
  ])
  const [mail] = await mailsAfter(1)
  expect(mail?.to).toEqual(['kim@pembeli.example'])
  const source = unfolded(mail?.source)
  // This company has not written its name yet.
  expect(source).toMatch(/^From: penjualan@contoh\.example\r$/m)
  expect(source).toMatch(/^Reply-To: ".*\(RFQ-261122-7F3K\)" <kantor@contoh\.example>\r$/m)
  expect(source).toMatch(/^Subject: Penawaran Bcc: lain@pembeli\.example \(RFQ-261122-7F3K\)\r$/m)
  expect(source).toMatch(/^Terlampir\.\r$/m)
  expect(source).not.toMatch(/^Bcc:/m)
  const [sent] = await repliesAfterSending(id)
  expect(sent).toMatchObject({ state: 'sent', reason: null })
  const { firstAnsweredAt, status } = await stored(id)
  expect(firstAnsweredAt).toBe(sent?.sentAt)
  expect(status).toBe('read')
})

test('puts each answer into the conversation of the earlier mails', async () => {
  const message = await makeMessage()
  await answered(message.id)
  const [first] = await mailsAfter(1)
  await repliesAfterSending(message.id)
  await answered(message.id, { seen: { reply: await latest(message.id), status: 'read' } })
  const [, second] = await mailsAfter(2)
  const ids = [first, second].map((mail) => getHeader(mail?.source, 'Message-ID'))
  const { receivedAt, id } = message
  const earlier = `<pesan-${id}-${Date.parse(receivedAt)}@127.0.0.1>`
  const receipt = `<tanda-terima-${id}-${Date.parse(receivedAt)}@127.0.0.1>`
  expect(getHeader(first?.source, 'References')).toBe(`${earlier} ${receipt}`)
  expect(getHeader(first?.source, 'In-Reply-To')).toBe(receipt)
  expect(getHeader(second?.source, 'References')).toBe(`${earlier} ${receipt} ${ids[0]}`)
  expect(getHeader(second?.source, 'In-Reply-To')).toBe(ids[0])
  expect(new Set(ids).size).toBe(2)
})

test('keeps one answer of several requests with its key', async () => {
  const { id } = await makeMessage()
  const reply = composed()
  const responses = await Promise.all([1, 2, 3].map(() => send(id, reply)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  await mailsAfter(1)
  await wait(1_500)
  expect(mails.received).toHaveLength(1)
  expect((await readThread(id)).replies).toHaveLength(1)
})

test('sends later, and once, what was written while the mail server was down', async () => {
  const { id } = await makeMessage()
  await mails.close()
  await answered(id, { moveTo: 'quoted' })
  await expect
    .poll(async () => (await readThread(id)).replies[0]?.reason, { timeout: 20_000 })
    .toContain('Server email tidak menjawab')
  expect(await stored(id)).toMatchObject({ status: 'quoted', firstAnsweredAt: null })
  await mails.open()
  await runner.stop()
  runner = service.runJobs()
  await mailsAfter(1)
  await wait(1_500)
  expect(mails.received).toHaveLength(1)
  expect(await repliesAfterSending(id)).toMatchObject([{ state: 'sent', reason: null }])
  expect((await stored(id)).firstAnsweredAt).toBeTruthy()
}, 30_000)

test('says why an answer is not sent, and sends it when a colleague tries again', async () => {
  const { id } = await makeMessage()
  mails.rejects.recipient = 550
  await answered(id)
  await expect
    .poll(async () => (await readThread(id)).replies[0], { timeout: 20_000 })
    .toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('menolak alamat penerima'),
    })
  expect((await readThread(id)).history[0]).toMatchObject({ event: 'answer-failed', who: 'sales' })
  mails.rejects.recipient = null
  const again = `/messages/${id}/replies/${await latest(id)}/again`
  expect((await post(again, {}, asEditor)).status).toBe(200)
  await mailsAfter(1)
  expect(await repliesAfterSending(id)).toMatchObject([{ state: 'sent', author: 'sales' }])
  expect((await post(again, {}, asEditor)).status).toBe(409)
}, 30_000)

test('shows the later of two colleagues who answered, and sends only what they confirm', async () => {
  const { id } = await makeMessage()
  await answered(id, { moveTo: 'quoted' })
  const late = composed({ text: 'Jawaban kedua' })
  const response = await send(id, late, asEditor)
  expect(response.status).toBe(409)
  const [error] = (await response.json()).errors
  expect(error.message).toContain('Rekan Anda')
  const { meanwhile } = error.data
  expect(meanwhile).toMatchObject({ status: 'quoted', answers: [{ author: 'sales' }] })
  expect((await readThread(id)).replies).toHaveLength(1)
  const seen = { reply: meanwhile.answers[0].id, status: 'quoted' }
  expect((await send(id, { ...late, seen }, asEditor)).status).toBe(200)
  expect((await readThread(id)).replies.map(({ author }) => author)).toEqual(['sales', 'editor'])
})

test('stores one of several answers that are sent at once by colleagues who saw none', async () => {
  const { id } = await makeMessage()
  const responses = await Promise.all(
    [asSales, asEditor, asSales, asEditor].map((headers) => send(id, composed(), headers)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect((await readThread(id)).replies).toHaveLength(1)
})

test('sends nothing while a blank is open, but what the visitor wrote in braces', async () => {
  const { id } = await makeMessage()
  const open = await send(id, composed({ text: 'Yth. {nama}, harganya {harga}.' }))
  expect(open.status).toBe(400)
  expect((await open.json()).errors[0].message).toBe(
    'Isi dahulu yang masih kosong: {nama}, {harga}.',
  )
  expect((await send(id, composed({ text: 'Baik.\n\n> harga {fob}?' }))).status).toBe(200)
})

test.for([
  ['no subject', { subject: ' ' }, 'Isi perihal dan jawabannya dahulu.'],
  ['no text', { text: '' }, 'Isi perihal dan jawabannya dahulu.'],
  ['a text that is too long', { text: 'x'.repeat(20_001) }, /tidak dapat dibaca/],
  ['a key of another form', { key: '1' }, /tidak dapat dibaca/],
  ['a stage that does not exist', { moveTo: 'done' }, /tidak dapat dibaca/],
  ['documents that are no ids', { documents: ['1'] }, /tidak dapat dibaca/],
  ['a document that does not exist', { documents: [2_147_483_647] }, /sudah tidak ada/],
  ['a file that does not exist', { files: [2_147_483_647] }, /sudah tidak ada/],
  ['too many documents', { documents: Array(11).fill(1) }, /tidak dapat dibaca/],
] as const)('stores nothing of an answer with %s', async ([, fault, sentence]) => {
  const { id } = await makeMessage()
  const response = await send(id, { ...composed(), ...fault })
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].message).toMatch(sentence)
  expect((await readThread(id)).replies).toEqual([])
})

test('sends a document as it was, and an uploaded file of its own message only', async () => {
  const { id } = await makeMessage()
  const document = await makeDocument()
  const form = new FormData()
  form.append('attachment', new File([new Uint8Array(pdf)], 'Penawaran harga.pdf'))
  const upload = { method: 'POST', headers: asSales, body: form }
  const uploaded = await service.callAdmin(`/messages/${id}/files`, upload)
  expect(uploaded.status).toBe(201)
  const { doc } = await uploaded.json()
  const foreign = await makeMessage()
  expect((await send(foreign.id, composed({ files: [doc.id] }))).status).toBe(400)
  await answered(id, { documents: [document], files: [doc.id] })
  await service.payload.delete({ collection: 'documents', id: document })
  const [mail] = await mailsAfter(1)
  const names = [...unfolded(mail?.source).matchAll(/attachment; filename="?([^"\r]+)/g)]
  expect(names.map(([, name]) => name)).toEqual(['profil.pdf', 'Penawaran harga.pdf'])
  const [reply] = await repliesAfterSending(id)
  for (const { href } of reply?.attachments ?? []) {
    const file = await get(href.replace('/cms/api', ''))
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
  }
})

test('rejects a body that is too large, or none', async () => {
  const { id } = await makeMessage()
  expect((await send(id, composed({ text: 'x'.repeat(300_000) }))).status).toBe(400)
  const init = { method: 'POST', headers: asSales }
  expect((await service.callAdmin(`/messages/${id}/replies`, init)).status).toBe(400)
})

test('has no thread for a message that does not exist, and none without a session', async () => {
  const { id } = await makeMessage()
  for (const wrong of ['0', '99999999', '2147483648', 'x']) {
    expect((await get(`/messages/${wrong}/thread`)).status, wrong).toBe(404)
  }
  const foreign = { ...asSales, Origin: 'https://lain.example' }
  for (const headers of [{}, foreign]) {
    expect((await get(`/messages/${id}/thread`, headers)).status).toBe(403)
    expect((await get(`/messages/${id}/composing`, headers)).status).toBe(403)
    expect((await send(id, composed(), headers)).status).toBe(403)
    expect((await post(`/messages/${id}/replies/1/again`, {}, headers)).status).toBe(403)
  }
})

test('sends an answer again only from its own message', async () => {
  const [one, other] = [await makeMessage(), await makeMessage()]
  await answered(one.id)
  const again = `/messages/${other.id}/replies/${await latest(one.id)}/again`
  expect((await post(again, {})).status).toBe(404)
  for (const wrong of ['0', 'x', '2147483648']) {
    expect((await post(`/messages/${one.id}/replies/${wrong}/again`, {})).status).toBe(404)
  }
})

test('lets nobody read or change an answer but through its thread', async () => {
  const { id } = await makeMessage()
  await answered(id)
  const asAdmin = await service.signIn('admin')
  for (const headers of [asSales, asEditor, asAdmin]) {
    for (const slug of ['message-replies', 'message-history']) {
      const init = { method: 'PATCH', headers, json: { text: 'x' } }
      expect((await get(`/${slug}`, headers)).status).toBe(403)
      expect((await service.callAdmin(`/${slug}/1`, init)).status).toBe(403)
      expect((await service.callAdmin(`/${slug}/1`, { ...init, method: 'DELETE' })).status).toBe(
        403,
      )
      expect((await post(`/${slug}`, { message: id }, headers)).status).toBe(403)
    }
  }
})

test('goes with its message', async () => {
  const { id } = await makeMessage()
  await answered(id)
  await service.payload.delete({ collection: 'messages', id })
  const where = { id: { exists: true }, message: { exists: false } }
  for (const collection of ['message-replies', 'message-history'] as const) {
    expect((await service.payload.count({ collection, where })).totalDocs).toBe(0)
  }
})

test('composes in the language of the visitor, with a quote and what fills the blanks', async () => {
  const { id } = await makeMessage()
  const composing = await (await get(`/messages/${id}/composing`)).json()
  expect(composing).toMatchObject({
    hasMail: true,
    language: 'en',
    to: 'kim@pembeli.example',
    replyTo: 'kantor@contoh.example',
    subjects: { en: 'Re: Your request for quotation: RFQ-261122-7F3K' },
    values: {
      ...{ name: 'Kim', company: 'Kim Power', reference: 'RFQ-261122-7F3K', me: 'sales' },
      items: '- Coal 4600 · 55000 t',
    },
  })
  expect(composing.quotes.en).toMatch(/^On .*, Kim wrote:\n> Hello\n>\n> How much\?$/)
})

async function makeMessage(): Promise<Message> {
  return service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: 'Kim', email: 'kim@pembeli.example', message: 'Hello\n\nHow much?' },
      ...{ company: 'Kim Power', language: 'en', reference: 'RFQ-261122-7F3K', status: 'read' },
      items: [{ kind: 'coal', product: 'Coal 4600', quantity: '55000 t' }],
      receivedAt: new Date().toISOString(),
    },
  })
}

async function makeDocument(): Promise<number> {
  const { id } = await service.payload.create({
    collection: 'documents',
    data: { title: 'Profil', kind: 'profile', language: 'id', sortOrder: 1 },
    file: {
      ...{ data: pdf, name: 'profil.pdf', mimetype: 'application/pdf' },
      size: pdf.length,
    },
  })
  return id
}

function composed(changed: object = {}) {
  keys += 1
  return {
    key: keys.toString(16).padStart(32, '0'),
    ...{
      language: 'en',
      subject: 'Penawaran',
      text: 'Terlampir.',
      documents: [],
      files: [],
      moveTo: null,
    },
    seen: { reply: 0, status: 'read' },
    ...changed,
  }
}

async function answered(id: number, changed: object = {}): Promise<{ thread: Thread }> {
  const response = await send(id, composed(changed))
  expect(response.status).toBe(200)
  return response.json()
}

function send(id: number, reply: object, headers = asSales): Promise<Response> {
  return post(`/messages/${id}/replies`, reply, headers)
}

function post(path: string, body: object, headers = asSales): Promise<Response> {
  return service.callAdmin(path, { method: 'POST', headers, json: body })
}

function get(path: string, headers = asSales): Promise<Response> {
  return service.callAdmin(path, { headers })
}

async function readThread(id: number): Promise<Thread> {
  return (await (await get(`/messages/${id}/thread`)).json()).thread
}

async function latest(id: number): Promise<number> {
  return (await readThread(id)).replies.at(-1)?.id ?? 0
}

async function repliesAfterSending(id: number) {
  const replies = async () => (await readThread(id)).replies
  await expect
    .poll(async () => (await replies()).every(({ state }) => state === 'sent'), { timeout: 20_000 })
    .toBe(true)
  return replies()
}

function stored(id: number): Promise<Message> {
  return service.payload.findByID({ collection: 'messages', id })
}

async function mailsAfter(count: number) {
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(count)
  return mails.received
}

function unfolded(source = ''): string {
  return source.replace(/\r\n[ \t]/g, ' ')
}

function getHeader(source: string | undefined, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)\\r$`, 'm').exec(unfolded(source))?.[1]
}
