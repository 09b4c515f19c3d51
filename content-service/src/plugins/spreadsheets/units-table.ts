import type { PayloadRequest } from 'payload'
import { unitFields } from '../../collections/units/units.ts'
import { sortOrder } from '../../platform/admin/fields.ts'
import { choiceColumn, columnsFor, getText } from './columns.ts'
import type { Column, Table } from './table.ts'

/** The machines for sale or hire; their pictures are chosen in the form. */
export const unitsTable: Table = {
  name: 'units',
  collection: 'units',
  label: { id: 'Unit jual dan sewa', en: 'Units for sale and hire' },
  noNewRows: null,
  columnsNow: async (req) => [await toolColumn(req)],
  columns: columnsFor({ ...unitFields(), sortOrder: sortOrder() }),
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
  const names = tools.map(({ id, name }) => {
    const isShared = tools.some((other) => other.id !== id && other.name === name)
    const text = isShared ? `${name} (${id})` : name
    const englishName = getText(english.find((one) => one.id === id)?.name)
    return [id, { id: text, en: isShared || englishName === '' ? text : englishName }] as const
  })
  const heading = { id: 'Alat berat', en: 'Equipment' }
  const column = choiceColumn({ field: 'tool', heading, choices: Object.fromEntries(names) })
  return {
    ...column,
    parseCell: (cell) => {
      const meaning = column.parseCell(cell)
      return 'value' in meaning ? { value: Number(meaning.value) } : meaning
    },
  }
}
