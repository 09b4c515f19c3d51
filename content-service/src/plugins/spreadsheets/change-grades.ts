import type { Locale } from '@niaga/contract/locale'
import { isFilled } from '../../collections/content/localized.ts'
import { kindFields } from '../../collections/sheets/validate-row.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getText } from './columns.ts'
import { getChanges } from './compare-cells.ts'
import { type GradeRows, getGrades, getLine, type Part } from './grade-lines.ts'
import { assign, type CheckedLine, getResults } from './grade-results.ts'
import { isFirstInGroup, keys, type Placed, placeLines } from './place-lines.ts'
import {
  type ChangeRows,
  type Column,
  getKey,
  type LocalizedDocument,
  mapLocales,
  type Table,
} from './table.ts'
import { findLocalized, writeLocalized } from './write-localized.ts'

/** Changes the grades of a product by the lines of a file, all or none. Rows without a line stay. */
export const changeGrades: ChangeRows = async (req, table, lines, isDryRun) => {
  const language = adminLanguage(req.i18n.language)
  const id = lines[0]?.id ?? null
  const product = id === null ? null : await findLocalized(req, table, id)
  if (!product) {
    const message = (id === null && table.noNewRows) || sentences.unknown
    return lines.map(({ row }) => ({
      ...{ row, title: '', outcome: 'fault', changes: [] },
      faults: [{ heading: 'ID', message: message[language] }],
    }))
  }
  const grades = getGrades(product)
  const placed = placeLines(grades, lines)
  const compared = placed.map((one) => compare(one, product, table))
  for (const one of compared) apply(one, table, language)
  for (const one of compared) removeRepeated(one, language)
  const changed = compared.filter(({ changes }) => changes.length > 0)
  const illegible = compared.flatMap((line) =>
    line.rowFaults.length > 0 ? { line, faults: [...line.rowFaults] } : [],
  )
  if (changed.length > 0 && (isDryRun || illegible.length === 0)) {
    const data = getData(product, grades, changed, table)
    const updatedAt = lines.find((line) => line.updatedAt !== undefined)?.updatedAt
    const faults = await writeLocalized(req, table, { stored: product, data, updatedAt, isDryRun })
    for (const fault of faults) assign(fault, grades, compared, table, language)
    // Payload has validated an illegible line without its cell.
    for (const { line, faults } of illegible) line.rowFaults = faults
  }
  return getResults(compared, product, language)
}

function compare(placed: Placed, product: LocalizedDocument, { columns }: Table): CheckedLine {
  const { grade, row, line } = placed
  if (!grade) return { ...placed, changes: [], rowFaults: [] }
  const stored = getLine(product, grade.grade, row, isFirstInGroup(placed))
  return { ...placed, changes: getChanges(columns, line, stored), rowFaults: [] }
}

/** Whether a line may only repeat the value: it is changed in the grade's first line. */
function isRepeated(placed: Placed, column: Column): boolean {
  const isOnce = column.field.startsWith('grade.') && getKey(column) !== keys.name
  return isOnce && !isFirstInGroup(placed)
}

/** Writes the cells into the grade and its row. */
function apply(checked: CheckedLine, { columns }: Table, language: 'id' | 'en'): void {
  const { changes, faults, rowFaults, grade, isNew, row } = checked
  const report = (key: string, message: Label) => {
    const heading = columns.find((column) => getKey(column) === key)?.heading[language] ?? ''
    rowFaults.push({ heading, message: message[language] })
  }
  for (const { key, message } of faults) report(key, message)
  for (const { column, meaning } of changes) {
    const [part, name = ''] = column.field.split('.')
    const target = part === 'grade' ? grade?.grade : row
    if (!('value' in meaning)) report(getKey(column), meaning.fault)
    else if (target && !isRepeated(checked, column)) {
      target[column.locale] = { ...target[column.locale], [name]: meaning.value }
    }
  }
  const valueFields = Object.values(kindFields).flat()
  const isValue = ({ field }: Column) => valueFields.some((name) => field === `row.${name}`)
  if (!row || !(isNew || changes.some(({ column }) => isValue(column)))) return
  const kind = getKind(row)
  if (kind) row.id.kind = kind
  else report('row.exact.id', sentences.oneKind)
}

function getKind(row: Part): string | null {
  const isGiven = (name: string) =>
    isFilled(getText(row.id[name])) ||
    (name === 'text' && Object.values(row).some((texts) => isFilled(getText(texts[name]))))
  const kinds = Object.entries(kindFields).filter(([, names]) => names.some(isGiven))
  return kinds.length === 1 ? (kinds[0]?.[0] ?? null) : null
}

/** Removes repeated values, which must equal the grade's. */
function removeRepeated(checked: CheckedLine, language: 'id' | 'en'): void {
  const { changes, rowFaults, grade } = checked
  checked.changes = changes.filter(({ column }) => !isRepeated(checked, column))
  for (const { column, to } of changes.filter((change) => !checked.changes.includes(change))) {
    const [, name = ''] = column.field.split('.')
    if (to !== getText(grade?.grade[column.locale]?.[name]).trim()) {
      rowFaults.push({ heading: column.heading[language], message: sentences.once[language] })
    }
  }
}

/** Returns all grades of the product: Payload would remove missing ones. */
function getData(
  product: LocalizedDocument,
  grades: GradeRows[],
  changed: readonly CheckedLine[],
  { columns }: Table,
) {
  const changesIn = (locale: Locale) =>
    changed.some(({ changes }) => changes.some(({ column }) => column.locale === locale))
  const withTexts = (part: Part, kind: string, locale: Locale) => {
    const names = columns
      .filter((column) => column.translated && column.locale === locale)
      .flatMap(({ field }) => (field.startsWith(kind) ? [field.slice(kind.length)] : []))
    const texts = names.map((name) => [name, part[locale]?.[name] ?? null])
    return { ...part.id, ...Object.fromEntries(texts) }
  }
  return mapLocales(product, (_, locale) =>
    changesIn(locale)
      ? {
          grades: grades.map(({ grade, rows }) => ({
            ...withTexts(grade, 'grade.', locale),
            rows: rows.map((row) => withTexts(row, 'row.', locale)),
          })),
        }
      : {},
  )
}

const sentences = {
  unknown: {
    id: 'Tidak ada produk dengan ID ini.',
    en: 'There is no product with this ID.',
  },
  oneKind: {
    id: 'Isi satu bentuk nilai: Dari dan Sampai, Nilai, Di bawah, Di atas, atau Teks.',
    en: 'Fill in one kind of value: From and To, Value, Under, Over, or Text.',
  },
  once: {
    id: 'Ubah ini di baris pertama mutunya.',
    en: 'Change this in the first row of its grade.',
  },
}
