import type { Price } from '@niaga/contract/prices'
import type { DateFieldValidation, NamedGroupField } from 'payload'
import { localizedLine } from '../../platform/admin/fields.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { validateDate } from '../blog-posts/dates.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { dayField } from '../documents/document-days.ts'

/** An indicative price, which the site shows until its last day is over. */
export function priceField(): NamedGroupField {
  const { text, ...days } = priceFields()
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

function priceFields() {
  return {
    text: localizedLine('text', {
      label: { id: 'Harga', en: 'Price' },
      description: {
        id: 'Misalnya Rp 1.250.000.000, atau Rp 450.000 per jam.',
        en: 'Example: USD 85,000, or USD 30 an hour.',
      },
      maxLength: 80,
    }),
    as_of: dayField('as_of', { id: 'Harga per', en: 'Price as of' }, validatePriceDay, {
      id: 'Hari harga ditetapkan.',
      en: 'The day on which it was set.',
    }),
    valid_until: dayField(
      'valid_until',
      { id: 'Harga berlaku sampai', en: 'Price valid until' },
      validatePriceDay,
      { id: 'Hari terakhirnya.', en: 'Its last day.' },
    ),
  } satisfies WireFields<Price>
}

/** Requires both days of a price from editors; prices from before this rule and from other hosts may lack them. */
const validatePriceDay: DateFieldValidation = (value, options) => {
  const valid = validateDate(value, options)
  const { text } = Object(options.siblingData)
  if (valid !== true || value || !text || !options.req.user) return valid
  return sentenceFor(options.req, {
    id: 'Isi juga hari ini: harga di situs punya tanggal dan hari terakhir.',
    en: 'Fill in this day too: a price on the site has a date and a last day.',
  })
}
