import type { SampleDocument } from './types.ts'

const issued = '2026-09-01'
const company = { id: 'PT Contoh Mineral Nusantara', en: 'PT Contoh Mineral Nusantara' }
const laboratory = { id: 'Laboratorium Contoh', en: 'Laboratorium Contoh' }

/** In the order in which they are listed. Their pages are in `imagery/documents`. */
export const documents = [
  {
    key: 'profile',
    file: 'profil-perusahaan.pdf',
    title: { id: 'Profil perusahaan', en: 'Company profile' },
    kind: 'profile',
    issuer: company,
    date: issued,
  },
  {
    key: 'coal-certificate',
    file: 'spesimen-sertifikat-batubara.pdf',
    title: {
      id: 'Spesimen sertifikat analisis batubara',
      en: 'Specimen certificate of analysis, coal',
    },
    kind: 'certificate',
    number: 'CONTOH-COA-001',
    issuer: laboratory,
    date: issued,
    products: ['coal'],
  },
  {
    key: 'quartz-certificate',
    file: 'spesimen-sertifikat-pasir-kuarsa.pdf',
    title: {
      id: 'Spesimen sertifikat analisis pasir kuarsa',
      en: 'Specimen certificate of analysis, quartz sand',
    },
    kind: 'certificate',
    number: 'CONTOH-COA-002',
    issuer: laboratory,
    date: issued,
    products: ['quartz-sand'],
  },
  {
    key: 'tin-certificate',
    file: 'spesimen-sertifikat-timah.pdf',
    title: {
      id: 'Spesimen sertifikat analisis timah',
      en: 'Specimen certificate of analysis, tin',
    },
    kind: 'certificate',
    number: 'CONTOH-COA-003',
    issuer: laboratory,
    date: issued,
    products: ['tin'],
  },
  {
    key: 'policy',
    file: 'kebijakan-keselamatan-dan-lingkungan.pdf',
    title: {
      id: 'Kebijakan keselamatan dan lingkungan',
      en: 'Safety and environment policy',
    },
    kind: 'policy',
    number: 'CONTOH-K3L-001',
    issuer: company,
    date: issued,
    validUntil: '2027-08-31',
  },
  {
    key: 'zircon-safety',
    file: 'lembar-keselamatan-pasir-zirkonium.pdf',
    title: {
      id: 'Spesimen lembar keselamatan pasir zirkon',
      en: 'Specimen safety sheet, zircon sand',
    },
    kind: 'safety',
    number: 'CONTOH-LDK-001',
    issuer: company,
    date: issued,
    products: ['zircon-sand'],
  },
  {
    key: 'checklist',
    file: 'daftar-periksa-harian-alat.pdf',
    title: { id: 'Daftar periksa harian alat berat', en: 'Daily checklist for heavy equipment' },
    kind: 'safety',
    number: 'CONTOH-DPH-001',
    issuer: company,
    date: issued,
    tools: ['excavator', 'bulldozer', 'dump-truck', 'loader'],
  },
  {
    key: 'contract',
    file: 'spesimen-pokok-kontrak-jual-beli.pdf',
    title: {
      id: 'Spesimen pokok-pokok kontrak jual beli',
      en: 'Specimen heads of a sale contract',
    },
    kind: 'contract',
    number: 'CONTOH-KJB-001',
    issuer: company,
    date: issued,
    products: ['coal'],
  },
] satisfies SampleDocument[]
