/** What can be found, in the order in which equal results stand. */
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

/** Something that a visitor can find, in one language; missing texts are `''`. */
export type SearchEntry = {
  kind: SearchKind
  title: string
  /** The address in the default language, or that of a file. */
  path: string
  isFile: boolean
  /** The figure or fact by which a visitor decides. */
  fact: string
  /** What it says, of which a result shows the part that was found. */
  text: string
  /** Its names in the other language, by which it is found too. */
  otherNames: string
  /** Words that belong to it and are not shown. */
  keywords: string
}
