import type { Span } from '@niaga/contract/read-figure'
import { type HireTerms, type Unit, unitOffers, unitStates } from '@niaga/contract/units'
import type {
  CollectionConfig,
  NamedGroupField,
  NumberField,
  SingleRelationshipField,
  TextField,
  UploadField,
} from 'payload'
import { localizedLine, sortOrder } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { priceField } from '../catalogue/price-field.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { dayField } from '../documents/document-days.ts'

/** Possible years of manufacture of a working machine. */
const yearSpan: Span = [1950, new Date().getFullYear() + 1]
/** Possible readings of an hour meter. */
const hoursSpan: Span = [0, 200_000]

const inItsRow: Label = {
  id: 'Tampil di halaman unitnya; yang kosong tidak tampil.',
  en: 'Shown on the unit’s page; empty fields are not shown.',
}

/** The machines for sale or hire, each of one kind. */
export function units(): CollectionConfig {
  const { name, offer, state, available_from, maker, model, serial, year, ...more } = unitFields()
  const { hours, hours_read_on, operating_weight_t, engine_kw, capacity, ...others } = more
  return {
    slug: 'units',
    labels: {
      singular: { id: 'Unit', en: 'Unit' },
      plural: { id: 'Unit jual dan sewa', en: 'Units for sale and hire' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.catalogue,
      useAsTitle: 'name',
      defaultColumns: ['name', 'state', 'sortOrder', 'tool', 'offer', 'year', 'hours', 'updatedAt'],
      listSearchableFields: ['name', 'maker', 'model', 'location'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'Mesin yang benar-benar ada untuk dijual atau disewakan. Tampil di halaman alatnya.',
        en: 'The actual machines for sale or hire. Shown on the page of their type.',
      },
    },
    fields: [
      name,
      tool(),
      { type: 'row', fields: [offer, state, available_from] },
      { type: 'row', fields: [maker, model, serial, year] },
      { type: 'row', fields: [hours, hours_read_on, operating_weight_t, engine_kw] },
      ...[capacity, ...Object.values(others)],
      sortOrder(),
    ],
  }
}

const offers = {
  sale: { id: 'Dijual', en: 'For sale' },
  hire: { id: 'Disewakan', en: 'For hire' },
  both: { id: 'Dijual atau disewakan', en: 'For sale or hire' },
} satisfies Record<Unit['offer'], Label>

const states = {
  free: { id: 'Tersedia', en: 'Available' },
  hired: { id: 'Sedang disewa', en: 'On hire' },
  sold: { id: 'Terjual', en: 'Sold' },
} satisfies Record<Unit['state'], Label>

/** What the fields of a unit contain. */
export type UnitValues = Omit<Unit, OtherField>
type OtherField = 'id' | 'updated_at' | 'translations' | 'price_text' | 'captions'

/** The fields of a unit by their names in the contract, in the order of the form and the spreadsheet. */
export function unitFields() {
  return {
    name: localizedLine('name', {
      label: { id: 'Nama', en: 'Name' },
      description: {
        id: 'Misalnya Excavator 20 t, unit 3.',
        en: 'Example: Excavator 20 t, unit 3.',
      },
      required: true,
      maxLength: 80,
    }),
    offer: {
      name: 'offer',
      type: 'select',
      required: true,
      defaultValue: 'hire',
      label: { id: 'Penawaran', en: 'Offer' },
      options: unitOffers.map((value) => ({ value, label: offers[value] })),
      admin: { description: inItsRow },
    },
    state: {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'free',
      label: { id: 'Ketersediaan', en: 'Availability' },
      options: unitStates.map((value) => ({ value, label: states[value] })),
      admin: {
        components: { Cell: '/src/collections/units/hire-cell.tsx#HireCell' },
        description: {
          id: 'Unit yang terjual tetap tampil sampai Anda menghapusnya.',
          en: 'A sold unit is shown until you delete it.',
        },
      },
    },
    available_from: dayField(
      'availableFrom',
      { id: 'Tersedia mulai', en: 'Available from' },
      undefined,
      {
        id: 'Kosong berarti sekarang, bila unitnya tersedia.',
        en: 'Empty means now, if the unit is available.',
      },
    ),
    maker: word('maker', { id: 'Merek', en: 'Maker' }),
    model: word('model', { id: 'Model', en: 'Model' }),
    serial: word('serial', { id: 'Nomor seri', en: 'Serial number' }),
    year: wholeNumber('year', { id: 'Tahun pembuatan', en: 'Year of make' }, yearSpan),
    hours: wholeNumber('hours', { id: 'Jam kerja', en: 'Working hours' }, hoursSpan),
    hours_read_on: dayField(
      'hoursReadOn',
      { id: 'Jam dibaca pada', en: 'Hours read on' },
      undefined,
      { id: 'Hari jam mesin dibaca.', en: 'The day on which the meter was read.' },
    ),
    operating_weight_t: quantity(
      'operatingWeight',
      { id: 'Berat operasi (t)', en: 'Operating weight (t)' },
      2000,
    ),
    engine_kw: quantity('engineKw', { id: 'Daya mesin (kW)', en: 'Engine power (kW)' }, 10_000),
    capacity: localizedLine('capacity', {
      label: { id: 'Kapasitas', en: 'Capacity' },
      description: { id: 'Misalnya bucket 0,9 m³.', en: 'Example: bucket of 0.9 m³.' },
      maxLength: 80,
    }),
    condition: localizedLine('condition', {
      label: { id: 'Kondisi', en: 'Condition' },
      description: {
        id: 'Misalnya undercarriage tersisa 70 %.',
        en: 'Example: 70 % of the undercarriage left.',
      },
      maxLength: 160,
    }),
    inspected_on: dayField('inspectedOn', { id: 'Diperiksa pada', en: 'Inspected on' }, undefined, {
      id: 'Hari pemeriksaan terakhir.',
      en: 'The day of the last inspection.',
    }),
    report_id: {
      name: 'report',
      type: 'relationship',
      relationTo: 'documents',
      label: { id: 'Laporan pemeriksaan', en: 'Inspection report' },
      admin: {
        allowCreate: false,
        description: { id: 'Tampil di halaman unitnya.', en: 'Shown on the page of the unit.' },
      },
    },
    location: localizedLine('location', {
      label: { id: 'Tempat', en: 'Location' },
      description: { id: 'Misalnya Balikpapan.', en: 'Example: Balikpapan.' },
      required: true,
      maxLength: 80,
    }),
    price: priceField({
      id: 'Misalnya Rp 1.250.000.000. Unit yang dijual dan disewakan: jual Rp 1.250.000.000, sewa Rp 450.000 per jam.',
      en: 'Example: USD 85,000. A unit for sale and hire: sale USD 85,000, hire USD 30 an hour.',
    }),
    hire: hire(),
    pictures: pictures(),
  } satisfies WireFields<UnitValues>
}

function tool(): SingleRelationshipField {
  return {
    name: 'tool',
    type: 'relationship',
    relationTo: 'tools',
    required: true,
    index: true,
    label: { id: 'Alat berat', en: 'Equipment' },
    admin: {
      allowCreate: false,
      description: {
        id: 'Jenis mesinnya; unit ini tampil di halaman jenis itu.',
        en: 'Its type; the unit is shown on the page of that type.',
      },
    },
  }
}

function hire(): NamedGroupField {
  const { basis, minimum, ...others } = hireFields()
  return {
    name: 'hire',
    type: 'group',
    label: { id: 'Syarat sewa', en: 'Terms of hire' },
    admin: {
      condition: (data) => data.offer !== 'sale',
      description: {
        id: 'Tampil di bawah unitnya; yang kosong tidak tampil.',
        en: 'Shown below the unit; empty fields are not shown.',
      },
    },
    fields: [{ type: 'row', fields: [basis, minimum] }, ...Object.values(others)],
  }
}

function hireFields() {
  const term = (name: keyof HireTerms, label: Label, description: Label) =>
    localizedLine(name, { label, description, maxLength: 120 })
  return {
    basis: {
      ...term(
        'basis',
        { id: 'Dasar sewa', en: 'Basis' },
        {
          id: 'Misalnya per jam kerja; standby 70 %.',
          en: 'Example: per working hour; standby at 70 %.',
        },
      ),
      custom: { heading: { id: 'Dasar sewa', en: 'Hire basis' } },
    },
    minimum: {
      ...term(
        'minimum',
        { id: 'Minimum', en: 'Minimum' },
        { id: 'Misalnya 200 jam per bulan.', en: 'Example: 200 hours a month.' },
      ),
      custom: { heading: { id: 'Minimum sewa', en: 'Minimum hire' } },
    },
    operator: term(
      'operator',
      { id: 'Operator', en: 'Operator' },
      { id: 'Misalnya termasuk, dua giliran.', en: 'Example: included, two shifts.' },
    ),
    fuel: term(
      'fuel',
      { id: 'Bahan bakar', en: 'Fuel' },
      { id: 'Misalnya ditanggung penyewa.', en: 'Example: paid by the hirer.' },
    ),
    mobilisation: term(
      'mobilisation',
      { id: 'Mobilisasi', en: 'Mobilisation' },
      { id: 'Siapa mengangkut, dan dari mana.', en: 'Who transports it, and from where.' },
    ),
  } satisfies WireFields<HireTerms>
}

function pictures(): UploadField {
  return {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 8,
    label: { id: 'Gambar', en: 'Pictures' },
    admin: {
      description: {
        id: 'Teks alternatif setiap gambar tampil di bawahnya: tulis apa yang terlihat. Bila kosong, gambar jenis alatnya yang tampil.',
        en: 'The alternative text of each picture is shown below it: write what can be seen. When empty, a picture of its type is shown.',
      },
    },
  }
}

function word(name: string, label: Label): TextField {
  return { name, type: 'text', maxLength: 60, label, admin: { description: inItsRow } }
}

function quantity(name: string, label: Label, max: number): NumberField {
  return { name, type: 'number', min: 0, max, label, admin: { description: inItsRow } }
}

function wholeNumber(name: string, label: Label, [min, max]: Span): NumberField {
  return {
    ...{ name, type: 'number', min, max, label },
    admin: { step: 1, description: inItsRow },
    validate: (value: unknown, { req }) => {
      const isWhole = typeof value === 'number' && Number.isInteger(value)
      if (value === null || value === undefined || (isWhole && value >= min && value <= max))
        return true
      return sentenceFor(req, {
        id: `${label.id}: bilangan bulat dari ${min} sampai ${max}.`,
        en: `${label.en}: a whole number from ${min} to ${max}.`,
      })
    },
  }
}
