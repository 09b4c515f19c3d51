import { bases } from '@niaga/contract/grades'
import type { Field, FieldHook } from 'payload'
import { localizedLine } from '../../platform/admin/fields.ts'
import { figureField, line, valueFields } from '../sheets/row-fields.ts'
import { getText } from '../sheets/row-figures.ts'
import { validateTypical } from '../sheets/validate-row.ts'
import { readTypedRejection, validateBasis, validateRejection } from './validate-grade-row.ts'

/** The fields of a grade's row: those of a sheet's row, with a basis and limits in place of a scale. */
export function gradeRowFields(): Field[] {
  return [
    localizedLine('parameter', {
      label: { id: 'Parameter', en: 'Parameter' },
      description: { id: 'Misalnya Kadar abu.', en: 'Example: Ash.' },
      required: true,
      maxLength: 80,
    }),
    valueFields(),
    {
      type: 'row',
      fields: [
        {
          name: 'basis',
          type: 'select',
          label: { id: 'Basis', en: 'Basis' },
          options: bases.map((basis) => ({ value: basis, label: { id: basis, en: basis } })),
          validate: validateBasis,
          admin: {
            description: {
              id: 'Wajib untuk nilai kalor, air, abu, zat terbang, karbon tertambat, dan sulfur.',
              en: 'Required for calorific value, moisture, ash, volatile matter, fixed carbon and sulfur.',
            },
          },
        },
        line('method', {
          label: { id: 'Metode', en: 'Method' },
          description: {
            id: 'Standar pengujiannya, misalnya ASTM D5865.',
            en: 'The test standard, such as ASTM D5865.',
          },
        }),
        figureField('typical', {
          label: { id: 'Tipikal', en: 'Typical' },
          description: {
            id: 'Bila kosong, nilainya sendiri tampil sebagai tipikal.',
            en: 'When empty, the value itself is shown as typical.',
          },
          validate: validateTypical,
        }),
        {
          name: 'rejection',
          type: 'text',
          maxLength: 20,
          label: { id: 'Batas tolak', en: 'Rejection' },
          validate: validateRejection,
          hooks: { beforeValidate: [onlyOfFigures, readTypedRejection] },
          admin: {
            condition: (_data, row) => !isText(row),
            description: {
              id: 'Tanda dan angka, misalnya > 12 atau < 4800.',
              en: 'A sign and a figure, such as > 12 or < 4800.',
            },
          },
        },
      ],
    },
  ]
}

const onlyOfFigures: FieldHook = ({ value, siblingData }) => (isText(siblingData) ? null : value)

function isText(row: unknown): boolean {
  return getText(row, 'kind') === 'text'
}
