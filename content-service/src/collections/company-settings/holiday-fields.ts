import type { ArrayField, DateFieldValidation } from 'payload'
import { dayOnly, localizedLine } from '../../platform/admin/fields.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { validateDate } from '../blog-posts/dates.ts'
import { getDay } from '../documents/document-days.ts'

/** Three years of public holidays. */
export const maxHolidays = 60

/** The days on which all offices are closed, and for which no answer is promised. */
export function holidaysField(): ArrayField {
  return {
    name: 'holidays',
    type: 'array',
    dbName: 'company_holidays',
    maxRows: maxHolidays,
    label: { id: 'Hari libur', en: 'Holidays' },
    labels: {
      singular: { id: 'Hari libur', en: 'Holiday' },
      plural: { id: 'Hari libur', en: 'Holidays' },
    },
    admin: {
      initCollapsed: true,
      components: { RowLabel: '/src/collections/company-settings/holiday-label.tsx#HolidayLabel' },
      description: {
        id: 'Hari ketika semua kantor tutup. Waktu jawaban yang dijanjikan kepada pengirim permintaan penawaran melewatinya.',
        en: 'Days on which all offices are closed. The promised reply time for a request for quotation skips them.',
      },
    },
    fields: [
      {
        name: 'day',
        type: 'date',
        required: true,
        validate: validateDay,
        label: { id: 'Hari', en: 'Day' },
        admin: { date: dayOnly },
      },
      localizedLine('name', { label: { id: 'Nama', en: 'Name' }, required: true, maxLength: 80 }),
    ],
  }
}

const twice = { id: 'Hari ini sudah ada di daftar.', en: 'This day is already in the list.' }

/** Accepts a day that no other row has. */
const validateDay: DateFieldValidation = (value, options) => {
  const valid = validateDate(value, options)
  if (valid !== true) return valid
  const rows: unknown = Reflect.get(options.data, 'holidays')
  const days = Array.isArray(rows) ? rows.map((row) => dayIn(Reflect.get(Object(row), 'day'))) : []
  const isOnce = days.filter((day) => day === dayIn(value)).length < 2
  return isOnce || sentenceFor(options.req, twice)
}

function dayIn(date: unknown): string | undefined {
  return getDay(date instanceof Date ? date.toISOString() : String(date))
}
