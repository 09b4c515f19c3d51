import { defaultLocale, type Locale, localeSchema } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { contentVersion } from '../collections/content-versions/versions.ts'
import { askedPage, type Page } from '../platform/http/page.ts'
import type { Content } from '../platform/http/response.ts'
import { readerAt } from './calls.ts'
import { createResponseCache } from './response-cache.ts'

/** A hundred times all lists of the sample content in both languages. */
const cacheBytes = 32 * 1024 * 1024

export type ReadError = 'unknown-path' | 'invalid-language' | 'invalid-page' | 'not-found'

/** Reads what a call of the contract asks for: the content, or why there is none. */
export type ReadContent = (url: URL) => Promise<Content | ReadError>

/** The reader of one service, with the responses that it keeps. */
export function createContentReader(payload: Payload): ReadContent {
  const respond = createResponseCache(cacheBytes)

  return async ({ pathname, searchParams }) => {
    const found = readerAt(pathname)
    if (!found) return 'unknown-path'
    const locale = askedLocale(searchParams)
    if (!locale) return 'invalid-language'
    const page = askedPage(searchParams)
    if (page === 'invalid') return 'invalid-page'
    const key = [pathname, locale, page?.page, page?.perPage].join(' ')
    const version = await contentVersion({ payload })
    const make = async () => {
      const data = await found.read({ payload, locale, id: found.id, page })
      return data && { data }
    }
    const content = await respond(key, version, make, ({ data }) => !isEmptyPage(page, data))
    return content ?? 'not-found'
  }
}

/** Empty pages are not cached: a client could request any number of them. */
function isEmptyPage(page: Page | null, data: object): boolean {
  return page !== null && 'data' in data && Array.isArray(data.data) && data.data.length === 0
}

/**
 * The language asked for, under either of the contract's two names.
 *
 * @returns `null` when a code is unknown or two different ones are asked for
 */
function askedLocale(query: URLSearchParams): Locale | null {
  const codes = new Set([...query.getAll('lang'), ...query.getAll('language')])
  if (codes.size === 0) return defaultLocale
  const [code] = codes
  const parsed = localeSchema.safeParse(code)
  return codes.size === 1 && parsed.success ? parsed.data : null
}
