import { endpoints } from '@niaga/contract/endpoints'
import { failureSchema } from '@niaga/contract/envelope'
import { afterEach, expect, test, vi } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

afterEach(() => {
  vi.useRealTimers()
})

const reference = 'RFQ-261122-7F3K'
const items = [
  {
    kind: 'coal',
    product: 'Coal, Energy 4600',
    quantity: '3 × 55000 t',
    incoterm: 'FOB',
    port: 'Samarinda',
    delivery: 'February 2027',
    details: 'TM max 30 % ARB\nSGS',
  },
  { kind: 'machine', product: 'Excavator 20 t' },
] as const
const enquiry = {
  ...{ reference, company: 'Contoh Power', country: 'South Korea' },
  ...{ language: 'en', page: '/en/produk/1', items },
}
const letter = {
  name: 'Kim Min-jun',
  email: 'kim@pembeli.example',
  message: 'Coal, Energy 4600.',
}
const message = { ...letter, enquiry }
const sunday = new Date('2026-11-22T03:00:00.000Z')
const mondayEvening = '2026-11-23T10:00:00.000Z'
const anyReceipt = { id: expect.any(Number), page_secret: expect.any(String) }

test('promises nothing while the opening hours are not known', async () => {
  expect(await getReceipt(message)).toEqual({ ...anyReceipt, reference })
})

test('stores what is asked for, and by when it is answered', async () => {
  await openOnWeekdays()
  const receipt = await getReceipt(message, {}, sunday)
  expect(receipt).toMatchObject({ reference, answer_by: mondayEvening })
  const stored = await service.payload.findByID({ collection: 'messages', id: receipt.id })
  expect(stored).toMatchObject({ ...letter, ...enquiry, status: 'new' })
  expect(stored.answerBy).toBe(mondayEvening)
  expect(stored.receivedAt).toBe(sunday.toISOString())
})

test('stores neither a reference nor a time with a message that is no enquiry', async () => {
  const receipt = await getReceipt(letter)
  expect(receipt).toEqual(anyReceipt)
  const stored = await service.payload.findByID({ collection: 'messages', id: receipt.id })
  expect(stored).toMatchObject({ reference: null, company: null, items: [], answerBy: null })
})

test('stores an enquiry without items or reference', async () => {
  expect(await getReceipt({ ...message, enquiry: { language: 'id' } }, {}, sunday)).toEqual({
    ...anyReceipt,
    answer_by: mondayEvening,
  })
})

test('stores a reference that another message has', async () => {
  const [one, other] = [await getReceipt(message), await getReceipt({ ...message, name: 'Other' })]
  expect(one.id).not.toBe(other.id)
  expect(other.reference).toBe(reference)
})

test('rejects a fault in an item with 422, and names it', async () => {
  const response = await send({ ...message, enquiry: { items: [{ kind: 'coal', product: '' }] } })
  expect(response.status).toBe(422)
  const { error } = failureSchema.parse(await response.json())
  expect(error.fields).toEqual({ 'enquiry.items.0.product': 'Product is required' })
})

test('responds to a message that is repeated after midnight with what it promised first', async () => {
  const key = { 'Idempotency-Key': 'tengah-malam' }
  const first = await getReceipt(message, key, sunday)
  const nextReference = 'RFQ-261123-9QWE'
  const repeated = {
    ...message,
    enquiry: { ...enquiry, reference: nextReference, page: '/kontak' },
  }
  const later = new Date('2026-11-22T17:30:00.000Z')
  // Without the address of its page, which only a message repeated at once gets again.
  expect(await getReceipt(repeated, key, later)).toEqual({ ...first, page_secret: undefined })
  expect(first).toMatchObject({ reference, answer_by: mondayEvening })
})

test.for([
  ['another company', { ...enquiry, company: 'Else' }],
  ['another item', { ...enquiry, items: [{ ...items[0], quantity: '1 t' }] }],
  ['no enquiry', undefined],
] as const)('rejects a message with %s under the same key', async ([name, changed]) => {
  const key = { 'Idempotency-Key': name }
  await getReceipt(message, key)
  const response = await send({ ...message, enquiry: changed }, key)
  expect(failureSchema.parse(await response.json()).error.code).toBe('key_reused')
})

test('promises no answer on a holiday', async () => {
  const holidays = [{ day: '2026-11-23T12:00:00.000Z', name: 'Libur' }]
  const slug = 'company-settings'
  await service.payload.updateGlobal({ slug, locale: 'id', data: { holidays } })
  const { answer_by } = await getReceipt(message, {}, sunday)
  expect(answer_by).toBe('2026-11-24T10:00:00.000Z')
  await service.payload.updateGlobal({ slug, locale: 'id', data: { holidays: [] } })
})

test('lets no editor change what was received', async () => {
  const { id } = await getReceipt(message, {}, sunday)
  const change = {
    ...{ reference: 'RFQ-261123-9QWE', company: 'Else', country: 'Else', language: 'id' },
    ...{ page: '/', items: [], answerBy: '2030-01-01T00:00:00.000Z', status: 'read' },
  }
  const response = await service.callAdmin(`/messages/${id}`, {
    method: 'PATCH',
    headers: asEditor,
    json: change,
  })
  expect(response.status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored).toMatchObject({ ...enquiry, answerBy: mondayEvening, status: 'read' })
})

async function openOnWeekdays(): Promise<void> {
  const hours = [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' } as const]
  const loading = { from: 'sunday', to: 'sunday', opens: '06:00', closes: '12:00' } as const
  const offices = [
    {
      ...{ name: 'Kantor pusat', timeZone: 'Asia/Jakarta' as const },
      hours: [...hours, { ...loading, note: 'khusus pemuatan' }],
    },
    { name: 'Gudang', timeZone: 'Asia/Jayapura' as const, hours: [{ ...loading, note: null }] },
  ]
  const data = { companyName: 'PT Contoh', offices, _status: 'published' as const }
  await service.payload.updateGlobal({ slug: 'company-settings', locale: 'id', data })
}

async function getReceipt(body: object, headers: Record<string, string> = {}, now?: Date) {
  if (now) vi.useFakeTimers({ toFake: ['Date'], now })
  const response = await send(body, headers)
  expect(response.status).toBe(201)
  const content = await response.json()
  expect(endpoints.sendContact.response.safeParse(content).error).toBeUndefined()
  return content.data
}

function send(json: object, headers: Record<string, string> = {}): Promise<Response> {
  return service.call('/api/send-contact', { method: 'POST', headers, json })
}
