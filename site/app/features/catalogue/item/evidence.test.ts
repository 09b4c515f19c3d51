import { gradeSchema } from '@niaga/contract/grades'
import { expect, test } from 'vitest'
import { evidence } from './evidence.ts'

const nothing = {
  documents: [],
  grades: undefined,
  inspection: [],
  origins: [],
  registrations: undefined,
}

test('is empty where nothing is known', () => {
  expect(evidence(nothing)).toEqual([])
})

test('names each method once, the first way of inspection, and where it comes from', () => {
  const row = { parameter: 'Abu', method: 'ASTM D3174', exact: '6' }
  const facts = evidence({
    ...nothing,
    grades: [gradeSchema.parse({ name: 'Energi 5000', slug: 'energi-5000', rows: [row, row] })],
    inspection: ['Surveyor independen', 'Surveyor pembeli'],
    origins: [{ id: 4, name: 'Katingan', relation: 'third_party' }],
  })
  expect(facts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['ASTM D3174'],
    ['Surveyor independen'],
    ['Katingan'],
  ])
  expect(facts[2]?.lines[0]).toMatchObject({ to: '/lokasi-tambang#lokasi-4' })
})

test('leads to the registrations of the company', () => {
  const [fact] = evidence({ ...nothing, registrations: [{ name: 'NIB', number: 'CONTOH-NIB' }] })
  expect(fact?.lines[0]).toMatchObject({ note: 'NIB CONTOH-NIB', to: '/tentang-kami#documents' })
})
