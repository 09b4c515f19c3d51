import type { DrawnMachine } from '@niaga/contract/images'
import type { Locale } from '@niaga/contract/locale'
import type { Material } from './sheet-looks.ts'

/** The position of a value on its parameter's usual scale, from 0 to 100; a single value has no width. */
export type RangeBar = { start: number; width: number; from: string; to: string }

/** A row of a sheet in one language; missing texts are `''`. */
export type SheetLine = {
  parameter: string
  measure: string
  unit: string
  value: string
  /** To what the figure refers, and by which standard it is measured, where the sheet says so. */
  basis: string
  bar: RangeBar | null
  /** Whether the specification does not give the figure, and it is the common range of its class. */
  isOurs: boolean
}

export type SheetView = {
  name: string
  material: Material
  picture: string
  /** Shown in place of the picture, if not `null`. */
  drawing: DrawnMachine | null
  alt: string
  /** Who made the picture. */
  credit?: string | undefined
  /** Number, revision and date, as far as there are any. */
  facts: string[]
  description: string
  lines: SheetLine[]
  uses: string[]
}

export type SheetCard = Pick<SheetView, 'name' | 'material' | 'picture' | 'lines'> & {
  path: string
  /** The language of the lines; the name is in the visitor's. */
  language: Locale
}
