/** A number entered in a calculator, with its texts in the language of the page. */
export type NumberField = {
  kind: 'number'
  /** The field's name in an address, the same in every language. */
  name: string
  label: string
  /** `''` for a number without a unit. */
  unit: string
  least: number
  most: number
  /** Typical value with a decimal point; `null` if there is no typical value. */
  typical: string | null
  /** Whether no result can be calculated without this field. */
  isNeeded: boolean
  isWhole: boolean
}

export type Option = { value: string; text: string }

/** A choice of options; the first applies unless the address gives another. */
export type ChoiceField<Value extends string = string> = {
  kind: 'choice'
  name: string
  label: string
  options: readonly (Option & { value: Value })[]
}

export type Field = NumberField | ChoiceField

type NumberOptions = Partial<Pick<NumberField, 'unit' | 'typical' | 'isNeeded' | 'isWhole'>>

/** Returns a field for a number within inclusive limits. */
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
