import { type Document, type DocumentKind, documentKinds } from '@niaga/contract/documents'
import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { kindWords } from '../../ui/documents/kind-names.ts'

/** The filter in the address; `''` for everything. */
export type DocumentQuery = { item: string; kind: string; year: string }

/** A product or machine with documents; its `value` has the form `produk-1`. */
export type FilterItem = { value: string; name: string; to: string }

export type DocumentFilter = {
  query: DocumentQuery
  /** Only options that some document has. */
  items: FilterItem[]
  kinds: DocumentKind[]
  years: string[]
}

/** Hosts may send any number. */
const maxItems = 100

/** Reads the query of an address; an unknown value counts as missing. */
export function readDocumentQuery(
  search: URLSearchParams,
  { items, kinds, years }: Omit<DocumentFilter, 'query'>,
): DocumentQuery {
  const readChoice = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? ''
  return {
    item: readChoice(
      'untuk',
      items.map(({ value }) => value),
    ),
    kind: readChoice(
      'jenis',
      kinds.map((kind) => kindWords[kind]),
    ),
    year: readChoice('tahun', years),
  }
}

/** Returns the filter options that apply to some documents. */
export function filterOptions(
  documents: readonly Document[],
  { products, tools }: { products: readonly Product[]; tools: readonly Tool[] },
  locale: Locale,
): Omit<DocumentFilter, 'query'> {
  const owned = {
    produk: new Set(documents.flatMap(({ product_ids: ids }) => ids)),
    alat: new Set(documents.flatMap(({ tool_ids: ids }) => ids)),
  }
  const getItems = (segment: 'produk' | 'alat', all: readonly (Product | Tool)[]) =>
    all
      .filter(({ id }) => owned[segment].has(id))
      .map((item) => ({
        value: `${segment}-${item.id}`,
        name: translated(item, 'name', locale),
        to: `/${segment}/${item.id}`,
      }))
  const years = new Set(documents.flatMap(({ date }) => (date ? [date.slice(0, 4)] : [])))
  const kinds = new Set(documents.map(({ kind }) => kind))
  return {
    items: [...getItems('produk', products), ...getItems('alat', tools)].slice(0, maxItems),
    kinds: documentKinds.filter((kind) => kinds.has(kind)),
    years: [...years].toSorted().toReversed(),
  }
}

/** Returns the documents that match an address. */
export function filterDocuments(
  documents: readonly Document[],
  { item, kind, year }: DocumentQuery,
): Document[] {
  return documents.filter(
    (document) =>
      (item === '' || getOwners(document).includes(item)) &&
      (kind === '' || kindWords[document.kind] === kind) &&
      (year === '' || document.date?.startsWith(year)),
  )
}

/** Returns the products and machines of a document, as values of the filter. */
export function getOwners({ product_ids: products, tool_ids: tools }: Document): string[] {
  return [...products.map((id) => `produk-${id}`), ...tools.map((id) => `alat-${id}`)]
}
