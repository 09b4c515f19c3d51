import { isMeasurementUnit } from '@niaga/contract/measurement-units'
import type { Span } from '@niaga/contract/read-figure'
import type { Field, FieldHook, RowField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { sameInEveryLanguage } from '../../platform/admin/field-marks.ts'
import { folded, getCounter, localizedLine } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { readRowFigure } from './read-row-figure.ts'
import {
  hasField,
  validateScale,
  validateText,
  validateTypical,
  validateValue,
} from './validate-row.ts'

/**
 * Accepts an empty field, or a unit of the trade. Content of another host is imported unchanged: only an account sees the
 * error.
 */
const validateUnit: TextFieldSingleValidation = async (value, options) => {
  const valid = await text(value, options)
  const unit = value?.trim() ?? ''
  if (valid !== true || unit === '' || !options.req.user || isMeasurementUnit(unit)) return valid
  return sentenceFor(options.req, {
    id: `“${unit}” bukan satuan yang dikenal. Tulis misalnya kkal/kg, %, ppm, mm, µm, t, m³/jam, atau °C.`,
    en: `“${unit}” is not a unit of the trade. Use, for example, kcal/kg, %, ppm, mm, µm, t, m³/h or °C.`,
  })
}

const longestUnit = 20

/** The fields of a row of a specification sheet. */
export function rowFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        localizedLine('parameter', {
          label: { id: 'Parameter', en: 'Parameter' },
          description: {
            id: 'Misalnya Kadar abu; pada alat berat, jenisnya, misalnya Mini.',
            en: 'Example: Ash; for machines the type, such as Mini.',
          },
          required: true,
          maxLength: 80,
        }),
        localizedLine('measure', {
          label: { id: 'Besaran', en: 'Measure' },
          description: {
            id: 'Yang diukur bila parameter adalah jenis alat, misalnya Berat operasi.',
            en: 'What is measured if the parameter is a type of machine, such as Operating weight.',
          },
          maxLength: 80,
        }),
      ],
    },
    valueFields(),
    scale(),
    {
      type: 'row',
      fields: [
        line('basis', {
          label: { id: 'Basis', en: 'Basis' },
          description: { id: 'Misalnya GAR atau ADB.', en: 'Example: GAR or ADB.' },
        }),
        line('method', {
          label: { id: 'Metode', en: 'Method' },
          description: {
            id: 'Standar pengujiannya, misalnya ASTM D5865.',
            en: 'The test standard, such as ASTM D5865.',
          },
        }),
        figureField('typical', {
          label: { id: 'Nilai tipikal', en: 'Typical value' },
          validate: validateTypical,
        }),
        localizedLine('rejection', {
          label: { id: 'Batas tolak', en: 'Rejection' },
          description: { id: 'Misalnya > 12.', en: 'Example: > 12.' },
          maxLength: 60,
        }),
      ],
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'specification',
      label: { id: 'Sumber', en: 'Source' },
      options: [
        { value: 'specification', label: { id: 'Spesifikasi', en: 'Specification' } },
        { value: 'ours', label: { id: 'Data kami', en: 'Our data' } },
      ],
      admin: {
        description: {
          id: 'Angka “Data kami” diberi catatan di bawah lembarnya, dan tidak tampil di halaman produk atau alat.',
          en: 'A figure marked “Our data” has a note below its sheet, and is not shown on the page of the product or machine.',
        },
      },
    },
  ]
}

function scale(): Field {
  const from = figureField('scaleFrom', {
    label: { id: 'Skala dari', en: 'Scale from' },
    description: {
      id: 'Kisaran lazim dalam perdagangan, tempat nilai digambar.',
      en: 'The usual range in the trade, in which the value is drawn.',
    },
    validate: validateScale('scaleFrom'),
  })
  const to = figureField('scaleTo', {
    label: { id: 'Skala sampai', en: 'Scale to' },
    validate: validateScale('scaleTo'),
  })
  return folded(
    { id: 'Skala', en: 'Scale' },
    { id: 'tanpa gambar skala.', en: 'no scale is drawn.' },
    [{ type: 'row', fields: [from, to] }],
  )
}

/** The value of a row: its kind, the fields of that kind and the unit. */
export function valueFields(): RowField {
  return {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'range',
        label: { id: 'Bentuk nilai', en: 'Kind of value' },
        options: [
          { value: 'range', label: { id: 'Dari … sampai', en: 'From … to' } },
          { value: 'exact', label: { id: 'Tepat', en: 'Exactly' } },
          { value: 'under', label: { id: 'Di bawah', en: 'Under' } },
          { value: 'over', label: { id: 'Di atas', en: 'Over' } },
          { value: 'text', label: { id: 'Teks', en: 'Text' } },
        ],
      },
      valueField('from', { id: 'Dari', en: 'From' }),
      valueField('to', { id: 'Sampai', en: 'To' }),
      valueField('exact', { id: 'Nilai', en: 'Value' }),
      valueField('under', { id: 'Di bawah', en: 'Under' }),
      valueField('over', { id: 'Di atas', en: 'Over' }),
      {
        name: 'text',
        type: 'text',
        localized: true,
        maxLength: 120,
        label: { id: 'Teks', en: 'Text' },
        validate: validateText,
        hooks: { beforeValidate: [onlyOfKind('text')] },
        admin: { condition: (_data, row) => hasField(row, 'text') },
      },
      {
        name: 'unit',
        type: 'text',
        localized: true,
        maxLength: longestUnit,
        label: { id: 'Satuan', en: 'Unit' },
        validate: validateUnit,
        admin: {
          description: {
            id: 'Kosongkan bila tidak diukur, misalnya warna. Dalam bahasa Inggris cukup diisi bila berbeda.',
            en: 'Leave empty if nothing is measured, as for a colour. In English, fill in only if different.',
          },
          ...getCounter([{ atMost: longestUnit }]),
        },
        custom: { [sameInEveryLanguage]: true },
      },
    ],
  }
}

type FigureOptions = { label: Label; description?: Label; validate: TextFieldSingleValidation }

/** A one-line field with the same value in both languages. */
export function line(
  name: string,
  { label, description }: { label: Label; description: Label },
): Field {
  return { name, type: 'text', maxLength: 60, label, admin: { description } }
}

/** A decimal number stored as text: a number field would lose the zero of 1.0. */
export function figureField(name: string, { label, description, validate }: FigureOptions): Field {
  const hooks = { beforeValidate: [readTyped] }
  return { name, type: 'text', label, validate, hooks, admin: { description, ...figureReading() } }
}

/** The interpretation below a figure that is stored as text; without a span, the row decides between two readings. */
export function figureReading(span?: Span) {
  const path = '/src/collections/sheets/figure-part.tsx#FigurePart'
  return { components: { afterInput: [{ path, clientProps: { span } }] } }
}

/** A figure of the row's value, shown only for the kinds that have it. */
function valueField(name: 'from' | 'to' | 'exact' | 'under' | 'over', label: Label): Field {
  return {
    name,
    type: 'text',
    label,
    validate: validateValue(name),
    hooks: { beforeValidate: [onlyOfKind(name), readTyped] },
    admin: { condition: (_data, row) => hasField(row, name), ...figureReading() },
  }
}

/** Converts the figure that an account typed to a decimal point, unless it is illegible. An unchanged value stays as it is. */
export const readTyped: FieldHook = ({ value, previousValue, ...place }) => {
  if (typeof value !== 'string' || value === previousValue) return value
  const reading = readRowFigure(value.trim(), place)
  return 'value' in reading ? reading.value : value.trim() || null
}

/** Clears fields that the form hid when the value's kind changed. */
function onlyOfKind(name: Parameters<typeof hasField>[1]): FieldHook {
  return ({ value, siblingData }) => (hasField(siblingData, name) ? value : null)
}
