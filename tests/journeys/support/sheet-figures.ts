/**
 * The figures of the specification (section 2), as each fixed page must show them: parameter, unit, value. They are
 * repeated here, because the site's own data proves nothing.
 */
type Row = readonly [parameter: string, unit: string, value: string]

/** Two of each kind; the others are walked through in the long run. */
export const dailySheets = ['/produk/batubara', '/produk/timah', '/alat/excavator', '/alat/bor']

export const productFigures: Record<string, { id: readonly Row[]; en: readonly Row[] }> = {
  '/produk/batubara': {
    id: [
      ['Nilai kalor', 'Kcal/Kg', '4200–6500'],
      ['Kadar air', '%', '8–15'],
      ['Kadar abu', '%', '5–12'],
      ['Kadar sulfur', '%', '0,5–1,0'],
    ],
    en: [
      ['Calorific value', 'Kcal/Kg', '4200–6500'],
      ['Moisture', '%', '8–15'],
      ['Ash', '%', '5–12'],
      ['Sulfur', '%', '0.5–1.0'],
    ],
  },
  '/produk/emas': {
    id: [
      ['Kemurnian', '%', '99,99'],
      ['Berat', 'g', '1–1000'],
      ['Warna', '–', 'Kuning keemasan'],
      ['Bentuk', '–', 'Batangan atau perhiasan'],
    ],
    en: [
      ['Purity', '%', '99.99'],
      ['Weight', 'g', '1–1000'],
      ['Color', '–', 'Golden yellow'],
      ['Form', '–', 'Bar or jewelry'],
    ],
  },
  '/produk/silika': sand(),
  '/produk/kuarsa': sand(),
  '/produk/zirkonium': {
    id: [
      ['ZrO2+HfO2', '%', '65–66'],
      ['Fe2O3', '%', 'di bawah 0,15'],
      ['TiO2', '%', '0,5–1,0'],
      ['Ukuran partikel', 'µm', '75–250'],
      ['Warna', '–', 'Abu-abu/cokelat muda'],
    ],
    en: [
      ['ZrO2+HfO2', '%', '65–66'],
      ['Fe2O3', '%', 'under 0.15'],
      ['TiO2', '%', '0.5–1.0'],
      ['Particle size', 'µm', '75–250'],
      ['Colour', '–', 'Grey/light brown'],
    ],
  },
  '/produk/timah': {
    id: [
      ['Kemurnian', '%', '99,85–99,99'],
      ['Titik leleh', '°C', '231,9'],
      ['Titik didih', '°C', '2602'],
      ['Warna', '–', 'Putih keperakan'],
    ],
    en: [
      ['Purity', '%', '99.85–99.99'],
      ['Melting point', '°C', '231.9'],
      ['Boiling point', '°C', '2602'],
      ['Colour', '–', 'Silvery white'],
    ],
  },
}

/** For a type to which the specification gives no value, only the parameter is required. */
export const equipmentFigures: Record<string, readonly (Row | readonly [parameter: string])[]> = {
  '/alat/excavator': [
    ['Mini Berat operasi', 't', '1–5'],
    ['Medium Berat operasi', 't', '5–15'],
    ['Heavy Berat operasi', 't', '15–90'],
    ['Long Reach Berat operasi', 't', '20–60'],
  ],
  '/alat/bulldozer': [
    ['Crawler Berat operasi', 't', '10–100'],
    ['Crawler Gaya dorong', 'kN', '150–500'],
    ['Roda'],
    ['Mini'],
    ['Rawa'],
  ],
  '/alat/dumptruck': [
    ['Standar Muatan', 't', '10–25'],
    ['Artikulasi Muatan', 't', '20–40'],
    ['Mini Muatan', 't', '3–8'],
    ['Off-highway Muatan', 't', '30–90'],
  ],
  '/alat/drilling': [
    ['Rotary rig Kedalaman', 'm', '30–70'],
    ['Rotary rig Diameter lubang', 'mm', '500–2500'],
    ['Blast hole Kedalaman', 'm', '20–40'],
    ['Blast hole Diameter lubang', 'mm', '100–400'],
    ['Core drill Kedalaman', 'm', '50–150'],
    ['Core drill Diameter lubang', 'mm', '50–200'],
    ['Directional Diameter lubang', 'mm', '100–500'],
  ],
  '/alat/roller': [
    ['Roda halus Berat operasi', 't', '5–12'],
    ['Kaki domba Berat operasi', 't', '6–14'],
    ['Pneumatik Berat operasi', 't', '8–25'],
    ['Vibrasi Berat operasi', 't', '10–20'],
  ],
  '/alat/loader': [['Wheel loader'], ['Skid steer'], ['Track loader'], ['Backhoe loader']],
  '/alat/pompa': [['Air industri'], ['Slurry'], ['Submersible'], ['Pemadam kebakaran']],
  '/alat/kapal': [['Cutter suction'], ['Trailer suction hopper'], ['Mini']],
  '/alat/bor': [['Bor tanah'], ['Bor batu'], ['Bor minyak dan gas']],
}

function sand() {
  return {
    id: [
      ['Kemurnian silika', '%', '95–99'],
      ['Ukuran partikel', 'µm', '10–200'],
      ['Kadar air', '%', 'di bawah 1,5'],
      ['Warna', '–', 'Putih/transparan'],
    ],
    en: [
      ['Silica purity', '%', '95–99'],
      ['Particle size', 'µm', '10–200'],
      ['Moisture', '%', 'under 1.5'],
      ['Colour', '–', 'White/transparent'],
    ],
  } as const
}
