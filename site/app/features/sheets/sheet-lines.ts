import type { Locale } from '@niaga/contract/locale'
import type { Material } from './sheet.ts'

/** Where a value lies on its parameter's usual scale, from 0 to 100 along it; a single value has no width. */
export type RangeBar = { start: number; width: number; from: string; to: string }

/** A row of a sheet in one language; what there is none of is `''`. */
export type SheetLine = {
  parameter: string
  measure: string
  unit: string
  value: string
  bar: RangeBar | null
  /** A figure that is the common range of a class, which the specification does not give. */
  isOurs: boolean
}

export type SheetView = {
  name: string
  material: Material
  picture: string
  alt: string
  description: string
  lines: SheetLine[]
  uses: string[]
}

export type SheetCard = Pick<SheetView, 'name' | 'material' | 'picture' | 'lines'> & {
  path: string
  /** Of the lines; the name is in the visitor's. */
  language: Locale
}
