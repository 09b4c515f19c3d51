import type { Span } from '@niaga/contract/read-figure'
import type { PayloadRequest } from 'payload'
import { offers, states } from '../../collections/units/unit-labels.ts'
import { hoursSpan, yearSpan } from '../../collections/units/units.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { choiceColumn, getText, localizedColumns, numberColumn, textColumn } from './columns.ts'
import type { Column, Table } from './table.ts'

/** The machines for sale or hire; their pictures are chosen in the form. */
export const unitsTable: Table = {
  name: 'units',
  collection: 'units',
  label: { id: 'Unit jual dan sewa', en: 'Units for sale and hire' },
  noNewRows: null,
  columnsNow: async (req) => [await toolColumn(req)],
  columns: [
    ...localizedColumns({ field: 'name', heading: { id: 'Nama', en: 'Name' } }),
    choiceColumn({ field: 'offer', heading: { id: 'Penawaran', en: 'Offer' }, choices: offers }),
    choiceColumn({
      field: 'state',
      heading: { id: 'Ketersediaan', en: 'Availability' },
      choices: states,
    }),
    textColumn({ field: 'maker', heading: { id: 'Merek', en: 'Maker' } }),
    textColumn({ field: 'model', heading: { id: 'Model', en: 'Model' } }),
    number('year', { id: 'Tahun pembuatan', en: 'Year of make' }, yearSpan),
    number('hours', { id: 'Jam kerja', en: 'Working hours' }, hoursSpan),
    ...localizedColumns({ field: 'location', heading: { id: 'Tempat', en: 'Place' } }),
    ...localizedColumns({ field: 'priceText', heading: { id: 'Harga', en: 'Price' } }),
    ...localizedColumns({
      field: 'hire.basis',
      heading: { id: 'Dasar sewa', en: 'Basis of hire' },
    }),
    ...localizedColumns({
      field: 'hire.minimum',
      heading: { id: 'Minimum sewa', en: 'Minimum hire' },
    }),
    ...localizedColumns({ field: 'hire.operator', heading: { id: 'Operator', en: 'Operator' } }),
    ...localizedColumns({ field: 'hire.fuel', heading: { id: 'Bahan bakar', en: 'Fuel' } }),
    ...localizedColumns({
      field: 'hire.mobilisation',
      heading: { id: 'Mobilisasi', en: 'Mobilisation' },
    }),
    numberColumn({ field: 'sortOrder', heading: { id: 'Urutan', en: 'Order' } }),
  ],
}

function number(field: string, heading: Label, span: Span): Column {
  return numberColumn({ field, heading, isOptional: true, span })
}

/** The maximum number of machine kinds with names; further ones are written as IDs. */
const maxTools = 500

/** A column with the kind of a unit, by name. */
async function toolColumn(req: PayloadRequest): Promise<Column> {
  const query = { collection: 'tools', req, depth: 0, limit: maxTools, sort: 'sortOrder' } as const
  const namesIn = async (locale: 'id' | 'en') => {
    const options = { ...query, locale, select: { name: true }, overrideAccess: false } as const
    return (await req.payload.find(options)).docs
  }
  const [tools, english] = [await namesIn('id'), await namesIn('en')]
  const named = tools.map(({ id, name }) => {
    const isShared = tools.some((other) => other.id !== id && other.name === name)
    const text = isShared ? `${name} (${id})` : name
    const own = getText(english.find((one) => one.id === id)?.name)
    return [id, { id: text, en: isShared || own === '' ? text : own }] as const
  })
  const heading = { id: 'Alat berat', en: 'Equipment' }
  const column = choiceColumn({ field: 'tool', heading, choices: Object.fromEntries(named) })
  return {
    ...column,
    parseCell: (cell) => {
      const meaning = column.parseCell(cell)
      return 'value' in meaning ? { value: Number(meaning.value) } : meaning
    },
  }
}
