import { attachmentReasons } from '@niaga/contract/attachments'
import { companySchema } from '@niaga/contract/company'
import { referencePattern } from '@niaga/contract/enquiry'
import { expect, onTestFinished, test } from 'vitest'
import type { ContactSending } from '../../../content/send-contact.server.ts'
import { getLocale, locales, overwriteGetLocale } from '../../paraglide/runtime.js'
import { fileSentence } from './attachments/file-sentence.ts'
import type { CaptchaResult } from './captcha.server.ts'
import { type ContactDesk, submitContact } from './submit-contact.server.ts'

const entries = { name: 'Sari', email: 'sari@contoh.example', phone: '', message: 'Baris\r\ndua' }

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...entries, ...change })) data.set(name, value)
  return data
}

function desk(send: ContactDesk['send'], change: Partial<ContactDesk> = {}): ContactDesk {
  return {
    clientAddress: '203.0.113.7',
    useToken: async () => null,
    checkCaptcha: async () => 'passed',
    isFormOwn: true,
    minFillingMs: 2000,
    now: () => 0,
    locale: 'id',
    company: async () => undefined,
    whoAnswers: async () => [],
    send,
    ...change,
  }
}

const deskWith = (sending: ContactSending) => desk(async () => sending)

/** Sends a form to a desk that takes it; returns the outcome and what was sent. */
async function send(data: FormData, change: Partial<ContactDesk> = {}) {
  const sent: Parameters<ContactDesk['send']>[] = []
  const taking: ContactDesk['send'] = async (...parameters) => {
    sent.push(parameters)
    return { ok: true }
  }
  const outcome = await submitContact(data, desk(taking, change))
  const [[message, delivery] = expect.unreachable('was not sent'), ...others] = sent
  expect(others).toEqual([])
  return { outcome, message, delivery }
}

const unasked = desk(() => expect.unreachable('was sent'))

test('sends what was typed once, and confirms it', async () => {
  const { outcome, message } = await send(form())
  const receipt = { reference: '', text: 'Baris\ndua', answerBy: null, people: [], page: '' }
  expect(outcome).toEqual({ status: 200, result: { status: 'sent', receipt } })
  expect(message).toEqual({
    ...{ name: 'Sari', email: 'sari@contoh.example', message: 'Baris\ndua' },
    enquiry: { reference: expect.stringMatching(referencePattern), language: 'id', items: [] },
  })
})

const request = {
  company: 'Kim Power',
  country: 'Korea Selatan',
  message: '',
  'items.0.kind': 'coal',
  'items.0.product': 'Batubara, Energi 4600',
  'items.0.quantity': '55000 t',
  'items.0.incoterm': 'FOB',
  'items.0.limits': 'TM maks. 30 %',
  'items.1.kind': 'machine',
  'items.2.kind': 'machine',
  'items.2.product': 'Excavator 20 t',
  'items.2.offer': 'hire',
}

test.each([
  ['10.000', '10.000', '10000 t'],
  ['10,000 t', '10.000 t', '10000 t'],
  ['3 × 7,500.5 t', '3 × 7500,5 t', '3 × 7500.5 t'],
])(
  'writes the quantity %j as %j in Indonesian, and as %j in the data',
  async (typed, text, value) => {
    const { message } = await send(form({ ...request, 'items.0.quantity': typed }))
    expect(message.message).toContain(`Jumlah (ton): ${text}\n`)
    expect(message.enquiry?.items[0]?.quantity).toBe(value)
  },
)

test('composes a message from items, and sends them as data too', async () => {
  const { outcome, message } = await send(form(request))
  const reference = message.enquiry?.reference ?? ''
  expect(reference).toMatch(/^RFQ-700101-[2-9A-Z]{4}$/)
  const text = `Saya ingin meminta penawaran untuk Batubara, Energi 4600; Excavator 20 t.

1. Batubara, Energi 4600
Jumlah (ton): 55000 t
Incoterm: FOB
Batas CV, TM, abu, sulfur, HGI: TM maks. 30 %

2. Excavator 20 t
Beli atau sewa: Sewa

Perusahaan: Kim Power, Korea Selatan`
  expect(message.message).toBe(text)
  expect(message.enquiry).toEqual({
    reference,
    company: 'Kim Power',
    country: 'Korea Selatan',
    language: 'id',
    items: [
      {
        kind: 'coal',
        product: 'Batubara, Energi 4600',
        quantity: '55000 t',
        incoterm: 'FOB',
        details: 'Batas CV, TM, abu, sulfur, HGI: TM maks. 30 %',
      },
      { kind: 'machine', product: 'Excavator 20 t', details: 'Beli atau sewa: Sewa' },
    ],
  })
  expect(outcome.result).toMatchObject({ receipt: { reference: '', text } })
})

test.each([
  ['/en/produk/1', '/en/produk/1'],
  ['https://lain.example/', undefined],
  [`/${'x'.repeat(500)}`, undefined],
  ['', undefined],
])('says that the page %j led to the form, if it can be one', async (page, expected) => {
  expect((await send(form({ page }))).message.enquiry?.page).toBe(expected)
})

test('the reference of a repeated message is the same, and of another one is not', async () => {
  const getReference = async (name: string) =>
    (await send(form({ ...request, name }))).message.enquiry?.reference
  const reference = await getReference('Kim')
  expect(await getReference('Kim')).toBe(reference)
  expect(await getReference('Lee')).not.toBe(reference)
})

test('tells the reference and time that the host gives, else the time that its hours give', async () => {
  const receipt = { reference: 'RFQ-261122-7F3K', answerBy: '2026-11-24T10:00:00.000Z' }
  const outcome = await submitContact(form(), deskWith({ ok: true, ...receipt }))
  expect(outcome.result).toMatchObject({ receipt })
  const hours = [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }]
  const company = companySchema.parse({ offices: [{ name: 'Kantor', hours }] })
  const by = { company: async () => company, now: () => Date.parse('2026-11-22T10:00:00Z') }
  const { result } = await submitContact(form(), { ...deskWith({ ok: true }), ...by })
  expect(result).toMatchObject({ receipt: { answerBy: '2026-11-23T10:00:00.000Z' } })
})

test('rejects an item without sending, and returns all items', async () => {
  const change = { 'items.0.product': '' }
  const { status, result } = await submitContact(form({ ...request, ...change }), unasked)
  expect(status).toBe(422)
  expect(result).toMatchObject({ faults: { 'items.0.product': 'missing' } })
  expect(result).toHaveProperty('values.items.length', 3)
})

test('adds and removes items for visitors without script, and sends nothing', async () => {
  const changed = async (change: string) => {
    const { status, result } = await submitContact(form({ ...request, change }), {
      ...unasked,
      useToken: () => expect.unreachable('was counted'),
    })
    expect(status).toBe(200)
    return result.status === 'editing' ? result.values.items : null
  }
  expect(await changed('add.mineral')).toMatchObject([{}, {}, {}, { kind: 'mineral' }])
  expect(await changed('remove.0')).toMatchObject([{ kind: 'machine' }, { kind: 'machine' }])
  for (const odd of ['add.gas', 'remove.9', 'x', '']) expect(await changed(odd)).toHaveLength(3)
})

test('rejects bad fields without sending, and returns what was typed', async () => {
  const change = { name: ' ', email: 'sari', phone: '1'.repeat(51) }
  const { status, result } = await submitContact(form(change), unasked)
  expect(status).toBe(422)
  expect(result).toEqual({
    status: 'failed',
    faults: { name: 'missing', email: 'format', phone: 'too_long' },
    values: {
      ...entries,
      company: '',
      country: '',
      ...change,
      message: 'Baris\ndua',
      items: [],
      attachments: [],
    },
  })
})

test('asks once whether an address without the end of its domain is complete', async () => {
  const email = 'kim@kepco'
  const { status, result } = await submitContact(form({ email }), unasked)
  expect(status).toBe(422)
  expect(result).toMatchObject({ faults: { email: 'cut_short' }, values: { email } })
  const again = form({ email, confirmed_email: email })
  expect((await submitContact(again, deskWith({ ok: true }))).status).toBe(200)
  const other = form({ email: 'lee@kepco', confirmed_email: email })
  expect((await submitContact(other, unasked)).status).toBe(422)
})

test('counts a missing field as an empty one', async () => {
  const { result } = await submitContact(new FormData(), deskWith({ ok: true }))
  expect(result).toMatchObject({
    faults: { name: 'missing', email: 'missing', message: 'missing' },
    values: { name: '', email: '', phone: '', message: '' },
  })
})

test('names the fields that the content service rejects', async () => {
  const rejecting = deskWith({
    ok: false,
    reason: 'rejected',
    fields: { phone: 'no', other: 'no' },
  })
  const { status, result } = await submitContact(form(), rejecting)
  expect(status).toBe(422)
  expect(result).toMatchObject({ faults: { phone: 'invalid' } })
})

test('keeps what was typed while the content service is down or limits the visitor', async () => {
  const down = await submitContact(form(), deskWith({ ok: false, reason: 'unavailable' }))
  const limited = deskWith({ ok: false, reason: 'limited', retryAfterS: 5 })
  expect(down.status).toBe(503)
  expect(down.result).toMatchObject({ status: 'failed', faults: {}, values: { name: 'Sari' } })
  expect(await submitContact(form(), limited)).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '5' },
    result: { status: 'failed', values: { name: 'Sari' }, retryAfterS: 5 },
  })
})

test('counts a visitor’s messages before it validates one, and keeps what was typed', async () => {
  const useToken = async (address: string) => (address === '203.0.113.7' ? 40 : null)
  const outcome = await submitContact(form({ other_needs: 'x' }), { ...unasked, useToken })
  expect(outcome).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '40' },
    result: { status: 'failed', values: { name: 'Sari' }, retryAfterS: 40 },
  })
})

test('sends nothing for a visitor whom the captcha service rejects', async () => {
  const checked = (result: CaptchaResult) => ({ ...unasked, checkCaptcha: async () => result })
  const rejected = await submitContact(form(), checked('rejected'))
  expect(rejected).toMatchObject({ status: 422, result: { status: 'captcha' } })
  const unknown = await submitContact(form(), checked('unknown'))
  expect(unknown).toMatchObject({ status: 503, result: { status: 'failed' } })
})

test.for<[change: Record<string, string>, spamSignal: string | null]>([
  [{ other_needs: 'seo' }, 'honeypot'],
  [{ filled_ms: '1999' }, 'too-fast'],
  [{ other_needs: ' ', filled_ms: '2000' }, null],
  ...['86400000', '', '-1', '1e3', 'NaN', '9'.repeat(20)].map(
    (filled_ms): [Record<string, string>, null] => [{ filled_ms }, null],
  ),
])('sends a message with %j at once, with the signal %j', async ([change, spamSignal]) => {
  const { outcome, delivery } = await send(form(change))
  expect(outcome).toMatchObject({ status: 200, result: { status: 'sent' } })
  expect(delivery.spamSignal).toBe(spamSignal)
})

const pdf = () => new File(['%PDF-1.4'], 'Spesifikasi\n teknis.pdf', { type: 'application/pdf' })

function formWith(files: File[]): FormData {
  const data = form()
  for (const file of files) data.append('attachment', file)
  return data
}

const taking = async () => companySchema.parse({ enquiry_attachment_bytes: 10_000_000 })

test('passes files on to a host that takes them, and names them in the message', async () => {
  const files = [pdf(), new File([], '')]
  const { outcome, message, delivery } = await send(formWith(files), { company: taking })
  expect(outcome.status).toBe(200)
  expect(message.message).toBe('Baris\ndua\n\nLampiran: Spesifikasi teknis.pdf (1 KB)')
  expect(delivery.files.map(({ name }) => name)).toEqual(['Spesifikasi\n teknis.pdf'])
})

const makeFile = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name)

test.for<[string, File[], ContactDesk['company'], string[]]>([
  ['files for a host that takes none', [pdf()], async () => undefined, ['size']],
  ['four files', [pdf(), pdf(), pdf(), pdf()], taking, ['', '', '', 'too-many']],
  ['a program', [makeFile('a.pdf.exe')], taking, ['type']],
  [
    'photographs of an iPhone',
    [makeFile('1.HEIC'), pdf(), makeFile('2.heif')],
    taking,
    ['heic', '', 'heic'],
  ],
  ['old documents', [makeFile('a.doc'), makeFile('B.XLS')], taking, ['old', 'old']],
  ['macros and an archive', [makeFile('a.xlsm'), makeFile('a.zip')], taking, ['macros', 'archive']],
  ['an empty file', [makeFile('a.pdf', 0)], taking, ['empty']],
  [
    '10 MB and more',
    [makeFile('a.pdf', 6e6), makeFile('b.pdf', 5e6), pdf()],
    taking,
    ['', 'size', ''],
  ],
])('rejects %s, and sends nothing', async ([, files, company, reasons]) => {
  const { status, result } = await submitContact(formWith(files), { ...unasked, company })
  expect(status).toBe(422)
  const rejected = reasons.flatMap((reason, index) => (reason ? { reason, index } : []))
  expect(result).toMatchObject({ status: 'failed', faults: {}, files: rejected })
})

test.for([...attachmentReasons, 'unknown'] as const)(
  'names the file that the host rejects as %s, in every language',
  async (reason) => {
    const before = getLocale
    onTestFinished(() => overwriteGetLocale(before))
    const reasons = { 'attachment.1': reason === 'unknown' ? 'haunted' : reason }
    const sending = { ok: false, reason: 'rejected', reasons } as const
    const desks = { ...deskWith(sending), company: taking }
    const { result } = await submitContact(formWith([pdf(), makeFile('a b.docx')]), desks)
    const file = { name: 'a b.docx', index: 1, reason }
    expect(result).toMatchObject({ faults: {}, files: [file], values: { name: 'Sari' } })
    for (const locale of locales) {
      overwriteGetLocale(() => locale)
      const sentence = fileSentence(file, '10')
      expect(sentence).toContain('“a b.docx”')
      expect(
        reason === 'unknown' || sentence !== fileSentence({ ...file, reason: 'unknown' }, '10'),
      ).toBe(true)
    }
  },
)
