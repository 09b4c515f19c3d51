import { gradeSchema } from '@niaga/contract/grades'
import { sheetRowSchema } from '@niaga/contract/sheets'
import { termsSchema } from '@niaga/contract/terms'
import { expect, test } from 'vitest'
import { fleetLink, heatLink, shippingLink } from './calculator-links.ts'

const rows = [
  { parameter: 'Nilai kalor', unit: 'Kcal/Kg', basis: 'ADB', exact: '5490' },
  { parameter: 'Nilai kalor', unit: 'Kcal/Kg', basis: 'GAR', exact: '4600' },
  { parameter: 'Kadar air total', unit: '%', basis: 'ARB', exact: '28.0' },
  { parameter: 'Kadar abu', unit: '%', basis: 'ADB', from: '8', to: '12', typical: '10.0' },
  { parameter: 'Titik leleh abu', unit: '°C', exact: '1150' },
  { parameter: 'Kadar air bawaan', unit: '%', basis: 'ADB', exact: '14.0' },
]

function link(given: object[]) {
  return heatLink(gradeSchema.parse({ name: 'Energi', rows: given }))
}

test('a grade of coal fills the calculator, by the basis that contracts name', () => {
  const path = '/kalkulator/nilai-kalor?nilai=4600&basis=gar&tm=28.0&im=14.0&abu=10.0'
  expect(link(rows)).toBe(path)
  const [adb] = rows
  expect(link([...rows.filter(({ basis }) => basis !== 'GAR'), adb ?? {}])).toContain(
    'nilai=5490&basis=adb',
  )
})

test('a grade that lacks one of its figures has no link', () => {
  for (const left of ['Kadar air total', 'Kadar abu', 'Kadar air bawaan', 'Nilai kalor']) {
    expect(link(rows.filter(({ parameter }) => parameter !== left)), left).toBe('')
  }
  expect(link([])).toBe('')
})

function shipping(terms: object) {
  return shippingLink(termsSchema.parse(terms))
}

test('the ports and the laycan of terms fill the calculator', () => {
  const ports = [
    { name: 'Hulu', kind: 'jetty', loading_rate: '8000 t/hari' },
    { name: 'Muara', kind: 'anchorage', loading_rate: '12.000 t/hari' },
  ]
  const laycan = { from: '2026-12-01', to: '2026-12-10', tonnes: '50000', as_of: '2026-11-24' }
  expect(shipping({ load_ports: ports, next_laycan: laycan })).toBe(
    '/kalkulator/tongkang-kapal?ton=50000&laju=12000&jeti=8000',
  )
  expect(shipping({ load_ports: ports })).toBe('/kalkulator/tongkang-kapal?laju=12000&jeti=8000')
})

test.for([
  ['20 kontainer atau 3000 t curah/hari', '?jeti=3000'],
  ['20 containers or 12,500 t of bulk/day', '?jeti=12500'],
  ['20 kontainer/hari', ''],
  ['', ''],
] as const)('the rate %j gives %j', ([rate, query]) => {
  const found = shipping({ load_ports: [{ name: 'A', kind: 'port', loading_rate: rate }] })
  expect(found.replace('/kalkulator/tongkang-kapal', '')).toBe(query)
})

test('sheets of excavators and trucks fill the calculator, others do not', () => {
  const row = (unit: string, from: string, to: string) =>
    sheetRowSchema.parse({ parameter: 'Kelas', unit, from, to })
  const localRows = [row('t', '10', '25'), row('m³', '0.8', '1.2')]
  expect(fleetLink({ path: '/alat/excavator', localRows })).toBe(
    '/kalkulator/excavator-truk?bucket=1',
  )
  expect(fleetLink({ path: '/alat/dumptruck', localRows })).toBe(
    '/kalkulator/excavator-truk?muatan=17.5',
  )
  expect(fleetLink({ path: '/alat/excavator', localRows: [] })).toBe('/kalkulator/excavator-truk')
  expect(fleetLink({ path: '/alat/pump', localRows })).toBe('')
  expect(fleetLink(null)).toBe('')
})
