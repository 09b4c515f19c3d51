import { type BaseLocale, defaultLocale, isBaseLocale, type Locale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { contentVersion, isGone } from '../collections/content-versions/versions.ts'
import { type Page, requestedPage } from '../platform/http/page.ts'
import { type Content, contentParts, type PlainResponse } from '../platform/http/response.ts'
import { offeredBy } from '../platform/services/offered-languages.ts'
import { inSecondLanguage } from '../platform/text/second-language.ts'
import { readerAt } from './calls.ts'
import { fillFigures } from './fill-figures.ts'
import { createResponseCache } from './response-cache.ts'

/** A hundred times the size of all lists of the sample content in both languages. */
const cacheBytes = 32 * 1024 * 1024

export type ReadError = 'unknown-path' | 'invalid-language' | 'invalid-page' | 'not-found' | 'gone'

/** Reads the content for a call of the contract, or returns the reason for having none. */
export type ReadContent = (url: URL) => Promise<Content | ReadError>

/** Creates the reader of a service, with its cached responses. */
export function createContentReader(payload: Payload): ReadContent {
  const respond = createResponseCache(cacheBytes)

  return async ({ pathname, searchParams }) => {
    const reader = readerAt(pathname)
    if (!reader) return 'unknown-path'
    const locale = requestedLocale(searchParams, offeredBy(payload))
    if (!locale) return 'invalid-language'
    const requested = requestedPage(searchParams)
    if (requested === 'invalid') return 'invalid-page'
    // In any other call, each page would be the whole list again, read and cached under its own key.
    const page = reader.isPaged ? requested : null
    const key = [
      pathname,
      reader.isBilingual && isBaseLocale(locale) ? defaultLocale : locale,
      page?.page,
      page?.perPage,
      encodeURIComponent(page?.q ?? ''),
    ].join(' ')
    const version = await contentVersion({ payload })
    const make = async () => {
      const read = (language: BaseLocale) =>
        reader.read({ payload, locale: language, id: reader.id, page })
      const data = isBaseLocale(locale)
        ? await read(locale)
        : await inSecondLanguage(locale, () => read('en'))
      return data && { data: await fillFigures(payload, locale, data) }
    }
    const content = await respond(key, version, make, ({ data }) => isCacheable(page, data))
    if (content) return content
    const { collection, id } = reader
    return collection && (await isGone({ payload }, collection, id)) ? 'gone' : 'not-found'
  }
}

/** Empty pages and searches are not cached: a client could request any number of them. */
function isCacheable(page: Page | null, data: object): boolean {
  if (page === null) return true
  const isEmpty = 'data' in data && Array.isArray(data.data) && data.data.length === 0
  return page.q === null && !isEmpty
}

/**
 * Returns the requested language, under either of the contract's two parameter names.
 *
 * @returns `null` when a code is unknown or not offered, or two different ones are requested
 */
function requestedLocale(query: URLSearchParams, offered: readonly Locale[]): Locale | null {
  const codes = new Set([...query.getAll('lang'), ...query.getAll('language')])
  if (codes.size === 0) return defaultLocale
  const [code] = codes
  const language = offered.find((locale) => locale === code)
  return codes.size === 1 ? (language ?? null) : null
}

/**
 * Sends content without Hono, whose request and response objects cost more than the cached response itself. Hono handles
 * everything else.
 */
export function respondToRead(readContent: ReadContent) {
  return async function respond(
    address: string,
    ifNoneMatch: string | null,
  ): Promise<PlainResponse | null> {
    const url = new URL(address, 'http://content')
    const content = await readContent(url).catch(() => null)
    return content === null || typeof content === 'string'
      ? null
      : contentParts(content, ifNoneMatch)
  }
}
