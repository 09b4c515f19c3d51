import { decimalSign } from '../../i18n/typed-figure.ts'
import { figure } from './figures.ts'

/** Names of the quantities in a formula, with their values; a text is shown unchanged. */
export type Tokens = Readonly<Record<string, readonly [word: string, value: number | string]>>

/** One step of a calculation that a reader can check. */
export type Step = {
  name: string
  /** `GAR = ADB × (100 − TM) ÷ (100 − IM)` */
  formula: string
  /** `5490 × (100 − 28) ÷ (100 − 14)` */
  inserted: string
  /** The result with its unit. */
  result: string
  /** The standard or other source of the formula; `''` for plain arithmetic. */
  source: string
}

type Worked = {
  name: string
  /** The result of the formula, if its name is another. */
  target?: string
  /** The formula with quantities in braces: `{adb} × (100 − {tm}) ÷ (100 − {im})`; a point is a decimal sign. */
  template: string
  tokens: Tokens
  result: string
  source?: string
}

/** Creates a step from the template of its formula. */
export function step({ name, target = name, template, tokens, result, source = '' }: Worked): Step {
  const localized = template.replaceAll('.', decimalSign())
  const filled = (part: 0 | 1) =>
    localized.replace(/\{(\w{1,20})\}/g, (_, token: string) => shownToken(tokens[token]?.[part]))
  return { name, formula: `${target} = ${filled(0)}`, inserted: filled(1), result, source }
}

function shownToken(value: number | string | undefined): string {
  return typeof value === 'number' ? figure(value) : (value ?? '')
}

/** Appends a unit to a figure with a space that does not break. */
export function withUnit(value: string, unit: string): string {
  return unit === '' ? value : `${value}\u00a0${unit}`
}
