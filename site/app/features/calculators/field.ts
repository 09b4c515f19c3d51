/** What a calculator asks for, with its texts in the language of the page. */
export type NumberField = {
  kind: 'number'
  /** Its name in an address, the same in every language. */
  name: string
  label: string
  /** `''` for a mere number. */
  unit: string
  least: number
  most: number
  /** With a decimal point; `null` for what has none. */
  typical: string | null
  /** Whether nothing can be worked out without it. */
  isNeeded: boolean
  isWhole: boolean
}

export type Option = { value: string; text: string }

/** One of several; the first unless the address says another. */
export type ChoiceField<Value extends string = string> = {
  kind: 'choice'
  name: string
  label: string
  options: readonly (Option & { value: Value })[]
}

export type Field = NumberField | ChoiceField

type NumberOptions = Partial<Pick<NumberField, 'unit' | 'typical' | 'isNeeded' | 'isWhole'>>

/** A number between two others, inclusive. */
export function numberField(
  name: string,
  label: string,
  [least, most]: readonly [least: number, most: number],
  { unit = '', typical = null, isNeeded = true, isWhole = false }: NumberOptions = {},
): NumberField {
  return { kind: 'number', name, label, unit, least, most, typical, isNeeded, isWhole }
}

export function choiceField<Value extends string>(
  name: string,
  label: string,
  options: readonly (Option & { value: Value })[],
): ChoiceField<Value> {
  return { kind: 'choice', name, label, options }
}
