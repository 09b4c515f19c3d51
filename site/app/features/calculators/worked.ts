import { decimalSign } from '../../i18n/typed-figure.ts'
import { figure } from './figures.ts'

/** What a formula calls a quantity, and its value; text is shown as it is. */
export type Tokens = Readonly<Record<string, readonly [word: string, value: number | string]>>

/** One step of a calculation, as a reader can check it. */
export type Step = {
  name: string
  /** `GAR = ADB × (100 − TM) ÷ (100 − IM)` */
  formula: string
  /** `5490 × (100 − 28) ÷ (100 − 14)` */
  inserted: string
  /** With its unit. */
  result: string
  /** The standard, or what else the formula is from; `''` for plain arithmetic. */
  source: string
}

type Worked = {
  name: string
  /** What the formula gives. */
  target: string
  /** Of words, with quantities in braces: `{adb} × (100 − {tm}) ÷ (100 − {im})`; a point is a decimal sign. */
  template: string
  tokens: Tokens
  result: string
  source?: string
}

/** A step from a template of its formula. */
export function step({ name, target, template, tokens, result, source = '' }: Worked): Step {
  const localised = template.replaceAll('.', decimalSign())
  const filled = (part: 0 | 1) =>
    localised.replace(/\{(\w{1,20})\}/g, (_, token: string) => shownToken(tokens[token]?.[part]))
  return { name, formula: `${target} = ${filled(0)}`, inserted: filled(1), result, source }
}

function shownToken(value: number | string | undefined): string {
  return typeof value === 'number' ? figure(value) : (value ?? '')
}

/** A figure with its unit, which never stands alone on a line. */
export function withUnit(value: string, unit: string): string {
  return unit === '' ? value : `${value}\u00a0${unit}`
}
