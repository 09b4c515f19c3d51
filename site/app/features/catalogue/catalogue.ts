/** A feature of a product or tool, as a line of its table. */
export type FeatureLine = { title: string; value: string }

/** A product or tool as its list shows it. */
export type CatalogueCard = {
  id: number
  name: string
  picture: string | null
  /** The first few; the item's own page has them all. */
  features: FeatureLine[]
}

/** A product or tool on its own page. */
export type ItemView = {
  name: string
  /** The description in a sentence or two, for search engines. */
  summary: string
  paragraphs: string[]
  picture: string | null
  features: FeatureLine[]
}
