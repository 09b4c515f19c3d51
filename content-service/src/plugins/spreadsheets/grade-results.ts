import { getText } from './columns.ts'
import { type Change, showChange } from './compare-cells.ts'
import type { GradeRows, Part } from './grade-lines.ts'
import { isFirstInGroup, type Placed } from './place-lines.ts'
import type { RowResult } from './row-result.ts'
import type { LocalizedDocument, Table } from './table.ts'
import { getHeading, titled, type WriteFault } from './write-localized.ts'

/** A line with its changes and faults. */
export type CheckedLine = Placed & { changes: Change[]; rowFaults: RowResult['faults'] }

/** Assigns Payload's errors to the line concerned, or else to the first line with a change. */
export function assign(
  fault: WriteFault,
  grades: readonly GradeRows[],
  checked: readonly CheckedLine[],
  { columns }: Table,
  language: 'id' | 'en',
): void {
  const { path, message } = fault
  const [, gradeAt, rowAt, name] = /^grades\.(\d+)(?:\.rows\.(\d+))?\.(\w+)$/.exec(path) ?? []
  const grade = grades[Number(gradeAt)]
  const row = rowAt === undefined ? null : (grade?.rows[Number(rowAt)] ?? null)
  const field = `${row ? 'row' : 'grade'}.${name}`
  const ofField = columns.filter((column) => column.field === field)
  const heading = getHeading(fault, ofField, language)
  const match = checked.find((one) =>
    row ? one.row === row : one.grade !== null && one.grade === grade && isFirstInGroup(one),
  )
  if (match) match.rowFaults.push({ heading, message })
  else {
    const first = checked.find(({ changes }) => changes.length > 0)
    const place = grade ? [getName(grade.grade, 'name'), row && getName(row, 'parameter')] : []
    const text = [...place, heading].filter(Boolean).join(' · ')
    first?.rowFaults.push({ heading: text, message })
  }
}

export function getResults(
  checked: readonly CheckedLine[],
  product: LocalizedDocument,
  language: 'id' | 'en',
): RowResult[] {
  const wrong = checked.find(({ rowFaults }) => rowFaults.length > 0)
  return checked.map(({ changes, rowFaults, grade, isNew, line, row }) => {
    const isHeld = wrong && rowFaults.length === 0 && changes.length > 0
    const faults = isHeld
      ? [{ heading: '', message: sentences.held(wrong.line.row)[language] }]
      : rowFaults
    const outcome = changes.length === 0 ? 'same' : isNew ? 'new' : 'changed'
    const names = [
      titled(getText(product.id.name), product, language),
      grade && getName(grade.grade, 'name'),
      row && getName(row, 'parameter'),
    ]
    return {
      row: line.row,
      title: names.filter(Boolean).join(' · '),
      outcome: faults.length > 0 ? 'fault' : outcome,
      changes: changes.map((change) => showChange(change, language)),
      faults,
      updatedAt: product.id.updatedAt,
    }
  })
}

function getName(part: Part, name: string): string {
  return getText(part.id[name]) || getText(part.en[name])
}

const sentences = {
  held: (row: number) => ({
    id: `Tidak disimpan, karena baris ${row} dari produk ini salah.`,
    en: `Not saved, because row ${row} of this product is wrong.`,
  }),
}
