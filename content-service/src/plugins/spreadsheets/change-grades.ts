import type { Locale } from '@niaga/contract/locale'
import { isFilled } from '../../collections/content/localized.ts'
import { kindFields } from '../../collections/sheets/validate-row.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getText } from './columns.ts'
import { getChanges } from './compare-cells.ts'
import { type GradeRows, getGrades, getLine, type Part, valueFields } from './grade-lines.ts'
import { assign, type CheckedLine, getResults } from './grade-results.ts'
import { getColumn, isFirstInGroup, type Placed, placeLines } from './place-lines.ts'
import { type Both, type ChangeRows, type Column, getKey, mapLocales, type Table } from './table.ts'
import { findLocalized, writeLocalized } from './write-both.ts'

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
  for (const one of compared) checkOnce(one, table, language)
  const changed = compared.filter(({ changes }) => changes.length > 0)
  if (changed.length > 0 && compared.every(({ found }) => found.length === 0)) {
    const data = getData(product, grades, changed)
    const updatedAt = lines.find((line) => line.updatedAt !== undefined)?.updatedAt
    const faults = await writeLocalized(req, table, { stored: product, data, updatedAt, isDryRun })
    for (const fault of faults) assign(fault, grades, compared, table, language)
  }
  return getResults(compared, product, language)
}

function compare(placed: Placed, product: Both, { columns }: Table): CheckedLine {
  const { grade, row, line, isNewGrade, isNewRow } = placed
  if (!grade) return { ...placed, changes: [], found: [] }
  const isFirst = isFirstInGroup(placed)
  const own = isFirst ? columns : columns.filter(({ isOnce }) => !isOnce)
  const stored = getLine(product, isNewGrade ? null : grade.grade, isNewRow ? null : row, isFirst)
  return { ...placed, changes: getChanges(own, line, stored), found: [] }
}

/** Writes the cells into the grade and its row. */
function apply(judged: CheckedLine, { columns }: Table, language: 'id' | 'en'): void {
  const { changes, faults, found, grade, isNewRow, row } = judged
  for (const { key, message } of faults) {
    const heading = getColumn(columns, key)?.heading[language] ?? ''
    found.push({ heading, message: message[language] })
  }
  for (const { column, meaning } of changes) {
    const [part, name = ''] = column.field.split('.')
    const target = part === 'grade' ? grade?.grade : row
    if (!('value' in meaning)) {
      found.push({ heading: column.heading[language], message: meaning.fault[language] })
    } else if (target) {
      target[column.locale] = { ...target[column.locale], [name]: meaning.value }
    }
  }
  const isValue = ({ field }: Column) => valueFields.some((name) => field === `row.${name}`)
  if (!row || !(isNewRow || changes.some(({ column }) => isValue(column)))) return
  const kind = getKind(row)
  if (kind) row.id.kind = kind
  else {
    const heading = getColumn(columns, 'row.exact.id')?.heading[language] ?? ''
    found.push({ heading, message: sentences.oneKind[language] })
  }
}

function getKind(row: Part): string | null {
  const isGiven = (name: string) =>
    isFilled(getText(row.id[name])) ||
    (name === 'text' && Object.values(row).some((texts) => isFilled(getText(texts[name]))))
  const kinds = Object.entries(kindFields).filter(([, names]) => names.some(isGiven))
  return kinds.length === 1 ? (kinds[0]?.[0] ?? null) : null
}

/** A grade's single values are changed in its first line; other lines may repeat them. */
function checkOnce(judged: CheckedLine, { columns }: Table, language: 'id' | 'en'): void {
  const { grade, line, found } = judged
  if (!grade || isFirstInGroup(judged)) return
  for (const column of columns.filter(({ isOnce }) => isOnce)) {
    const cell = line.cells[getKey(column)] ?? ''
    const [, name = ''] = column.field.split('.')
    if (cell !== '' && cell !== getText(grade.grade[column.locale]?.[name]).trim()) {
      found.push({ heading: column.heading[language], message: sentences.once[language] })
    }
  }
}

/** Returns all grades of the product: Payload would remove missing ones. */
function getData(product: Both, grades: GradeRows[], changed: readonly CheckedLine[]) {
  const changesIn = (locale: Locale) =>
    changed.some(({ changes }) => changes.some(({ column }) => column.locale === locale))
  const inLanguage = (locale: Locale) => ({
    grades: grades.map(({ grade, rows }) => ({
      ...localizedPart(grade, ['name', 'use', 'note'], locale),
      rows: rows.map((row) => localizedPart(row, ['parameter', 'unit', 'text'], locale)),
    })),
  })
  return mapLocales(product, (_, locale) => (changesIn(locale) ? inLanguage(locale) : {}))
}

function localizedPart(part: Part, names: readonly string[], locale: Locale) {
  const texts = names.map((name) => [name, part[locale]?.[name] ?? null])
  return { ...part.id, ...Object.fromEntries(texts) }
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
