import type { CompanyProfile } from './types.ts'

const weekdays = { from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' } as const

/**
 * The offices and registrations. No number after an area code or prefix begins with 0, so the numbers cannot be dialled;
 * registrations contain words in place of digits. Positions are those of the cities, not of buildings.
 */
export const company = {
  notice: {
    id: 'Perusahaan contoh. Nama, alamat, dan nomornya rekaan.',
    en: 'Sample company. Its names and numbers are invented.',
  },
  whatsapp: '+62 000 0000 0100',
  offices: [
    {
      name: { id: 'Kantor pusat Jakarta', en: 'Jakarta head office' },
      address: {
        id: 'Jl. Contoh Raya No. 1, Jakarta, Indonesia',
        en: 'Jl. Contoh Raya No. 1, Jakarta, Indonesia',
      },
      phone: '+62 21 0000 0100',
      latitude: -6.2,
      longitude: 106.82,
      timeZone: 'Asia/Jakarta',
      hours: [
        weekdays,
        {
          ...{ from: 'saturday', to: 'saturday', opens: '08:00', closes: '12:00' },
          note: { id: 'khusus urusan pemuatan', en: 'loading operations only' },
        },
      ],
      hoursNote: {
        id: 'Minggu dan hari libur nasional: tutup',
        en: 'Sunday and public holidays: closed',
      },
    },
    {
      name: { id: 'Kantor pemuatan Samarinda', en: 'Samarinda loading office' },
      address: {
        id: 'Jl. Contoh Tepian No. 2, Samarinda, Kalimantan Timur',
        en: 'Jl. Contoh Tepian No. 2, Samarinda, East Kalimantan',
      },
      phone: '+62 541 000 0200',
      latitude: -0.5,
      longitude: 117.15,
      timeZone: 'Asia/Makassar',
      hours: [{ from: 'monday', to: 'saturday', opens: '07:00', closes: '17:00' }],
      hoursNote: {
        id: 'Selama pemuatan berjalan, petugas jaga ada setiap saat',
        en: 'During loading a duty officer is there at all hours',
      },
    },
    {
      name: {
        id: 'Gudang dan pelataran alat Surabaya',
        en: 'Surabaya warehouse and equipment yard',
      },
      address: {
        id: 'Jl. Contoh Dermaga No. 3, Surabaya, Jawa Timur',
        en: 'Jl. Contoh Dermaga No. 3, Surabaya, East Java',
      },
      phone: '+62 31 0000 0300',
      latitude: -7.25,
      longitude: 112.75,
      timeZone: 'Asia/Jakarta',
      hours: [weekdays],
      hoursNote: {
        id: 'Kunjungan ke pelataran alat dengan janji',
        en: 'Visits to the equipment yard by appointment',
      },
    },
  ],
  registrations: [
    { name: { id: 'NIB', en: 'Business ID (NIB)' }, number: 'CONTOH-NIB' },
    { name: { id: 'NPWP', en: 'Tax ID (NPWP)' }, number: 'CONTOH-NPWP' },
    { name: { id: 'Akta pendirian', en: 'Deed of incorporation' }, number: 'CONTOH-AKTA' },
    {
      name: { id: 'Izin pengangkutan dan penjualan', en: 'Transport and sales permit' },
      number: 'CONTOH-IUP-OPK',
    },
  ],
  // Holidays on the same date every year only: the others are announced by decree.
  holidays: [
    { day: '2026-12-25', name: { id: 'Hari Raya Natal', en: 'Christmas Day' } },
    { day: '2027-01-01', name: { id: 'Tahun Baru Masehi', en: 'New Year’s Day' } },
    { day: '2027-05-01', name: { id: 'Hari Buruh Internasional', en: 'Labour Day' } },
    { day: '2027-06-01', name: { id: 'Hari Lahir Pancasila', en: 'Pancasila Day' } },
    { day: '2027-08-17', name: { id: 'Hari Kemerdekaan', en: 'Independence Day' } },
    { day: '2027-12-25', name: { id: 'Hari Raya Natal', en: 'Christmas Day' } },
  ],
} satisfies CompanyProfile
