import type { Localized } from '@niaga/contract/locale'
import { z } from 'zod'

export type Text = Localized<string>

const textSchema = z.strictObject({ id: z.string(), en: z.string(), zh: z.string().optional() })

/** Part of a body. A text alone is a paragraph; a link is a paragraph too, `to` an Indonesian address of the site. */
export const blockSchema = z.union([
  textSchema,
  z.strictObject({ heading: textSchema }),
  z.strictObject({ list: z.array(textSchema) }),
  z.strictObject({ steps: z.array(textSchema) }),
  z.strictObject({ link: textSchema, to: z.string() }),
])

export type Block = z.infer<typeof blockSchema>

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

export type SampleGrade = {
  name: Text
  use: Text
  rows: GradeRow[]
  price?: { text: Text; per_tonne: number }
}
