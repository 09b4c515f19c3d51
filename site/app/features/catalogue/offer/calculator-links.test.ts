import { gradeSchema } from '@niaga/contract/grades'
import { sheetRowSchema } from '@niaga/contract/sheets'
import { termsSchema } from '@niaga/contract/terms'
import { expect, test } from 'vitest'
import { sampleSite } from '../../../../testing/sample-content.ts'
import { getView as heatView } from '../../calculators/heat/heat-view.ts'
import { fleetLink, heatLink, shippingLink } from './calculator-links.ts'

const rows = [
  { parameter: 'Nilai kalor', unit: 'Kcal/Kg', basis: 'ADB', exact: '5490' },
  { parameter: 'Nilai kalor', unit: 'Kcal/Kg', basis: 'GAR', exact: '4600' },
  { parameter: 'Kadar air total', unit: '%', basis: 'ARB', exact: '28.0' },
  { parameter: 'Kadar abu', unit: '%', basis: 'ADB', from: '8', to: '12', typical: '10.0' },
  { parameter: 'Titik leleh abu', unit: '°C', exact: '1150' },
  { parameter: 'Kadar air bawaan', unit: '%', basis: 'ADB', exact: '14.0' },
]

function link(rows: object[]) {
  return heatLink(gradeSchema.parse({ name: 'Energi', rows: rows }))
}

test('a grade of coal fills the calculator, by the basis that contracts name', () => {
  const path = '/kalkulator/nilai-kalor?nilai=4600&basis=gar&tm=28.0&im=14.0&abu=10.0'
  expect(link(rows)).toBe(path)
  const [adb] = rows
  expect(link([...rows.filter(({ basis }) => basis !== 'GAR'), adb ?? {}])).toContain(
    'nilai=5490&basis=adb',
  )
})

/** The sample's own figures, and the figures of a certificate whose NAR is not typical of coal. */
test('a grade opens the calculator with the figures of its table', async () => {
  const reading = await sampleSite().content.products('id')
  const coal = reading.ok ? reading.value.flatMap(({ grades = [] }) => grades) : []
  const measured = { parameter: 'Nilai kalor', unit: 'Kcal/Kg', basis: 'NAR', exact: '4231' }
  const measuredGrade = gradeSchema.parse({ name: 'A', rows: [...rows.slice(1), measured] })
  const linked = [...coal, measuredGrade].flatMap((grade) => {
    const link = heatLink(grade)
    return link === '' ? [] : [{ grade, search: new URL(link, 'http://a').searchParams }]
  })
  expect(linked).toHaveLength(5)
  for (const { grade, search } of linked) {
    for (const { name, value } of heatView(search).answers) {
      const row = grade.rows.find(
        ({ basis, unit }) => basis === name && /^k[ck]al/i.test(unit ?? ''),
      )
      if (row || grade !== measuredGrade) expect(value, `${grade.name} ${name}`).toBe(row?.exact)
    }
  }
})

test('a grade that lacks one of its figures has no link', () => {
  for (const left of ['Kadar air total', 'Kadar abu', 'Kadar air bawaan', 'Nilai kalor']) {
    expect(link(rows.filter(({ parameter }) => parameter !== left)), left).toBe('')
  }
  expect(link([])).toBe('')
})

function shipping(terms: object, sheetPath = '/produk/batubara') {
  return shippingLink(termsSchema.parse(terms), sheetPath)
}

const anchored = [
  { name: 'Hulu', kind: 'jetty', loading_rate: '8000 t/hari', max_size: 'tongkang 300 kaki' },
  { name: 'Muara', kind: 'anchorage', loading_rate: '12.000 t/hari', draft_m: 13.5 },
]
const jetty = [
  { name: 'A', kind: 'jetty', loading_rate: '2500 t/hari', max_size: 'a 230 ft barge' },
]
const laycan = (tonnes: string) => ({
  windows: [{ from: '2026-12-01', to: '2026-12-10', tonnes, as_of: '2026-11-24' }],
})

test.for([
  [
    'batubara',
    { load_ports: anchored, ...laycan('50000') },
    '50000 1.3 supramax 12000 13.5 300 8000',
  ],
  [
    'batubara',
    { load_ports: anchored, ...laycan('70000') },
    '70000 1.3 panamax 12000 13.5 300 8000',
  ],
  ['batubara', { load_ports: anchored }, ' 1.3  12000 13.5 300 8000'],
  ['silika', { load_ports: jetty, packing: ['Curah'] }, '4000 0.7 tanpa   230 2500'],
  ['kuarsa', { load_ports: jetty, ...laycan('3000') }, '3000 0.65 tanpa   230 2500'],
  ['zirkonium', { load_ports: jetty }, '4000 0.35 tanpa   230 2500'],
  ['zirkonium', { load_ports: jetty, packing: ['Jumbo bag'] }, null],
  ['timah', { load_ports: jetty }, null],
  ['lain', { load_ports: jetty }, null],
] as const)(
  '%s: the calculator has the stowage, vessel, draft, barge and rates of its own terms',
  (example) => {
    const [sheet, terms, expected] = example
    const link = shipping(terms, `/produk/${sheet}`)
    const search = new URL(link, 'http://a').searchParams
    const names = ['ton', 'sf', 'kapal', 'laju', 'sarat', 'tongkang', 'jeti']
    expect(link && names.map((name) => search.get(name) ?? '').join(' ')).toBe(expected ?? '')
  },
)

test.for([
  ['20 kontainer atau 3000 t curah/hari', '3000'],
  ['20 containers or 12,500 t of bulk/day', '12500'],
  ['20 kontainer/hari', null],
  ['', null],
] as const)('the rate %j gives %j', ([rate, perDay]) => {
  const query = shipping({ load_ports: [{ name: 'A', kind: 'port', loading_rate: rate }] })
  expect(new URL(query, 'http://a').searchParams.get('jeti')).toBe(perDay)
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
