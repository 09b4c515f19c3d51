import type { Field } from 'payload'
import { localizedLine } from '../../platform/admin/fields.ts'

/** Registrations and the notice, shown on every page. */
export function registrationFields(): Field[] {
  return [
    {
      name: 'registrations',
      type: 'array',
      dbName: 'company_registrations',
      maxRows: 12,
      label: { id: 'Izin dan nomor registrasi', en: 'Registrations' },
      labels: {
        singular: { id: 'Registrasi', en: 'Registration' },
        plural: { id: 'Registrasi', en: 'Registrations' },
      },
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' },
        description: {
          id: 'Misalnya NIB atau IUP OPK. Tampil di kaki setiap halaman.',
          en: 'Example: business identification number. Shown in the footer of every page.',
        },
      },
      fields: [
        localizedLine('name', {
          label: { id: 'Nama', en: 'Name' },
          required: true,
          maxLength: 80,
        }),
        {
          name: 'number',
          type: 'text',
          required: true,
          maxLength: 80,
          label: { id: 'Nomor', en: 'Number' },
        },
      ],
    },
    localizedLine('notice', {
      label: { id: 'Pemberitahuan', en: 'Notice' },
      description: {
        id: 'Satu kalimat di atas setiap halaman; di ponsel 50 karakter muat di satu baris. Wajib diisi selama dokumen contoh tampil di situs.',
        en: 'A sentence at the top of every page; a phone fits 50 characters on a line. Required while the site shows a specimen document.',
      },
      maxLength: 160,
    }),
  ]
}
