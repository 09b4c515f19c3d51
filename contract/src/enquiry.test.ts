import { expect, test } from 'vitest'
import { contactMessageSchema, contactReceiptSchema } from './contact-message.ts'
import { maxItems } from './enquiry-terms.ts'

const message = { name: 'Kim', email: 'kim@example.com', message: 'FOB 50.000 MT?' }
const item = { kind: 'coal', product: 'Coal, Energy 4600' }

test.each([undefined, null])('a message needs no enquiry: %j', (enquiry) => {
  expect(contactMessageSchema.parse({ ...message, enquiry })).toEqual(message)
})

test('trims every text, and leaves out blank ones and unknown fields', () => {
  const enquiry = {
    reference: 'RFQ-261122-7F3K',
    company: ' Kim Power ',
    country: '',
    language: 'en',
    items: [{ ...item, product: ' Coal ', quantity: null, port: ' ', incoterm: 'FOB', price: 1 }],
    priority: 'high',
  }
  expect(contactMessageSchema.parse({ ...message, enquiry }).enquiry).toEqual({
    reference: 'RFQ-261122-7F3K',
    company: 'Kim Power',
    language: 'en',
    items: [{ kind: 'coal', product: 'Coal', incoterm: 'FOB' }],
  })
})

test.each([
  [{ company: 7 }, ['company'], 'Company must be a string'],
  [{ company: 'x'.repeat(201) }, ['company'], 'Company must have at most 200 characters'],
  [{ reference: 'RFQ-1' }, ['reference'], 'Reference must have the form RFQ-261122-7F3K'],
  [{ language: 'zh' }, ['language'], 'Language must be one of id, en'],
  [{ items: {} }, ['items'], 'Items must be a list'],
  [{ items: Array(maxItems + 1).fill(item) }, ['items'], 'There must be at most 10 items'],
  [{ items: [{ ...item, product: ' ' }] }, ['items', 0, 'product'], 'Product is required'],
  [
    { items: [{ ...item, kind: 'gas' }] },
    ['items', 0, 'kind'],
    'Kind must be one of coal, mineral, machine',
  ],
  [
    { items: [{ ...item, incoterm: 'XYZ' }] },
    ['items', 0, 'incoterm'],
    'Incoterm must be one of Incoterms 2020',
  ],
])('rejects the enquiry %j', (enquiry, path, sentence) => {
  const result = contactMessageSchema.safeParse({ ...message, enquiry })
  expect(result.error?.issues[0]).toMatchObject({ path: ['enquiry', ...path], message: sentence })
})

test('a receipt may have a reference and a time, and is read without those it does not understand', () => {
  const receipt = { id: 1, reference: 'RFQ-261122-7F3K', answer_by: '2026-11-24T10:00:00.000Z' }
  expect(contactReceiptSchema.parse(receipt)).toEqual(receipt)
  expect(contactReceiptSchema.parse({ id: 'a', reference: 'x', answer_by: 'soon' })).toEqual({
    id: 'a',
    answer_by: null,
  })
})
