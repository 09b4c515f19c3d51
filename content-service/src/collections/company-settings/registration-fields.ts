import type { Company } from '@niaga/contract/company'
import type { Field } from 'payload'
import { localizedLine } from '../../platform/admin/fields.ts'
import { webAddress } from '../../platform/admin/reach-fields.ts'
import { validateDate } from '../blog-posts/dates.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { dayField } from '../documents/document-days.ts'
import { validateLines } from '../terms/validate-terms.ts'

/** Registrations, shown on every page. */
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
      fields: Object.values(registrationRow()),
    },
    {
      name: 'acceptedSurveyors',
      type: 'textarea',
      label: { id: 'Surveyor yang diterima', en: 'Accepted surveyors' },
      validate: validateLines,
      admin: {
        rows: 3,
        description: {
          id: 'Satu nama per baris, seperti ditulis perusahaannya.',
          en: 'One name per line, as the company writes it.',
        },
      },
    },
  ]
}

/** The fields of a registration by their names in the contract. */
export function registrationRow() {
  return {
    name: localizedLine('name', {
      label: { id: 'Nama', en: 'Name' },
      required: true,
      maxLength: 80,
    }),
    number: {
      name: 'number',
      type: 'text',
      required: true,
      maxLength: 80,
      label: { id: 'Nomor', en: 'Number' },
    },
    issuer: localizedLine('issuer', { label: { id: 'Penerbit', en: 'Issuer' }, maxLength: 120 }),
    valid_until: dayField('validUntil', { id: 'Berlaku sampai', en: 'Valid until' }, validateDate, {
      id: 'Hari terakhirnya. Sesudah itu situs menandainya “tidak berlaku lagi”.',
      en: 'The last day; after it, the site marks it “Expired”.',
    }),
    register_url: webAddress(
      'registerUrl',
      { id: 'Alamat daftar resmi', en: 'Address of the register' },
      { id: 'Tempat siapa pun bisa memeriksanya.', en: 'Where anybody can check it.' },
    ),
  } satisfies WireFields<Company['registrations'][number]>
}
