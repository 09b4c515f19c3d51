import type { Field } from './field.ts'
import type { Reading } from './read-fields.ts'
import type { Step } from './worked.ts'

/** A field as the form shows it. */
export type FieldView = { field: Field; typed: string; understood: string; fault: string | null }

export type FieldGroup = { title: string; lead: string; fields: FieldView[] }

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

/** A group of the form; fields that came without a fault of their own have that of the readings. */
export function fieldGroup(title: string, lead: string, readings: readonly Reading[]): FieldGroup {
  return {
    title,
    lead,
    fields: readings.map(({ field, typed, understood, fault }) => ({
      field,
      typed,
      understood,
      fault,
    })),
  }
}

/** A view without results, while a field is faulty. */
export function unanswered(groups: FieldGroup[]): CalculatorView {
  return { groups, answers: [], tables: [], notices: [], steps: [] }
}

export function hasFault(groups: readonly FieldGroup[]): boolean {
  return groups.some(({ fields }) => fields.some(({ fault }) => fault !== null))
}
