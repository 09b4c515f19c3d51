import type { GradeRow, SampleGrade } from './grade-types.ts'
import type { Text } from './types.ts'

const purity = { id: 'Kemurnian', en: 'Purity' }

function element(parameter: Text, exact: string, rejection: string): GradeRow {
  return { parameter, value: { exact }, unit: '%', method: 'OES', rejection }
}

function tinRows(exact: string, least: string, impurities: Record<'pb' | 'sb' | 'as', string[]>) {
  const named = (name: Text, [typical = '', most = '']: string[]) =>
    element(name, typical, `> ${most}`)
  return [
    element(purity, exact, `< ${least}`),
    named({ id: 'Timbal (Pb)', en: 'Lead (Pb)' }, impurities.pb),
    named({ id: 'Antimon (Sb)', en: 'Antimony (Sb)' }, impurities.sb),
    named({ id: 'Arsenik (As)', en: 'Arsenic (As)' }, impurities.as),
    {
      parameter: { id: 'Merek', en: 'Brand' },
      value: { text: { id: 'CONTOH', en: 'CONTOH' } },
    },
    {
      parameter: { id: 'Berat batang', en: 'Weight of an ingot' },
      value: { exact: '50' },
      unit: 'kg',
    },
    {
      parameter: { id: 'Berat bundel', en: 'Weight of a bundle' },
      value: { exact: '1000' },
      unit: 'kg',
    },
    {
      parameter: { id: 'Warna', en: 'Colour' },
      value: { text: { id: 'Putih keperakan', en: 'Silvery white' } },
    },
  ] satisfies GradeRow[]
}

export const tinGrades = [
  {
    name: { id: 'Sn 99,85', en: 'Sn 99.85' },
    use: {
      id: 'Pelat timah dan perunggu di dalam negeri',
      en: 'Tinplate and bronze within Indonesia',
    },
    rows: tinRows('99.87', '99.85', {
      pb: ['0.040', '0.050'],
      sb: ['0.020', '0.040'],
      as: ['0.020', '0.030'],
    }),
  },
  {
    name: { id: 'Sn 99,90 ekspor', en: 'Sn 99.90 export' },
    use: { id: 'Ekspor, solder', en: 'Export, solder' },
    rows: tinRows('99.93', '99.90', {
      pb: ['0.020', '0.030'],
      sb: ['0.010', '0.020'],
      as: ['0.010', '0.020'],
    }),
  },
  {
    name: { id: 'Sn 99,95', en: 'Sn 99.95' },
    use: { id: 'Solder elektronik', en: 'Electronic solder' },
    rows: tinRows('99.96', '99.95', {
      pb: ['0.010', '0.020'],
      sb: ['0.008', '0.015'],
      as: ['0.005', '0.010'],
    }),
  },
] satisfies SampleGrade[]

function goldRows(weight: GradeRow['value']): GradeRow[] {
  return [
    {
      parameter: purity,
      value: { exact: '99.99' },
      unit: '%',
      method: 'ISO 15093',
      rejection: '< 99.99',
    },
    { parameter: { id: 'Berat', en: 'Weight' }, value: weight, unit: 'g' },
    {
      parameter: { id: 'Bentuk', en: 'Form' },
      value: { text: { id: 'Batangan', en: 'Bar' } },
    },
    {
      parameter: { id: 'Warna', en: 'Color' },
      value: { text: { id: 'Kuning keemasan', en: 'Golden yellow' } },
    },
  ]
}

export const goldGrades = [
  {
    name: { id: 'Batangan kecil', en: 'Small bars' },
    use: { id: 'Simpanan', en: 'Savings' },
    rows: goldRows({ from: '1', to: '10' }),
  },
  {
    name: { id: 'Batangan kilogram', en: 'Kilogram bars' },
    use: { id: 'Bahan baku perhiasan dan elektronik', en: 'Jewelry and electronics' },
    rows: goldRows({ exact: '1000' }),
  },
] satisfies SampleGrade[]
