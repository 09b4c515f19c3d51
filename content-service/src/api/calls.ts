import { endpoints, type ReadEndpointName } from '@niaga/contract/endpoints'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { readBlogDetail, readBlogSummaries } from '../collections/blog-posts/read-blog.ts'
import { readBusinesses } from '../collections/businesses/read-businesses.ts'
import { readContact } from '../collections/company-settings/read-settings.ts'
import type { PagedCollection } from '../collections/content-versions/versions.ts'
import { readDocuments } from '../collections/documents/read-documents.ts'
import { readGalleries } from '../collections/galleries/read-galleries.ts'
import { readHome } from '../collections/home-page/read-home.ts'
import { readManagements } from '../collections/managements/read-managements.ts'
import { readMiningLocations } from '../collections/mining-locations/read-mining-locations.ts'
import { readPages } from '../collections/pages/read-pages.ts'
import { readPeople } from '../collections/people/read-people.ts'
import { readProduct, readProducts } from '../collections/products/read-products.ts'
import { readRedirects } from '../collections/redirects/read-redirects.ts'
import { readSheets } from '../collections/sheets/read-sheets.ts'
import { readTool, readTools } from '../collections/tools/read-tools.ts'
import type { Page } from '../platform/http/page.ts'

type Parameters = { payload: Payload; locale: BaseLocale; id: number; page: Page | null }

/** The collections of the calls for a single document that visitors may have seen before its deletion. */
const collectionFor: Partial<Record<ReadEndpointName, PagedCollection>> = {
  product: 'products',
  tool: 'tools',
  blog: 'blog-posts',
}

/** Endpoints whose responses contain both base languages, whichever is requested. */
const bilingual: ReadonlySet<ReadEndpointName> = new Set([
  'products',
  'product',
  'tools',
  'tool',
  'redirects',
])

/** Returns the value of `data`: one entity, `null` for an unknown id, or a list with its total. */
type Reader = (parameters: Parameters) => Promise<object | null>

/** The handler of each GET endpoint of the contract. */
const readers = new Map<ReadEndpointName, Reader>([
  ['home', ({ payload, locale }) => readHome(payload, locale)],
  ['contact', ({ payload, locale }) => readContact(payload, locale)],
  ['products', async ({ payload }) => listOf(await readProducts(payload))],
  ['product', ({ payload, id }) => readProduct(payload, id)],
  ['tools', async ({ payload }) => listOf(await readTools(payload))],
  ['tool', ({ payload, id }) => readTool(payload, id)],
  ['businesses', async ({ payload, locale }) => listOf(await readBusinesses(payload, locale))],
  [
    'blogs',
    async ({ payload, locale, page }) => {
      const { items, total } = await readBlogSummaries(payload, locale, page)
      const list = listOf(items, total)
      if (!page) return list
      const { page: number, perPage, q } = page
      return { ...list, page: number, per_page: perPage, ...(q !== null && { q }) }
    },
  ],
  [
    'miningLocations',
    async ({ payload, locale }) => listOf(await readMiningLocations(payload, locale)),
  ],
  ['managements', async ({ payload, locale }) => listOf(await readManagements(payload, locale))],
  ['galleries', async ({ payload, locale }) => listOf(await readGalleries(payload, locale))],
  ['people', async ({ payload, locale }) => listOf(await readPeople(payload, locale))],
  ['documents', async ({ payload, locale }) => listOf(await readDocuments(payload, locale))],
  ['sheets', async ({ payload, locale }) => listOf(await readSheets(payload, locale))],
  ['pages', async ({ payload, locale }) => listOf(await readPages(payload, locale))],
  ['redirects', async ({ payload }) => listOf(await readRedirects(payload))],
  ['blog', ({ payload, locale, id }) => readBlogDetail(payload, locale, id)],
])

// PostgreSQL rejects a comparison of an id with a larger number; no document has this id.
const largestId = 2 ** 31 - 1

type ReadableCall = {
  read: Reader
  id: number
  collection: PagedCollection | undefined
  isBilingual: boolean
  /** Whether the response is one page of a list. */
  isPaged: boolean
}

/** Returns the handler of a path; `null` for an unknown path or an id that is not a whole number. */
export function readerAt(pathname: string): ReadableCall | null {
  for (const [name, read] of readers) {
    const { path } = endpoints[name]
    const reader = {
      read,
      collection: collectionFor[name],
      isBilingual: bilingual.has(name),
      isPaged: name === 'blogs',
    }
    if (path === pathname) return { ...reader, id: 0 }
    const id = /[1-9]\d{0,14}$/.exec(pathname)?.[0] ?? ''
    if (path.replace('{id}', id) === pathname) {
      return { ...reader, id: Math.min(Number(id), largestId) }
    }
  }
  return null
}

function listOf(data: object[], total = data.length) {
  return { data, total }
}
