import { readFigure } from '@niaga/contract/read-figure'
import { typedFigure } from '../../i18n/typed-figure.ts'
import { m } from '../../paraglide/messages.js'
import type { ChoiceField, Field, NumberField } from './field.ts'
import { figure } from './figures.ts'
import { sentMark, typedForm } from './query-names.ts'

/** A field with its value from the address. */
export type NumberReading = {
  field: NumberField
  typed: string
  /** `null` if missing or unusable. */
  value: number | null
  /** How the text was understood, if that differs from the text typed; otherwise `''`. */
  understood: string
  /** The error as text. */
  fault: string | null
}

export type ChoiceReading<Value extends string = string> = {
  field: ChoiceField<Value>
  typed: Value
  understood: ''
  fault: string | null
}

export type Reading = NumberReading | ChoiceReading

export type Readings<Fields extends Readonly<Record<string, Field>>> = {
  [Key in keyof Fields]: Fields[Key] extends ChoiceField<infer Value>
    ? ChoiceReading<Value>
    : NumberReading
}

/**
 * Reads a calculator's fields from an address. Unless a form was submitted, missing fields have their typical value: a
 * link may give only some of them.
 */
export function readFields<Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
  search: URLSearchParams,
): Readings<Fields> {
  const isSent = search.get(sentMark) === '1'
  const readings = Object.entries(fields).map(([key, field]) => [
    key,
    field.kind === 'choice' ? readChoice(field, search) : readOne(field, search, isSent),
  ])
  // Each key has the reading of its own field type.
  return Object.fromEntries(readings) as Readings<Fields>
}

/** Reads a choice from an address; any unknown word selects the first option. */
export function readChoice<Value extends string>(
  field: ChoiceField<Value>,
  search: URLSearchParams,
): ChoiceReading<Value> {
  const parameter = search.get(field.name)
  const [first] = field.options
  const option = field.options.find(({ value }) => value === parameter) ?? first
  if (!option) throw new Error(`${field.name} has no options`)
  return { field, typed: option.value, understood: '', fault: null }
}

function readOne(field: NumberField, search: URLSearchParams, isSent: boolean): NumberReading {
  const parameter = search.get(field.name) ?? ''
  const input = typedForm.test(parameter) ? parameter.trim() : ''
  if (input === '') {
    if (!isSent && field.typical !== null) {
      return {
        field,
        typed: typedFigure(field.typical),
        value: Number(field.typical),
        understood: '',
        fault: null,
      }
    }
    const fault = field.isNeeded ? m.calc_missing({ field: field.label }) : null
    return { field, typed: '', value: null, understood: '', fault }
  }
  // Numbers in a link have decimal points.
  const reading = !isSent && /^\d+\.\d+$/.test(input) ? { value: input } : readTyped(input, field)
  const faulty = (fault: string) => ({ field, typed: input, value: null, understood: '', fault })
  const { label, least, most, unit } = field
  const values =
    'ambiguous' in reading ? reading.ambiguous : 'value' in reading ? [reading.value] : []
  if (values.length === 0) return faulty(m.calc_not_a_number({ field: label }))
  if (!values.some((one) => least <= Number(one) && Number(one) <= most)) {
    const end = [figure(most), unit].filter(Boolean).join('\u00a0')
    return faulty(m.calc_range({ field: label, least: figure(least), most: end }))
  }
  const [one = '', other] = values.map(typedFigure)
  if (other !== undefined)
    return faulty(m.calc_ambiguous({ field: label, typed: input, one, other }))
  const value = Number(values[0])
  if (field.isWhole && !Number.isInteger(value)) return faulty(m.calc_whole({ field: label }))
  // Values that script writes into the address have decimal points in both languages, too.
  const typed = values[0] === input ? one : input
  return { field, typed, value, understood: typed === one ? '' : one, fault: null }
}

/** The limits of a field decide between two possible readings. */
export function readTyped(typed: string, { least, most, unit }: NumberField) {
  return readFigure(typed, { span: [least, most], unit })
}

/** Returns the values of fields for numbers. */
export function getValues<Key extends string>(readings: Readonly<Record<Key, NumberReading>>) {
  const values = Object.entries<NumberReading>(readings).map(([key, { value }]) => [key, value])
  // Each key has the value of its own field.
  return Object.fromEntries(values) as Record<Key, number | null>
}

/** Marks a value that contradicts the others. */
export function withFault(reading: NumberReading, fault: string): NumberReading {
  return { ...reading, value: null, fault }
}
