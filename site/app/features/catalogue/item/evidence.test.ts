import { companySchema } from '@niaga/contract/company'
import { gradeSchema } from '@niaga/contract/grades'
import { expect, test } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { registrationViews } from '../../../ui/documents/document-view.ts'
import { evidence } from './evidence.ts'

const nothing = {
  grades: undefined,
  origins: [],
  registrations: [],
}

test('is empty where nothing is known', () => {
  expect(evidence(nothing)).toEqual([])
})

test('names each method once, and where it comes from', () => {
  const row = { parameter: 'Abu', method: 'ASTM D3174', exact: '6' }
  const facts = evidence({
    ...nothing,
    grades: [gradeSchema.parse({ name: 'Energi 5000', slug: 'energi-5000', rows: [row, row] })],
    origins: [{ id: 4, name: 'Katingan', relation: 'third_party' }],
  })
  expect(facts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['ASTM D3174'],
    ['Katingan'],
  ])
  expect(facts[1]?.lines[0]).toMatchObject({ to: '/lokasi-tambang#lokasi-4' })
})

test('leads to the registrations of the company', () => {
  const company = companySchema.parse({
    registrations: [
      { name: 'NIB', number: 'CONTOH-NIB', valid_until: '2026-11-30' },
      { name: 'Izin', number: 'CONTOH-2', valid_until: '2026-11-29' },
    ],
  })
  const now = new Date('2026-11-30T16:59:59Z')
  const registrations = registrationViews(company, 'en', now)
  const [fact] = evidence({ ...nothing, registrations })
  expect(fact?.lines[0]).toMatchObject({
    note: `NIB CONTOH-NIB; Izin CONTOH-2 (${m.document_expired()} November 29, 2026)`,
    to: '/tentang-kami#documents',
  })
})
