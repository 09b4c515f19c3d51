import type { Document } from '@niaga/contract/documents'
import type {
  Business,
  Home,
  Manager,
  MiningLocation,
  Product,
  Tool,
} from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Page } from '@niaga/contract/page-texts'
import type { Sheet } from '@niaga/contract/sheets'
import type { Reading } from '../../../../content/reading.ts'
import { localeEntries } from '../../../i18n/locale-registry.ts'
import type { SiteContext } from '../../../site-context.ts'
import { type ListedPost, readListedPosts } from './listed-posts.server.ts'

type Person = { id: number; name: string; role: string; area?: string | undefined }

/** Sources of an index in one language; `null` for a call that failed and never succeeded. */
export type SearchSources = {
  products: Product[] | null
  tools: Tool[] | null
  sheets: Sheet[] | null
  documents: Document[] | null
  posts: readonly ListedPost[] | null
  locations: MiningLocation[] | null
  businesses: Business[] | null
  people: Person[] | null
  managers: Manager[] | null
  home: Home | null
  pages: Page[] | null
  /** The same documents, posts and places in the other language. */
  otherDocuments: Document[] | null
  otherPosts: readonly ListedPost[] | null
  otherLocations: MiningLocation[] | null
}

/**
 * Loads the sources of an index. While a call fails, its part of the previous index is kept.
 *
 * @returns `null` if no searchable content could be loaded
 */
export async function readSearchSources(
  content: SiteContext['content'],
  locale: Locale,
  before: SearchSources | null,
): Promise<SearchSources | null> {
  const other = localeEntries.find(({ code }) => code !== locale)?.code ?? locale
  async function read<Name extends keyof SearchSources>(
    name: Name,
    call: Promise<Reading<NonNullable<SearchSources[Name]>>>,
  ): Promise<SearchSources[Name]> {
    const reading = await call
    if (!reading.ok) return before?.[name] ?? (null as SearchSources[Name])
    return reading.value
  }
  const [products, tools, sheets, documents, posts, locations, businesses] = await Promise.all([
    read('products', content.products(locale)),
    read('tools', content.tools(locale)),
    read('sheets', content.sheets(locale)),
    read('documents', content.documents(locale)),
    read('posts', readListedPosts(content, locale)),
    read('locations', content.miningLocations(locale)),
    read('businesses', content.businesses(locale)),
  ])
  const [people, managers, home, pages, otherDocuments, otherPosts, otherLocations] =
    await Promise.all([
      read('people', content.people(locale)),
      read('managers', content.managements(locale)),
      read('home', content.home(locale)),
      read('pages', content.pages(locale)),
      read('otherDocuments', content.documents(other)),
      read('otherPosts', readListedPosts(content, other)),
      read('otherLocations', content.miningLocations(other)),
    ])
  // The other sources are optional, or of little use on their own.
  if (!products && !tools && !posts) return null
  return {
    ...{ products, tools, sheets, documents, posts, locations, businesses, people, managers, home },
    ...{ pages, otherDocuments, otherPosts, otherLocations },
  }
}

/** Whether two sources would give the same index: the content client returns the same value for the same bytes. */
export function isSameContent(one: SearchSources, other: SearchSources): boolean {
  const names = Object.keys(one) as (keyof SearchSources)[]
  return names.every((name) => one[name] === other[name])
}
