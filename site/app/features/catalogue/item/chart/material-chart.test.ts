import { type Product, productSchema } from '@niaga/contract/entities'
import { type Grade, gradeSchema } from '@niaga/contract/grades'
import { sheetRowSchema } from '@niaga/contract/sheets'
import { expect, test } from 'vitest'
import { materialChart } from './material-chart.ts'

const heat = { parameter: 'Nilai kalor', unit: 'Kcal/Kg' }
const sheetHeat = sheetRowSchema.parse({
  ...heat,
  from: '4200',
  to: '6500',
  scale: { from: '3000', to: '7500' },
})

function product(...grades: Grade[]): Product {
  return { ...productSchema.parse({ id: 1, name: 'Batubara' }), grades }
}

test('places gross and net energy on the scale of the sheet', () => {
  const grade = gradeSchema.parse({
    name: 'Energi 4800',
    rows: [
      { ...heat, basis: 'GAR', exact: '4800' },
      { ...heat, basis: 'NAR', exact: '4350' },
    ],
  })
  const chart = materialChart('coal', product(grade), [sheetHeat], 'id')
  expect(chart?.rows).toEqual([
    {
      ...{ name: 'Energi 4800', value: '4800', detail: 'NAR 4350' },
      marks: [
        { kind: 'bar', from: 26.7, to: 77.8, tone: 'line' },
        { kind: 'bar', from: 30, to: 40, tone: 'pale' },
        { kind: 'point', at: 40, tone: 'full' },
      ],
    },
  ])
  expect(materialChart('coal', product(grade), [], 'id')).toBeNull()
})

test('counts the parts of ten thousand that are not gold', () => {
  const purity = (exact: string) => [
    sheetRowSchema.parse({ parameter: 'Kemurnian', unit: '%', exact }),
  ]
  expect(materialChart('gold', product(), purity('99.99'), 'id')?.rows[0]).toMatchObject({
    value: '9999 / 10.000',
    marks: [{ from: 0, to: 1 }],
  })
  expect(materialChart('gold', product(), purity('75'), 'id')).toBeNull()
})

test('stacks the impurities of tin in parts of a million', () => {
  const share = (parameter: string, exact: string) => ({ parameter, unit: '%', exact })
  const rows = [
    share('Kemurnian', '99.87'),
    share('Timbal (Pb)', '0.040'),
    share('Arsenik (As)', '0.010'),
  ]
  const chart = materialChart('tin', product(gradeSchema.parse({ name: 'Sn', rows })), [], 'id')
  expect(chart?.rows[0]).toMatchObject({ value: '500', detail: 'Pb 400 · As 100' })
  expect(chart?.rows[0]?.marks.map((mark) => mark.kind === 'bar' && mark.to)).toEqual([80, 100])
})

test.for(['coal', 'silica', 'quartz', 'zircon', 'tin', 'equipment'] as const)(
  'draws nothing of %s without figures',
  (material) => {
    const bare = gradeSchema.parse({ name: 'A', rows: [{ parameter: 'Warna', text: 'Putih' }] })
    expect(materialChart(material, product(bare), [sheetHeat], 'id')).toBeNull()
  },
)
