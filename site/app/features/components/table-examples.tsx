import type { DefaultSheet } from '@niaga/contract/default-sheets/default-sheet'
import { tin } from '@niaga/contract/default-sheets/tin'
import { getLocale } from '../../paraglide/runtime.js'
import { FeatureTable } from '../catalogue/feature-table.tsx'
import { CertificateTable } from '../sheets/certificate-table.tsx'
import { sheetView } from '../sheets/sheet-view.ts'
import type { Example } from './example.ts'
import { exampleSheet } from './example-sheets.ts'

const scale = { from: '0', to: '10' } as const

/** Each kind of value once, at the ends of its scale, where a drawing is most likely to go wrong. */
const everyKind: DefaultSheet = {
  ...tin,
  name: { id: 'Setiap jenis nilai', en: 'Every kind of value' },
  rows: [
    { parameter: 'Rentang', unit: '%', value: { from: '2.5', to: '7.5' }, scale, source: 'ours' },
    {
      parameter: 'Seluruh skala',
      unit: 'm³/jam',
      value: { from: '0', to: '10' },
      scale,
      source: 'ours',
    },
    { parameter: 'Fe2O3', unit: '%', value: { under: '0.15' }, scale, source: 'specification' },
    {
      parameter: 'Satu nilai',
      unit: '°C',
      value: { exact: '9.99' },
      scale,
      source: 'specification',
    },
    {
      parameter: 'Trailer suction hopper',
      measure: 'Kapasitas hopper',
      unit: 'm³',
      value: { from: '1000', to: '12000' },
      scale: { from: '0', to: '20000' },
      source: 'ours',
    },
    {
      parameter: 'Warna',
      unit: null,
      value: { text: { id: 'Abu-abu atau cokelat muda', en: 'Grey or light brown' } },
      source: 'specification',
    },
  ],
}

export const tableExamples: Example[] = [
  {
    name: 'Certificate with every kind of value',
    ground: 'bone',
    show: () => <EveryKind />,
  },
  {
    name: 'Features',
    ground: 'bone',
    show: () => (
      <FeatureTable
        name="Pasir Zirkon"
        features={[
          { title: 'ZrO2+HfO2', value: '65–66 %' },
          { title: 'Kelas D8', value: 'Tanpa angka di bawah garis' },
        ]}
      />
    ),
  },
]

function EveryKind() {
  const language = getLocale()
  const sheet = sheetView(exampleSheet('/produk/timah', language, everyKind))
  return (
    <div className={`material-${sheet.material}`}>
      <CertificateTable sheet={sheet} />
    </div>
  )
}
