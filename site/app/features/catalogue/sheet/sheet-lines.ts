import type { DrawnMachine } from '@niaga/contract/images'
import type { Locale } from '@niaga/contract/locale'
import type { Material } from './sheet-looks.ts'

/** The position of a value in its parameter's market range, from 0 to 100; a single value has no width. */
export type RangeBar = { start: number; width: number; from: string; to: string }

/** A row of a sheet in one language; missing texts are `''`. */
export type SheetLine = {
  parameter: string
  measure: string
  unit: string
  value: string
  /** Basis of the figure and standard of measurement, if the sheet gives them. */
  basis: string
  bar: RangeBar | null
  /** Whether the figure is the common range of its class, because the specification gives no figure. */
  isOurs: boolean
}

export type SheetView = {
  name: string
  material: Material
  picture: string
  /** Shown instead of the picture, if not `null`. */
  drawing: DrawnMachine | null
  alt: string
  /** Credit of the picture. */
  credit?: string | undefined
  /** Number, revision and date, as far as known. */
  facts: string[]
  /** When it was last changed, in ISO 8601, if the host states it. */
  changedAt: string | undefined
  description: string
  lines: SheetLine[]
  uses: string[]
}

export type SheetCard = Pick<SheetView, 'name' | 'material' | 'picture' | 'lines'> & {
  path: string
  /** Language of the lines; the name is in the visitor's language. */
  language: Locale
}
