import type { GradeRow, SampleGrade } from './grade-types.ts'
import type { Text } from './types.ts'

const purity = { id: 'Kemurnian silika', en: 'Silica purity' }
const size = { id: 'Ukuran partikel', en: 'Particle size' }
const median = { id: 'Ukuran partikel, d50', en: 'Particle size, d50' }
const loss = { id: 'Hilang pijar', en: 'Loss on ignition' }

function share(formula: Text | string, exact: string, rejection?: string): GradeRow {
  const parameter = typeof formula === 'string' ? { id: formula, en: formula } : formula
  return { parameter, value: { exact }, unit: '%', method: 'ISO 12677', rejection }
}

function moisture(exact: string, rejection: string): GradeRow {
  const parameter = { id: 'Kadar air', en: 'Moisture' }
  return { parameter, value: { exact }, unit: '%', basis: 'ARB', rejection }
}

function colour(text: Text): GradeRow {
  return { parameter: { id: 'Warna', en: 'Colour' }, value: { text } }
}

const white = { id: 'Putih', en: 'White' }

function milled(parameter: Text, value: GradeRow['value']): GradeRow {
  return { parameter, value, unit: 'µm', method: 'ISO 13320' }
}

function sieved(from: string, to: string): GradeRow {
  return { parameter: size, value: { from, to }, unit: 'µm', method: 'ISO 2591-1' }
}

/** Milled products only: coarse glass sand exceeds the sheet's range and has no grade. */
export const silicaGrades = [
  {
    name: { id: 'Silika serat kaca', en: 'Glass fibre silica' },
    use: { id: 'Serat kaca', en: 'Glass fibre' },
    rows: [
      share(purity, '98.9', '< 98.5'),
      share('Fe2O3', '0.04', '> 0.06'),
      milled(median, { exact: '30' }),
      moisture('0.3', '> 0.5'),
      share('Al2O3', '0.50', '> 0.70'),
      share('TiO2', '0.04'),
      share(loss, '0.25'),
      milled(size, { from: '10', to: '75' }),
      colour(white),
    ],
  },
  {
    name: { id: 'Silika keramik', en: 'Ceramic silica' },
    use: { id: 'Badan keramik dan glasir', en: 'Ceramic bodies and glazes' },
    rows: [
      share(purity, '98.5', '< 98.0'),
      share('Fe2O3', '0.05', '> 0.08'),
      milled(median, { exact: '25' }),
      moisture('0.5', '> 1.0'),
      share('Al2O3', '0.70', '> 1.00'),
      share('TiO2', '0.05'),
      share(loss, '0.30'),
      milled(size, { from: '10', to: '63' }),
      colour(white),
    ],
  },
  {
    name: { id: 'Silika pengisi', en: 'Filler silica' },
    use: { id: 'Cat, karet, dan plastik', en: 'Paint, rubber and plastics' },
    rows: [
      share(purity, '97.0', '< 96.0'),
      share('Fe2O3', '0.08', '> 0.12'),
      milled(median, { exact: '15' }),
      moisture('0.3', '> 0.5'),
      share('Al2O3', '1.20'),
      share(loss, '0.50'),
      milled(size, { from: '10', to: '45' }),
      colour(white),
    ],
  },
] satisfies SampleGrade[]

/** Foundry and filter sand are coarser than the sheet's range and have no grade. */
export const quartzGrades = [
  {
    name: { id: 'Pasir mortar instan', en: 'Dry mortar sand' },
    use: { id: 'Mortar instan', en: 'Ready-mixed dry mortar' },
    rows: [
      share(purity, '96.5', '< 95.0'),
      sieved('100', '200'),
      moisture('0.3', '> 0.5'),
      share('Fe2O3', '0.15'),
      share(loss, '0.50'),
      colour(white),
    ],
  },
  {
    name: { id: 'Pasir perekat ubin', en: 'Tile adhesive sand' },
    use: { id: 'Perekat ubin dan acian', en: 'Tile adhesive and skim coat' },
    rows: [
      share(purity, '97.0', '< 96.0'),
      sieved('63', '150'),
      moisture('0.2', '> 0.5'),
      share('Fe2O3', '0.12'),
      share(loss, '0.40'),
      colour(white),
    ],
  },
] satisfies SampleGrade[]

function radioactivity(exact: string): GradeRow {
  const parameter = { id: 'U+Th', en: 'U+Th' }
  return { parameter, value: { exact }, unit: 'ppm', method: 'ICP-MS', rejection: '> 500' }
}

/** Low-titanium zircon is below the sheet's range and has no grade. */
export const zirconGrades = [
  {
    name: { id: 'Zirkon keramik', en: 'Ceramic zircon' },
    use: { id: 'Badan keramik dan frit berwarna', en: 'Ceramic bodies and coloured frits' },
    rows: [
      share('ZrO2+HfO2', '66.0', '< 65.5'),
      share('Fe2O3', '0.10', '> 0.14'),
      share('TiO2', '0.6', '> 0.8'),
      radioactivity('430'),
      { ...milled(median, { exact: '130' }), method: 'ISO 2591-1' },
      share('Al2O3', '0.60', '> 1.00'),
      share('SiO2', '32.4'),
      share(loss, '0.10'),
      sieved('75', '250'),
      colour({ id: 'Abu-abu', en: 'Grey' }),
    ],
  },
  {
    name: { id: 'Zirkon tahan api', en: 'Refractory zircon' },
    use: { id: 'Bata tahan api dan pasir cor presisi', en: 'Refractories and precision casting' },
    rows: [
      share('ZrO2+HfO2', '65.8', '< 65.5'),
      share('Fe2O3', '0.12', '> 0.14'),
      share('TiO2', '0.8', '> 1.0'),
      radioactivity('450'),
      { ...milled(median, { exact: '140' }), method: 'ISO 2591-1' },
      share('Al2O3', '0.80', '> 1.20'),
      share('SiO2', '32.3'),
      share(loss, '0.15'),
      sieved('75', '250'),
      colour({ id: 'Cokelat muda', en: 'Light brown' }),
    ],
  },
] satisfies SampleGrade[]
