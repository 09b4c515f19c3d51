import type { Price } from '@niaga/contract/prices'
import type { DateFieldValidation, NamedGroupField } from 'payload'
import { localizedLine } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { validateDate } from '../blog-posts/dates.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { dayField } from '../documents/document-days.ts'

/** Gold in rupiah, by far the dearest per tonne, stays below it. */
const maxPerTonne = 1e13

/** An indicative price, which the site shows until its last day is over. */
export function priceField(example: Label): NamedGroupField {
  const { text, per_tonne: _, ...days } = priceFields(example)
  return {
    name: 'price',
    type: 'group',
    label: { id: 'Harga indikatif', en: 'Indicative price' },
    admin: {
      description: {
        id: 'Sesudah hari terakhirnya, harga hilang dari situs dan muncul di dasbor. Tanpa harga, situs menulis bagaimana harga dibentuk.',
        en: 'After its last day, the price disappears from the site and appears on the dashboard. Without a price, the site describes how the price is made.',
      },
    },
    fields: [text, { type: 'row', fields: Object.values(days) }],
  }
}

/** The price of a grade, also as the figure per tonne. */
export function gradePriceField(): NamedGroupField {
  const example = { id: 'Misalnya USD 52 per ton FOB.', en: 'Example: USD 52 a tonne FOB.' }
  const field = priceField(example)
  return { ...field, fields: [...field.fields, priceFields(example).per_tonne] }
}

function priceFields(example: Label) {
  return {
    text: localizedLine('text', {
      label: { id: 'Harga', en: 'Price' },
      description: example,
      maxLength: 80,
    }),
    as_of: dayField(
      'as_of',
      { id: 'Harga berlaku per tanggal', en: 'Price as of' },
      validatePriceDay,
      {
        id: 'Hari harga ditetapkan.',
        en: 'The day on which it was set.',
      },
    ),
    valid_until: dayField(
      'valid_until',
      { id: 'Harga berlaku sampai', en: 'Price valid until' },
      validatePriceDay,
      { id: 'Hari terakhirnya.', en: 'Its last day.' },
    ),
    per_tonne: {
      name: 'per_tonne',
      type: 'number',
      min: 0,
      max: maxPerTonne,
      label: { id: 'Angka per ton', en: 'Figure per tonne' },
      admin: {
        description: {
          id: 'Dalam mata uang harganya. Mengisi kalkulator nilai kalor.',
          en: 'In the currency of the price. Fills the calculator of calorific values.',
        },
      },
    },
  } satisfies WireFields<Price>
}

/** Requires both days of a price from editors; prices from before this rule and from other hosts may lack them. */
const validatePriceDay: DateFieldValidation = (value, options) => {
  const valid = validateDate(value, options)
  const { text } = Object(options.siblingData)
  if (valid !== true || value || !text || !options.req.user) return valid
  return sentenceFor(options.req, {
    id: 'Isi juga tanggal ini: harga di situs punya tanggal dan hari terakhir.',
    en: 'Fill in this day too: a price on the site has a date and a last day.',
  })
}
