import type { Manager } from './types.ts'

/** Managers with invented names and no photographs: the site shows their initials. */
export const managers = [
  {
    key: 'president-director',
    name: 'Budi Contoh',
    position: { id: 'Direktur Utama', en: 'President Director' },
  },
  {
    key: 'trading-director',
    name: 'Sari Contoh',
    position: { id: 'Direktur Perdagangan', en: 'Director of Trading' },
  },
  {
    key: 'operations-director',
    name: 'Agus Contoh',
    position: { id: 'Direktur Operasi', en: 'Director of Operations' },
  },
  {
    key: 'quality-manager',
    name: 'Dewi Contoh',
    position: { id: 'Manajer Mutu dan Laboratorium', en: 'Quality and Laboratory Manager' },
  },
  {
    key: 'equipment-manager',
    name: 'Rudi Contoh',
    position: { id: 'Manajer Alat Berat', en: 'Heavy Equipment Manager' },
  },
  {
    key: 'finance-manager',
    name: 'Maya Contoh',
    position: { id: 'Manajer Keuangan', en: 'Finance Manager' },
  },
] satisfies Manager[]
