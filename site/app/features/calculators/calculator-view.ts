import type { Reading } from './read-fields.ts'
import type { Step } from './worked.ts'

export type FieldGroup = { title: string; lead: string; fields: readonly Reading[] }

/** A figure that answers what the visitor asked. */
export type Answer = { name: string; value: string; unit: string }

export type Table = {
  caption: string
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

/** What a calculator shows of an address. */
export type CalculatorView = {
  groups: FieldGroup[]
  /** The most wanted figures; none while a field is faulty. */
  answers: Answer[]
  tables: Table[]
  /** What the figures mean, or must be seen with. */
  notices: string[]
  steps: Step[]
}

export function fieldGroup(title: string, lead: string, fields: readonly Reading[]): FieldGroup {
  return { title, lead, fields }
}

/** A view without results, while a field is faulty. */
export function unanswered(groups: FieldGroup[]): CalculatorView {
  return { groups, answers: [], tables: [], notices: [], steps: [] }
}

export function hasFault(groups: readonly FieldGroup[]): boolean {
  return groups.some(({ fields }) => fields.some(({ fault }) => fault !== null))
}
