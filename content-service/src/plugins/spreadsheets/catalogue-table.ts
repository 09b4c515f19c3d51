import { baseLocales } from '@niaga/contract/locale'
import { windowRow } from '../../collections/terms/terms-field.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { columnsFor, inLanguage, localizedColumns, numberColumn, textColumn } from './columns.ts'
import { type Column, getField, type ParsedCell, type Stored, type Table } from './table.ts'

/** The table of products or machines. The specification sheet is chosen in the form: its name alone does not identify it. */
export function catalogueTable(collection: 'products' | 'tools', label: Label): Table {
  return {
    name: collection,
    collection,
    label,
    noNewRows: null,
    columns: [
      ...localizedColumns({ field: 'name', heading: { id: 'Nama', en: 'Name' } }),
      ...localizedColumns({
        field: 'description',
        heading: { id: 'Keterangan', en: 'Description' },
      }),
      ...baseLocales.map((locale) => inLanguage(featuresColumn, locale)),
      ...baseLocales.map(windowsColumn),
      numberColumn({ field: 'sortOrder', heading: { id: 'Urutan', en: 'Order' } }),
    ],
  }
}

const separator = ' = '

/** The typed table: a line for each row, `Kadar abu = 5–12 %`. An item with a sheet has no typed table. */
const features = rowsColumn('features', { id: 'Tabel spesifikasi', en: 'Specification table' }, [
  textColumn({ field: 'title', heading: { id: 'Parameter', en: 'Parameter' } }),
  textColumn({ field: 'description', heading: { id: 'Nilai', en: 'Value' } }),
])

const featuresColumn: Column = {
  ...features,
  getCell: (document) => (document.sheet ? '' : features.getCell(document)),
  lacks: ({ sheet }) =>
    sheet
      ? {
          id: 'Angkanya dari lembar spesifikasi. Ubah di lembarnya.',
          en: 'Its figures come from its specification sheet. Change them there.',
        }
      : null,
}

/** The loading windows: `2027-01-05 = 2027-01-14 = 50000 = Energi 5000 = Muara = 2026-12-20`; in other languages the place. */
function windowsColumn(locale: 'id' | 'en'): Column {
  const { port, from, to, tonnes, grade, as_of } = windowRow()
  const parts = columnsFor(locale === 'id' ? { from, to, tonnes, grade, port, as_of } : { port })
  const heading = { id: 'Jadwal muat', en: 'Loading windows' }
  const shown = parts.filter((part) => part.locale === 'id').map(withDash)
  return inLanguage(rowsColumn('terms.windows', heading, shown), locale)
}

/** Shows an empty part as a dash. */
function withDash(part: Column): Column {
  return {
    ...part,
    getCell: (row) => part.getCell(row) || '–',
    parseCell: (cell) => part.parseCell(/^[-–]$/.test(cell) ? '' : cell),
  }
}

/** A list with a line for each row, with its parts in order; only the last part may contain the separator. */
function rowsColumn(field: string, heading: Label, parts: readonly Column[]): Column {
  const getLine = (row: Stored) => parts.map((part) => inOneLine(part.getCell(row))).join(separator)
  return {
    ...{ field, heading, locale: 'id', isList: true },
    getCell: (document) => getRows(document, field).map(getLine).join('\n'),
    parseCell: (cell) => {
      const rows = cell
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => readLine(line, parts))
      const fault = rows.find((row) => 'fault' in row)
      return fault ?? { value: rows.map((row) => 'value' in row && row.value) }
    },
  }
}

function readLine(line: string, parts: readonly Column[]): ParsedCell {
  const texts = line.split(separator)
  if (texts.length < parts.length) {
    const form = (language: 'id' | 'en') =>
      parts.map(({ heading }) => heading[language]).join(separator)
    const shown = line.slice(0, 60)
    return {
      fault: {
        id: `Baris “${shown}” tidak lengkap. Tulis: ${form('id')}`,
        en: `The line “${shown}” is not complete. Write: ${form('en')}`,
      },
    }
  }
  const last = texts.splice(parts.length - 1).join(separator)
  const row: Record<string, unknown> = {}
  for (const [at, part] of parts.entries()) {
    const meaning = part.parseCell((texts[at] ?? last).trim())
    if (!('value' in meaning)) return meaning
    row[part.field] = meaning.value
  }
  return { value: row }
}

function getRows(document: Stored, field: string): Stored[] {
  const rows = getField(document, field)
  return Array.isArray(rows) ? rows : []
}

function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
