import type { Locale } from '@niaga/contract/locale'
import { isVisitName } from '@niaga/contract/visits'
import type { AddressTest } from '@niaga/server-kit/client-address'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import {
  readSearch,
  searchPath,
  suggestionsPath,
} from '../../app/features/search/search-address.ts'
import { getPath, localeFromPath } from '../../app/i18n/locale-address.ts'
import type { PageAddress } from '../page-cache/page-address.ts'
import { createDelivery } from './deliver-visits.ts'
import { createSearchesWithoutHits, type Search } from './searches-without-hits.ts'
import type { SendVisits } from './send-visits.ts'
import { type Counted, createVisitCounts } from './visit-counts.ts'
import { getCampaignSource, getReferrerSource, sourceInForm } from './visit-source.ts'

/** Browsers of some thousand visitors; a robot that changes its name each time evicts no more. */
const knownBrowsers = new LRUCache<string, boolean>({ max: 1000 })

/** Three times the longest name of a browser. */
const longestName = 600

/** Parts of a request needed to count it. */
export type PageRequestFacts = {
  /** Address with its query. */
  url: string
  header: ReadHeader
  /** The visitor's address, computed only when needed. */
  visitor: () => string
}

/** An enquiry stored by the content host. */
export type SentRequest = {
  /** Identifies the enquiry, however often it is sent. */
  key: string
  locale: Locale
  /** The visitor's source as reported by the form's script; `''` without script. */
  source: string
  /** The page before the form, if known. */
  page: string | undefined
}

export type VisitsOptions = {
  origin: string
  isTrusted: AddressTest
  send: SendVisits
  everyMs: number
  maxRows: number
  log: Logger
  now?: () => number
}

export type Visits = ReturnType<typeof createVisits>

/** Number of enquiries remembered, because a visitor may send one again within minutes. */
const maxKeys = 1000

type CountedPage = Counted & { search: Search | null }

/** Counts visitors' actions, as sums by day. No data of a visitor is kept: no address, no browser, no cookie, no id. */
export function createVisits(options: VisitsOptions) {
  const { origin, isTrusted, send, everyMs, maxRows, log, now = Date.now } = options
  const counts = createVisitCounts(maxRows, now)
  const searches = createSearchesWithoutHits(now)
  const delivery = createDelivery({ counts, send, everyMs, log, now })
  const ownHost = new URL(origin).host
  const pages = new WeakMap<PageAddress, CountedPage | null>()
  const sentKeys = new LRUCache<string, true>({ max: maxKeys })

  function pageAt(address: PageAddress): CountedPage | null {
    const cached = pages.get(address)
    if (cached !== undefined) return cached
    const page = countedPage(address)
    pages.set(address, page)
    return page
  }

  function add(counted: Counted, total?: number): void {
    // A host that does not count visits needs no memory here.
    if (!delivery.isUnknown()) counts.add(counted, total)
  }

  /** Whether the browser shows the response as a document. Old browsers do not send this information. */
  function isDocument(header: ReadHeader): boolean {
    return (header('sec-fetch-dest') ?? 'document') === 'document'
  }

  function countArrival({ url, header }: PageRequestFacts, language: Counted['language']): void {
    const isReload = /max-age=0|no-cache/.test(header('cache-control') ?? '')
    if (isReload || header('sec-fetch-site') === 'same-origin') return
    const campaign = url.includes('utm_source=')
      ? new URL(url, origin).searchParams.get('utm_source')
      : null
    const referrer = getReferrerSource(header('referer'), [ownHost, header('host')])
    if (referrer === null) return
    add({ kind: 'source', name: campaign ? getCampaignSource(campaign) : referrer, language })
  }

  function countSearch(search: Search, visitor: string): void {
    // A proxy that names no client would make all its visitors one.
    if (isTrusted(visitor)) return
    const shownSearch = searches.shown(search, visitor)
    if (!shownSearch) return
    add({ kind: 'search', name: shownSearch.text, language: search.locale }, shownSearch.visitors)
  }

  return {
    /** Called when a good page was sent. */
    shown(address: PageAddress, request: PageRequestFacts): void {
      const page = pageAt(address)
      if (!page || !isVisitor(request.header)) return
      if (page.search) countSearch(page.search, request.visitor())
      const isDownload = page.kind === 'download'
      if (!(isDownload || isDocument(request.header))) return
      add(page)
      if (!isDownload) countArrival(request, page.language)
    },

    /** Called when a browser showed an existing page without loading a document. */
    navigated(address: PageAddress, header: ReadHeader): void {
      const page = pageAt(address)
      if (page?.kind === 'page' && isVisitor(header)) add(page)
    },

    /** Called when a file was sent. @param pathname of the file on this site */
    downloaded(pathname: string, header: ReadHeader): void {
      const isSheet = !pathname.startsWith('/files/')
      const name = isSheet ? getPath(pathname) : pathname
      const language = isSheet ? localeFromPath(pathname) : ''
      if (isVisitName('download', name) && isVisitor(header)) {
        add({ kind: 'download', name, language })
      }
    },

    searched: searches.rendered,

    requested({ key, locale, source, page }: SentRequest): void {
      if (sentKeys.has(key)) return
      sentKeys.set(key, true)
      add({ kind: 'request', name: sourceInForm(source), language: locale })
      const name = page && getPath(page)
      if (name && isVisitName('request-page', name)) {
        add({ kind: 'request-page', name, language: localeFromPath(page) })
      }
    },

    deliver: delivery.deliver,
    finish: delivery.finish,
    close: delivery.close,
  }
}

/** Returns how an address is counted, `null` if it is neither a page nor a download. */
function countedPage({ path }: PageAddress): CountedPage | null {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const [name, language] = [getPath(pathname), localeFromPath(pathname)]
  if (name === suggestionsPath) return null
  const kind = name.endsWith('.csv') ? 'download' : 'page'
  if (!isVisitName(kind, name)) return null
  const query = name === searchPath ? readSearch(searchParams).query : ''
  return { kind, name, language, search: query === '' ? null : { locale: language, query } }
}

/** Returns one value of a request's headers, by its name in lower case. */
type ReadHeader = (name: string) => string | undefined

/**
 * Whether a person's action made the browser send the request: not a program, and not a browser that preloads a page,
 * which is seldom seen.
 */
function isVisitor(header: ReadHeader): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-moz') ?? ''
  return !/prefetch|prerender|preview/i.test(purpose) && isBrowser(header('user-agent') ?? '')
}

function isBrowser(name: string): boolean {
  if (name === '' || name.length > longestName) return false
  const cached = knownBrowsers.get(name)
  if (cached !== undefined) return cached
  const isOne = !isbot(name)
  knownBrowsers.set(name, isOne)
  return isOne
}
