import { days, timeOfDaySchema } from '@niaga/contract/opening-hours'
import { defaultTimeZone, timeZones } from '@niaga/contract/time-zones'
import type { ArrayField, SelectField, TextField } from 'payload'
import { localizedLine, localizedLines } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { phoneField, positionFields } from '../../platform/admin/reach-fields.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { dayLabels } from './day-labels.ts'

const rowLabel = '/src/platform/admin/row-label.tsx#RowLabel'
const hoursLabel = '/src/collections/company-settings/hours-label.tsx#HoursLabel'

/** The offices, head office first: its telephone, address and hours are those of the company. */
export function officesField(): ArrayField {
  return {
    name: 'offices',
    type: 'array',
    dbName: 'company_offices',
    maxRows: 12,
    label: { id: 'Kantor', en: 'Offices' },
    labels: { singular: { id: 'Kantor', en: 'Office' }, plural: { id: 'Kantor', en: 'Offices' } },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel },
      description: {
        id: 'Kantor pusat paling atas: alamat, telepon, dan jam kerjanya tampil di kaki setiap halaman. Semua kantor tampil di halaman Kontak.',
        en: 'Head office first: the footer of every page shows its address, phone and opening hours. The Contact page shows all offices.',
      },
    },
    fields: [
      localizedLine('name', {
        label: { id: 'Nama', en: 'Name' },
        description: { id: 'Misalnya Kantor pusat.', en: 'Example: Head office.' },
        required: true,
        maxLength: 80,
      }),
      localizedLines('address', { label: { id: 'Alamat', en: 'Address' }, rows: 3 }),
      phoneField('phone'),
      { type: 'row', fields: positionFields() },
      {
        name: 'timeZone',
        type: 'select',
        enumName: 'enum_office_time_zone',
        required: true,
        defaultValue: defaultTimeZone,
        label: { id: 'Zona waktu', en: 'Time zone' },
        options: timeZones.map((value) => ({ value, label: zoneLabels[value] })),
      },
      hoursField(),
      localizedLines('hoursNote', {
        label: { id: 'Catatan jam kerja', en: 'Note on opening hours' },
        description: {
          id: 'Satu baris untuk setiap catatan, misalnya Minggu dan hari libur nasional: tutup.',
          en: 'One line per note, such as Sunday and public holidays: closed.',
        },
        rows: 2,
      }),
    ],
  }
}

const zoneLabels = {
  'Asia/Jakarta': { id: 'WIB (UTC+7)', en: 'WIB (UTC+7)' },
  'Asia/Makassar': { id: 'WITA (UTC+8)', en: 'WITA (UTC+8)' },
  'Asia/Jayapura': { id: 'WIT (UTC+9)', en: 'WIT (UTC+9)' },
} satisfies Record<(typeof timeZones)[number], Label>

function hoursField(): ArrayField {
  return {
    name: 'hours',
    type: 'array',
    dbName: 'company_hours',
    maxRows: 14,
    label: { id: 'Jam kerja', en: 'Opening hours' },
    labels: {
      singular: { id: 'Jadwal', en: 'Schedule' },
      plural: { id: 'Jadwal', en: 'Schedules' },
    },
    admin: {
      components: { RowLabel: hoursLabel },
      description: {
        id: 'Diisi sekali untuk kedua bahasa. Hari yang tidak disebut berarti tutup.',
        en: 'The same in both languages. Days that are not listed are closed.',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          dayField('from', 'enum_hours_from', { id: 'Dari hari', en: 'From' }),
          dayField('to', 'enum_hours_to', { id: 'Sampai hari', en: 'To' }),
          timeField('opens', { id: 'Buka', en: 'Opens' }),
          timeField('closes', { id: 'Tutup', en: 'Closes' }),
        ],
      },
      localizedLine('note', {
        label: { id: 'Keterangan', en: 'Note' },
        description: {
          id: 'Bila jam ini hanya untuk sesuatu, misalnya khusus urusan pemuatan.',
          en: 'If these hours are for one activity, such as loading operations only.',
        },
        maxLength: 80,
      }),
    ],
  }
}

function dayField(name: string, enumName: string, label: Label): SelectField {
  const options = days.map((value) => ({ value, label: dayLabels[value] }))
  return { name, type: 'select', enumName, required: true, label, options }
}

function timeField(name: 'opens' | 'closes', label: Label): TextField {
  return {
    name,
    type: 'text',
    required: true,
    label,
    admin: { placeholder: name === 'opens' ? '08:00' : '17:00' },
    hooks: { beforeValidate: [({ value }) => normalizeTime(value)] },
    validate: (value: unknown, { req, siblingData }) => {
      const time = normalizeTime(value)
      if (!timeOfDaySchema.safeParse(time).success) {
        return sentenceFor(req, {
          id: 'Tulis jamnya dengan empat angka, misalnya 08:00.',
          en: 'Enter the time with four digits, such as 08:00.',
        })
      }
      const opens = timeOfDaySchema.safeParse(
        normalizeTime(Reflect.get(Object(siblingData), 'opens')),
      )
      if (name === 'opens' || !opens.success || opens.data < String(time)) return true
      return sentenceFor(req, {
        id: `Jam tutup harus setelah jam buka, ${opens.data}.`,
        en: `The closing time must be after ${opens.data}.`,
      })
    },
  }
}

/** Converts the Indonesian notation `8.00` to `08:00` for storage. */
function normalizeTime(time: unknown): unknown {
  if (typeof time !== 'string') return time
  const [, hour, minute] = /^\s*(\d{1,2})[.:](\d{2})\s*$/.exec(time) ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : time
}
