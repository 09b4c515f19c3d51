import { expect, test } from 'vitest'
import { documentSchema, documentType, documentUrl } from './documents.ts'
import { endpoints } from './endpoints.ts'

const whole = {
  id: 3,
  title: 'Certificate of analysis',
  kind: 'certificate',
  number: 'CONTOH-1',
  issuer: 'Laboratorium Contoh',
  date: '2026-09-01',
  valid_until: '2027-08-31',
  file: 'files/3/certificate.pdf',
  bytes: 34_000,
  language: 'both',
  specimen: true,
  product_ids: [1],
  tool_ids: [],
}

test('reads a whole document as it is', () => {
  expect(documentSchema.parse(whole)).toEqual(whole)
})

test('reads a document without what is malformed in it', () => {
  const { id, title, kind, file, bytes } = whole
  const faulty = {
    ...{ id, title, kind, file, bytes },
    ...{ number: 7, issuer: ' ', date: '2026-02-30', valid_until: '12026-01-01' },
    ...{ language: 'zh', specimen: 'yes', product_ids: [1, 'x', -2, null], tool_ids: 'x' },
  }
  expect(documentSchema.parse(faulty)).toEqual({
    ...{ id, title, kind, file, bytes },
    ...{ product_ids: [1], tool_ids: [] },
  })
})

test.for([
  'https://evil.example/files/3/x.pdf',
  '/files/3/x.pdf',
  'files/3/../../cms/api/users.pdf',
  'files/3/%2e%2e/x.pdf',
  'files/3/x.pdf?y=.pdf',
  'files/3/x.html',
  'files/3/.pdf',
  'files/03/x.pdf',
  'files/3/a/b.pdf',
  'files/3/x.pdf\n',
  `files/3/${'x'.repeat(121)}.pdf`,
  'storage/x.pdf',
])('leaves out a document at %s', (file) => {
  const body = { data: { data: [whole, { ...whole, file }] } }
  const { items, malformed } = endpoints.documents.response.parse(body)
  expect([items.length, malformed]).toEqual([1, 1])
  expect(documentUrl('https://host.example', file)).toBeNull()
})

test('finds a file below the address of its host', () => {
  expect(documentUrl('https://host.example/isi/', whole.file)?.href).toBe(
    'https://host.example/isi/files/3/certificate.pdf',
  )
  expect([documentType('a.b.XLSX'), documentType('a.pdf'), documentType('pdf')]).toEqual([
    'xlsx',
    'pdf',
    null,
  ])
})
