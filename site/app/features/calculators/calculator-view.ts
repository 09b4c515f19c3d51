import type { Reading } from './read-fields.ts'
import type { Step } from './worked.ts'

export type FieldGroup = { title: string; lead: string; fields: readonly Reading[] }

/** A figure that answers the visitor's question. */
export type Answer = { name: string; value: string; unit: string }

export type Table = {
  caption: string
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

/** What a calculator shows for an address. */
export type CalculatorView = {
  groups: FieldGroup[]
  /** The main results; empty while a field has an error. */
  answers: Answer[]
  tables: Table[]
  /** Explanations of the figures and their limits. */
  notices: string[]
  steps: Step[]
  /** The address of a request for all compared grades. */
  request?: string
}

export function fieldGroup(title: string, lead: string, fields: readonly Reading[]): FieldGroup {
  return { title, lead, fields }
}

/** Returns a view without results, used while a field has an error. */
export function unanswered(groups: FieldGroup[]): CalculatorView {
  return { groups, answers: [], tables: [], notices: [], steps: [] }
}

export function hasFault(groups: readonly FieldGroup[]): boolean {
  return groups.some(({ fields }) => fields.some(({ fault }) => fault !== null))
}
