import type { Localised } from '@niaga/contract/locale'

export type Text = Localised<string>

/** Part of a body. A text alone is a paragraph; a link is a paragraph too, `to` an Indonesian address of the site. */
export type Block =
  | Text
  | { heading: Text }
  | { list: Text[] }
  | { steps: Text[] }
  | { link: Text; to: string }

/** Rows and grades of `products.json`: each row has `exact`, `from` and `to`, or `text`. */
export type GradeRow = {
  parameter: Text
  exact?: string
  from?: string
  to?: string
  text?: Text
  unit?: Text
  basis?: string
  method?: string
  rejection?: string
}

export type SampleGrade = { name: Text; use: Text; rows: GradeRow[] }
