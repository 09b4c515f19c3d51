import { type DocumentPage, paragraphs, table } from './document-page.ts'

const mark = ['SPESIMEN – BUKAN SERTIFIKAT', 'SPECIMEN – NOT A CERTIFICATE'] as const

const headings = [
  ['Parameter', 'Parameter'],
  ['Dasar', 'Basis'],
  ['Satuan', 'Unit'],
  ['Hasil', 'Result'],
  ['Metode', 'Method'],
] as const

const note = paragraphs([
  'Lembar ini memperlihatkan susunan sertifikat analisis yang menyertai muatan. Angkanya karangan, berada di dalam rentang lembar spesifikasi, dan bukan hasil uji. Sertifikat untuk muatan Anda diterbitkan laboratorium independen yang disepakati di kontrak.',
  'This sheet shows how a certificate of analysis that comes with a cargo is laid out. Its figures are invented, lie within the span of the specification sheet and are no test results. The certificate of your cargo is issued by the independent laboratory named in the contract.',
])

function facts(number: string, subject: string) {
  return [
    [['Nomor', 'Number'], number],
    [['Penerbit', 'Issuer'], 'Laboratorium Contoh'],
    [['Barang', 'Goods'], subject],
    [['Contoh uji', 'Sample'], 'CONTOH-01'],
    [['Tanggal', 'Date'], '1 September 2026'],
  ] as const
}

/** 5650 × (100 − 24) ÷ (100 − 14) = 4993, and 14.0 + 6.2 + 40.3 + 39.5 = 100. */
const coal: DocumentPage = {
  name: 'spesimen-sertifikat-batubara',
  title: ['Sertifikat analisis batubara', 'Certificate of analysis, coal'],
  facts: facts('CONTOH-COA-001', 'Batubara, 0–50 mm / Coal, 0–50 mm'),
  mark,
  body:
    table(
      headings,
      [
        [['Kadar air total', 'Total moisture'], 'ARB', '%', '24.0', 'ASTM D3302'],
        [['Kadar air bawaan', 'Inherent moisture'], 'ADB', '%', '14.0', 'ASTM D3173'],
        [['Kadar abu', 'Ash'], 'ADB', '%', '6.2', 'ASTM D3174'],
        [['Zat terbang', 'Volatile matter'], 'ADB', '%', '40.3', 'ASTM D3175'],
        [['Karbon padat', 'Fixed carbon'], 'ADB', '%', '39.5', 'ASTM D3172'],
        [['Sulfur total', 'Total sulfur'], 'ADB', '%', '0.60', 'ASTM D4239'],
        [['Nilai kalor kotor', 'Gross calorific value'], 'ADB', 'Kcal/Kg', '5650', 'ASTM D5865'],
        [['Nilai kalor kotor', 'Gross calorific value'], 'GAR', 'Kcal/Kg', '4993', 'ASTM D5865'],
        [['Indeks ketergerusan', 'Hardgrove index'], '–', 'HGI', '48', 'ASTM D409'],
      ],
      [3],
    ) + note,
}

const quartzSand: DocumentPage = {
  name: 'spesimen-sertifikat-pasir-kuarsa',
  title: ['Sertifikat analisis pasir kuarsa', 'Certificate of analysis, quartz sand'],
  facts: facts('CONTOH-COA-002', 'Pasir kuarsa / Quartz sand'),
  mark,
  body:
    table(
      headings,
      [
        [['Kemurnian silika, SiO₂', 'Silica purity, SiO₂'], ['kering', 'dry'], '%', '98.6', 'XRF'],
        [['Ukuran partikel, d50', 'Particle size, d50'], '–', 'µm', '160', ['ayakan', 'sieve']],
        [['Kadar air', 'Moisture'], ['saat diterima', 'as received'], '%', '0.8', ['oven', 'oven']],
        [['Warna', 'Colour'], '–', '–', 'Putih / white', ['pengamatan', 'visual']],
      ],
      [3],
    ) + note,
}

const tin: DocumentPage = {
  name: 'spesimen-sertifikat-timah',
  title: ['Sertifikat analisis timah', 'Certificate of analysis, tin'],
  facts: facts('CONTOH-COA-003', 'Timah batangan / Tin ingots'),
  mark,
  body:
    table(
      headings,
      [
        [
          ['Kemurnian, Sn', 'Purity, Sn'],
          ['logam', 'metal'],
          '%',
          '99.92',
          ['selisih', 'by difference'],
        ],
        [['Titik leleh', 'Melting point'], '–', '°C', '231.9', ['acuan', 'reference']],
        [['Warna', 'Colour'], '–', '–', 'Perak / silver', ['pengamatan', 'visual']],
      ],
      [3],
    ) + note,
}

export const certificates = [coal, quartzSand, tin]
