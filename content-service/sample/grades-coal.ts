import { coalHeat, typicalElements } from '@niaga/contract/coal-heat'
import type { GradeRow, SampleGrade } from './grade-types.ts'
import type { Text } from './types.ts'

type CoalFigures = {
  /** Gross as received and its minimum, in Kcal/Kg: NAR and ADB follow from them. */
  gar: string
  minGar: string
  /** Total moisture as received and the composition of the air-dried sample, in %. */
  totalMoisture: string
  maxTotalMoisture: string
  moisture: string
  ash: string
  maxAsh: string
  volatile: string
  carbon: string
  sulphur: string
  maxSulphur: string
  chlorine: string
  nitrogen: string
  /** The constituents of the ash that slag and foul a boiler. */
  calcium: string
  sodium: string
  grindability: string
  minGrindability: string
  fusion: string
}

const heat = { id: 'Nilai kalor', en: 'Calorific value' }

/** Converts a gross value as received to the other bases, as the site's calculator does. */
function getHeat({ totalMoisture, moisture, ash }: CoalFigures, gar: string) {
  const analysis = {
    totalMoisture: Number(totalMoisture),
    inherentMoisture: Number(moisture),
    ash: Number(ash),
  }
  const coal = { value: Number(gar), unit: 'kcal', basis: 'ar', analysis } as const
  const { net, ad } = coalHeat({ ...coal, elements: typicalElements })
  return { net: String(Math.round(net ?? 0)), ad: String(Math.round(ad)) }
}

/** The deciding figures for buyers come first. */
function coalRows(figures: CoalFigures): GradeRow[] {
  const calorie = (basis: 'GAR' | 'NAR' | 'ADB', exact: string, rejection?: string): GradeRow => ({
    parameter: heat,
    value: { exact },
    unit: 'Kcal/Kg',
    basis,
    method: basis === 'NAR' ? 'ISO 1928' : 'ASTM D5865',
    rejection,
  })
  const share = (parameter: Text, exact: string, method: string, rejection?: string): GradeRow => ({
    parameter,
    value: { exact },
    unit: '%',
    basis: 'ADB',
    method,
    rejection,
  })
  const inAsh = (parameter: Text, exact: string): GradeRow => ({
    parameter,
    value: { exact },
    unit: '%',
    basis: 'DB',
    method: 'ASTM D6349',
  })
  const { gar, minGar } = figures
  return [
    calorie('GAR', gar, `< ${minGar}`),
    {
      ...share(
        { id: 'Kadar air total', en: 'Total moisture' },
        figures.totalMoisture,
        'ASTM D3302',
        `> ${figures.maxTotalMoisture}`,
      ),
      basis: 'ARB',
    },
    share({ id: 'Kadar abu', en: 'Ash' }, figures.ash, 'ASTM D3174', `> ${figures.maxAsh}`),
    share(
      { id: 'Kadar sulfur total', en: 'Total sulfur' },
      figures.sulphur,
      'ASTM D4239',
      `> ${figures.maxSulphur}`,
    ),
    {
      parameter: { id: 'Ukuran', en: 'Size' },
      value: { from: '0', to: '50' },
      unit: 'mm',
      method: 'ASTM D4749',
    },
    calorie('NAR', getHeat(figures, gar).net, `< ${getHeat(figures, minGar).net}`),
    calorie('ADB', getHeat(figures, gar).ad),
    share({ id: 'Kadar air bawaan', en: 'Inherent moisture' }, figures.moisture, 'ASTM D3173'),
    share({ id: 'Zat terbang', en: 'Volatile matter' }, figures.volatile, 'ASTM D3175'),
    share({ id: 'Karbon tertambat', en: 'Fixed carbon' }, figures.carbon, 'ASTM D3172'),
    share({ id: 'Nitrogen', en: 'Nitrogen' }, figures.nitrogen, 'ASTM D5373'),
    share({ id: 'Klorin', en: 'Chlorine' }, figures.chlorine, 'ASTM D4208'),
    inAsh({ id: 'CaO dalam abu', en: 'CaO in ash' }, figures.calcium),
    inAsh({ id: 'Na2O dalam abu', en: 'Na2O in ash' }, figures.sodium),
    {
      parameter: { id: 'Indeks gerus (HGI)', en: 'Grindability index (HGI)' },
      value: { exact: figures.grindability },
      method: 'ASTM D409',
      rejection: `< ${figures.minGrindability}`,
    },
    {
      parameter: { id: 'Titik leleh abu (IDT, reduksi)', en: 'Ash fusion (IDT, reducing)' },
      value: { exact: figures.fusion },
      unit: '°C',
      method: 'ASTM D1857',
    },
  ]
}

/** Figures typical of their classes, within the ranges of coal's sheet. */
export const coalGrades = [
  {
    name: { id: 'Energi 4600', en: 'Energy 4600' },
    use: { id: 'Pembangkit listrik', en: 'Power stations' },
    rows: coalRows({
      gar: '4600',
      minGar: '4400',
      totalMoisture: '28.0',
      maxTotalMoisture: '30.0',
      moisture: '14.0',
      ash: '10.0',
      maxAsh: '12.0',
      volatile: '39.5',
      carbon: '36.5',
      sulphur: '0.8',
      maxSulphur: '1.0',
      chlorine: '0.02',
      nitrogen: '1.1',
      calcium: '8.5',
      sodium: '1.2',
      grindability: '52',
      minGrindability: '45',
      fusion: '1150',
    }),
  },
  {
    name: { id: 'Energi 5000', en: 'Energy 5000' },
    use: { id: 'Pembangkit listrik dan kiln semen', en: 'Power stations and cement kilns' },
    rows: coalRows({
      gar: '5000',
      minGar: '4800',
      totalMoisture: '24.0',
      maxTotalMoisture: '26.0',
      moisture: '13.0',
      ash: '8.0',
      maxAsh: '10.0',
      volatile: '40.5',
      carbon: '38.5',
      sulphur: '0.7',
      maxSulphur: '0.9',
      chlorine: '0.01',
      nitrogen: '1.2',
      calcium: '7.2',
      sodium: '0.9',
      grindability: '50',
      minGrindability: '44',
      fusion: '1180',
    }),
  },
  {
    name: { id: 'Energi 5500', en: 'Energy 5500' },
    use: { id: 'Kiln semen dan pembangkit listrik', en: 'Cement kilns and power stations' },
    rows: coalRows({
      gar: '5500',
      minGar: '5300',
      totalMoisture: '18.0',
      maxTotalMoisture: '20.0',
      moisture: '12.0',
      ash: '8.0',
      maxAsh: '10.0',
      volatile: '40.0',
      carbon: '40.0',
      sulphur: '0.6',
      maxSulphur: '0.8',
      chlorine: '0.01',
      nitrogen: '1.3',
      calcium: '5.5',
      sodium: '0.7',
      grindability: '47',
      minGrindability: '42',
      fusion: '1220',
    }),
  },
  {
    name: { id: 'Energi 6000', en: 'Energy 6000' },
    use: { id: 'Boiler industri dan pencampuran', en: 'Industrial boilers and blending' },
    rows: coalRows({
      gar: '6000',
      minGar: '5800',
      totalMoisture: '14.0',
      maxTotalMoisture: '16.0',
      moisture: '10.0',
      ash: '7.0',
      maxAsh: '9.0',
      volatile: '40.5',
      carbon: '42.5',
      sulphur: '0.6',
      maxSulphur: '0.8',
      chlorine: '0.01',
      nitrogen: '1.4',
      calcium: '4.1',
      sodium: '0.5',
      grindability: '45',
      minGrindability: '40',
      fusion: '1260',
    }),
  },
] satisfies SampleGrade[]
