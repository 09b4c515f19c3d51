import type { Locale } from '@niaga/contract/locale'

export type Localised = Record<Locale, string>

/** A text in both languages, or one that is published in Indonesian only. */
export type SheetText = Localised | string

/** A figure, digit for digit as it is written, with a decimal point. */
export type Figure = `${number}`

export type SheetValue =
  | { from: Figure; to: Figure }
  | { under: Figure }
  | { exact: Figure }
  | { text: SheetText }

export type SheetRow = {
  parameter: SheetText
  /** What is measured, if the parameter is a type of machine. */
  measure?: SheetText
  /** `null` for what is not measured, such as a colour or a shape. */
  unit: string | null
  value: SheetValue
  /** The parameter's usual range in the trade, on which the value is drawn; none if it would say nothing. */
  scale?: { from: Figure; to: Figure }
  /**
   * Whether the specification gives the value, or it is ours: the common range of a class, which no maker vouches for.
   */
  source: 'specification' | 'ours'
}

/** The accent of a material's page. */
export type Material = 'coal' | 'silica' | 'gold' | 'quartz' | 'zircon' | 'tin' | 'equipment'

/** A specification sheet: everything its page shows. */
export type Sheet = {
  name: Localised
  material: Material
  /** The file under `public/pictures`. */
  picture: string
  /** What the picture shows. */
  alt: SheetText
  description: SheetText
  rows: readonly SheetRow[]
  uses: readonly SheetText[]
}
