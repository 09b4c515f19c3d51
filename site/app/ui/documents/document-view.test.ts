import type { Document } from '@niaga/contract/documents'
import { expect, test } from 'vitest'
import { documentViews } from './document-view.ts'

const certificate: Document = {
  id: 3,
  title: 'Certificate of analysis',
  kind: 'certificate',
  number: 'CONTOH-1',
  issuer: 'Laboratorium Contoh',
  date: '2026-09-01',
  valid_until: '2026-11-30',
  file: 'files/3/certificate.pdf',
  bytes: 34_400,
  language: 'both',
  specimen: true,
  product_ids: [1],
  tool_ids: [],
}

test('shows a document with its dates and size in the language of the page', () => {
  expect(documentViews([certificate], 'en', new Date('2026-11-01T00:00:00Z'))).toEqual([
    {
      id: 3,
      title: 'Certificate of analysis',
      href: '/files/3/certificate.pdf',
      kind: 'certificate',
      number: 'CONTOH-1',
      issuer: 'Laboratorium Contoh',
      issued: { machine: '2026-09-01', human: 'September 1, 2026' },
      validUntil: { machine: '2026-11-30', human: 'November 30, 2026' },
      isExpired: false,
      isSpecimen: true,
      file: 'PDF, 34 KB',
      language: 'both',
    },
  ])
})

test.for([
  ['2026-11-30T16:59:59Z', false],
  ['2026-11-30T17:00:00Z', true],
] as const)('is valid until the end of its last day in Jakarta: %s', ([now, isExpired]) => {
  expect(documentViews([certificate], 'id', new Date(now))[0]).toMatchObject({ isExpired })
})

test.for([
  [1, 'PDF, 1 KB'],
  [999_400, 'PDF, 999 KB'],
  [1_250_000, 'PDF, 1,3 MB'],
] as const)('writes %d bytes as %s', ([bytes, file]) => {
  expect(documentViews([{ ...certificate, bytes }], 'id')[0]?.file).toBe(file)
})

test('shows a document of which little is known', () => {
  const { id, title, kind, bytes } = certificate
  const bare = { id, title, kind, bytes, file: 'files/3/x.xlsx', product_ids: [], tool_ids: [] }
  expect(documentViews([bare], 'id')[0]).toMatchObject({
    number: null,
    issued: null,
    validUntil: null,
    isExpired: false,
    isSpecimen: false,
    file: 'Excel, 34 KB',
    language: null,
  })
})
