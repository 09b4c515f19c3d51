import type { Manager } from './types.ts'

/** Invented names of people. */
export const managers = [
  {
    key: 'president-director',
    name: 'Budi Contoh',
    position: { id: 'Direktur Utama', en: 'President Director' },
    picture: 'person-1',
  },
  {
    key: 'trading-director',
    name: 'Sari Contoh',
    position: { id: 'Direktur Perdagangan', en: 'Director of Trading' },
    picture: 'person-2',
  },
  {
    key: 'operations-director',
    name: 'Agus Contoh',
    position: { id: 'Direktur Operasi', en: 'Director of Operations' },
    picture: 'person-3',
  },
  {
    key: 'quality-manager',
    name: 'Dewi Contoh',
    position: { id: 'Manajer Mutu dan Laboratorium', en: 'Quality and Laboratory Manager' },
    picture: 'person-4',
  },
  {
    key: 'equipment-manager',
    name: 'Rudi Contoh',
    position: { id: 'Manajer Alat Berat', en: 'Heavy Equipment Manager' },
    picture: 'person-5',
  },
  {
    key: 'finance-manager',
    name: 'Maya Contoh',
    position: { id: 'Manajer Keuangan', en: 'Finance Manager' },
    picture: 'person-6',
  },
] satisfies Manager[]
