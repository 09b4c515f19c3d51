/** Kinds of results, in the order of equally good results. */
export const searchKinds = [
  'product',
  'tool',
  'grade',
  'unit',
  'sheet',
  'page',
  'document',
  'location',
  'question',
  'person',
  'business',
  'post',
] as const

export type SearchKind = (typeof searchKinds)[number]

/** An entry that a visitor can find, in one language; missing texts are `''`. */
export type SearchEntry = {
  kind: SearchKind
  title: string
  /** The address in the default language, or the address of a file. */
  path: string
  isFile: boolean
  /** The deciding figure or fact for a visitor. */
  fact: string
  /** The entry's text; a result shows its matching part. */
  text: string
  /** Its names in the other language, which are searched too. */
  otherNames: string
  /** Additional words that are searched but not shown. */
  keywords: string
}
