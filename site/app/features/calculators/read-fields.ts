import { m } from '../../paraglide/messages.js'
import type { ChoiceField, Field, NumberField } from './field.ts'
import { figure, typedFigure } from './figures.ts'
import { sentMark, typedForm } from './query-names.ts'
import { type NumberFault, readNumber } from './read-number.ts'

/** A field with what the address says of it. */
export type NumberReading = {
  field: NumberField
  typed: string
  /** `null` for none, and for one that cannot be used. */
  value: number | null
  /** What is wrong with it, in words. */
  fault: string | null
}

export type ChoiceReading<Value extends string = string> = {
  field: ChoiceField<Value>
  typed: Value
  fault: null
}

export type Reading = NumberReading | ChoiceReading

export type Readings<Fields extends Readonly<Record<string, Field>>> = {
  [Key in keyof Fields]: Fields[Key] extends ChoiceField<infer Value>
    ? ChoiceReading<Value>
    : NumberReading
}

/**
 * The fields of a calculator as an address fills them. Unless a form was sent, what it leaves out is typical: a link may
 * name some figures only.
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
  // Each key has the reading of its own kind of field.
  return Object.fromEntries(readings) as Readings<Fields>
}

/** The choice of an address: the first option for any other word. */
export function readChoice<Value extends string>(
  field: ChoiceField<Value>,
  search: URLSearchParams,
): ChoiceReading<Value> {
  const asked = search.get(field.name)
  const [first] = field.options
  const chosen = field.options.find(({ value }) => value === asked) ?? first
  if (!chosen) throw new Error(`${field.name} has no options`)
  return { field, typed: chosen.value, fault: null }
}

function readOne(field: NumberField, search: URLSearchParams, isSent: boolean): NumberReading {
  const asked = search.get(field.name) ?? ''
  const given = typedForm.test(asked) ? asked.trim() : ''
  if (given === '') {
    if (!isSent && field.typical !== null) {
      return {
        field,
        typed: typedFigure(field.typical),
        value: Number(field.typical),
        fault: null,
      }
    }
    const fault = field.isNeeded ? m.calc_missing({ field: field.label }) : null
    return { field, typed: '', value: null, fault }
  }
  const { value, fault } = readNumber(given, field)
  if (fault !== null) return { field, typed: given, value: null, fault: faultText(field, fault) }
  if (field.isWhole && !Number.isInteger(value)) {
    return { field, typed: given, value: null, fault: m.calc_whole({ field: field.label }) }
  }
  // A link has decimal points in both languages.
  return { field, typed: isSent ? given : typedFigure(String(value)), value, fault: null }
}

function faultText({ label, least, most, unit }: NumberField, fault: NumberFault): string {
  const texts = {
    not_a_number: () => m.calc_not_a_number({ field: label }),
    thousands: () => m.calc_thousands({ field: label }),
    range: () =>
      m.calc_range({
        field: label,
        least: figure(least),
        most: [figure(most), unit].filter(Boolean).join('\u00a0'),
      }),
  }
  return texts[fault]()
}

/** Marks a figure that cannot be true beside the others. */
export function withFault(reading: NumberReading, fault: string): NumberReading {
  return { ...reading, value: null, fault }
}
