import { gradeSchema } from '@niaga/contract/grades'
import { expect, test } from 'vitest'
import { limitFields } from './limit-fields.ts'
import { readTender } from './read-tender.ts'

const row = (name: string, unit: string, basis: string, exact: string, english: string) => ({
  ...{ parameter: name, ...(unit && { unit }), ...(basis && { basis }), exact },
  translations: { en: { parameter: english } },
})
const heat = ['Nilai kalor', 'Kcal/Kg'] as const

const grade = gradeSchema.parse({
  name: 'Energi 5000',
  rows: [
    ...['GAR', 'NAR', 'ADB'].map((basis) => row(...heat, basis, '5000', 'Calorific value')),
    row('Kadar air total', '%', 'ARB', '24.0', 'Total moisture'),
    row('Kadar air bawaan', '%', 'ADB', '13.0', 'Inherent moisture'),
    row('Kadar abu', '%', 'ADB', '8.0', 'Ash'),
    row('Kadar sulfur total', '%', 'ADB', '0.7', 'Total sulfur'),
    row('Ukuran', 'mm', '', '50', 'Size'),
    row('Indeks gerus (HGI)', '', '', '50', 'Grindability index (HGI)'),
    row('Titik leleh abu (IDT)', '°C', '', '1180', 'Ash fusion (IDT)'),
    row('Fe2O3', '%', '', '0.04', 'Fe2O3'),
  ],
})
const fields = limitFields([grade], 'id')
const read = (tender: string) => readTender(fields, new URLSearchParams({ tender }))

test.for([
  ['TM max 36 % ARB', 'kadar-air-total', '36', 'ARB'],
  ['Total moisture below 28 % ARB', 'kadar-air-total', '28', 'ARB'],
  ['Kadar abu ≤ 12 %', 'kadar-abu', '12', 'ADB'],
  ['GCV (GAR) min. 4200 kcal/kg', 'nilai-kalor', '4200', 'GAR'],
  ['Ash 9% typ / 12% rej', 'kadar-abu', '12', 'ADB'],
  ['3. Ash content (ADB): typical 9 %, rejection > 12,5 %', 'kadar-abu', '12,5', 'ADB'],
  ['- Total Moisture (as received) maximum 36.5%', 'kadar-air-total', '36.5', 'ARB'],
  ['NCV (as received) at least 4.200 kcal/kg', 'nilai-kalor', '4.200', 'NAR'],
  ['GCV (ARB) ≥ 4,200 kcal/kg ASTM D5865', 'nilai-kalor', '4,200', 'GAR'],
  ['Kalori paling rendah 4200 kkal/kg GAR', 'nilai-kalor', '4200', 'GAR'],
  ['Belerang maks. 0,8 % adb', 'kadar-sulfur-total', '0,8', 'ADB'],
  ['Moisture max 14 % ADB', 'kadar-air-bawaan', '14', 'ADB'],
  ['HGI minimal 45', 'indeks-gerus-hgi', '45', ''],
  ['Ash fusion (IDT) not less than 1150 °C', 'titik-leleh-abu-idt', '1150', ''],
  ['Ash fusion temperature (initial deformation) min 1150 C', 'titik-leleh-abu-idt', '1150', ''],
  ['GAR min 5000 kcal/kg, reject below 4800', 'nilai-kalor', '4800', 'GAR'],
  ['Size 0-50 mm', 'ukuran', '50', ''],
  ['Ukuran hingga 50 mm', 'ukuran', '50', ''],
  ['CV GAR min 4200kcal/kg', 'nilai-kalor', '4200', 'GAR'],
  ['Fe₂O₃ < 0.06%', 'fe2o3', '0.06', ''],
] as const)('reads %o', ([line, slug, figure, basis]) => {
  const { filled, unread } = read(line)
  expect(unread).toEqual([])
  expect([filled.get(`batas-${slug}`), filled.get(`basis-${slug}`)]).toEqual([figure, basis])
  expect([...filled.keys()].filter((name) => name.startsWith('batas-'))).toHaveLength(1)
})

test.for([
  'Spesifikasi batubara:',
  'Ash 12 %',
  'Ash 9 % typ',
  'Ash min 5 %',
  'Ash max 12 % ARB',
  'Ash max 12 ppm',
  'HGI min 45 %',
  'CaO in ash max 9 %',
  'Moisture max 30 %',
  'CV min 4200 kcal/kg',
  'GCV min 17 MJ/kg GAR',
  'Size 0 - 50 mm max 95 %',
  'Ash max .5 %',
  'Ash max -5 %',
  'Ash max 9 % 12 % rej',
  'Payment max 30 days',
  '  max 12 %',
  '<b>36</b>',
])('leaves %o as it is', (line) => {
  const { filled, unread } = read(line)
  expect(unread).toEqual([line])
  expect([...filled.keys()].filter((name) => name.startsWith('batas-'))).toEqual([])
})

test('reads each parameter once, and keeps the other lines and fields', () => {
  const search = new URLSearchParams({
    ...{ 'batas-ukuran': '40', 'batas-kadar-abu': '9' },
    tender: 'Ash max 12 %\r\n\r\nAsh max 10 %\nLaycan May\n',
  })
  const { filled, unread } = readTender(fields, search)
  expect(unread).toEqual(['Ash max 10 %', 'Laycan May'])
  expect([filled.get('batas-kadar-abu'), filled.get('batas-ukuran')]).toEqual(['12', '40'])
  expect(read('x'.repeat(9000)).unread[0]).toHaveLength(1200)
  const cut = `TM max 36 %\n${' '.repeat(1179)}Ash max 12 %`
  expect(read(cut)).toMatchObject({ unread: [cut.slice(12, 1200)] })
})
