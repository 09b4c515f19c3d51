import { endpoints, endpointUrl, type ReadEndpointName } from '@niaga/contract/endpoints'
import type { List, ListPage } from '@niaga/contract/envelope'
import { parseLimitedJson } from '@niaga/contract/limited-json'
import { isBaseLocale, type Locale } from '@niaga/contract/locale'
import type { FetchLimits } from '@niaga/server-kit/limited-fetch'
import type { Logger } from 'pino'
import { z } from 'zod'
import { createBlogList } from './blog-list.server.ts'
import type { ContentFiles } from './content-files.server.ts'
import { callPolicies, callPolicy } from './content-policy.ts'
import {
  type Call,
  createContentResponses,
  getCause,
  type KeptIn,
} from './content-responses.server.ts'
import { failureTexts } from './failure-texts.ts'
import { withGlossary } from './glossary.server.ts'
import { createHostLanguages, UnknownLanguageError } from './host-languages.server.ts'
import { type Gone, gone } from './missing.ts'
import { type Dated, withoutPastDays } from './past-days.ts'
import type { Reading } from './reading.ts'
import { createContactSender } from './send-contact.server.ts'

/** The largest accepted response of a content host, in bytes: 500 products with four grades each are 4.6 MB. */
export const maxResponseBytes = 8 * 1024 * 1024

export type ContentClientOptions = {
  /** Origin of the content host. */
  host: string
  /** Timeout of all attempts of a call together, until the last byte, in milliseconds. */
  timeoutMs: number
  maxBytes?: number
  /** Maximum size of the host's responses in memory, in bytes. */
  memoryBytes: number
  /** How long a page is fresh, in seconds; see content-policy.ts. */
  freshTtlS: number
  /** Headers sent with every call. */
  headers?: Record<string, string>
  /** `null` if responses are not kept across restarts. */
  files: ContentFiles | null
  /** Called for each failed call, in the async context of its caller. */
  onFailure?: () => void
  /** Called if outdated content is returned because a call failed; as `onFailure`. */
  onOutdated?: () => void
  /** Called with the milliseconds until a price in the content expires; as `onFailure`. */
  onExpiring?: (validMs: number) => void
  log: Logger
  /** The clock, in milliseconds. */
  now?: () => number
}

export type ContentClient = ReturnType<typeof createContentClient>

/**
 * Creates the calls of the content contract. A call returns a value that fits its schema, or the named failure of the
 * specification's error catalogue (section 8). It never throws, and the cause is logged once.
 */
export function createContentClient(options: ContentClientOptions) {
  const { host, timeoutMs, maxBytes, onFailure = () => {}, onExpiring = () => {}, log } = options
  const { now = Date.now } = options
  const limits: FetchLimits = { timeoutMs, maxBytes: maxBytes ?? maxResponseBytes, maxRedirects: 3 }
  const responses = createContentResponses({ ...options, limits })
  const policies = callPolicies(options.freshTtlS)
  const hostLanguages = createHostLanguages(options.now)

  function reader<Value>(
    name: ReadEndpointName,
    parse: (json: unknown) => Value,
    options?: ReadOptions<Value>,
  ) {
    const read = responses.reader<Value>({
      name,
      policy: policies[callPolicy[name]],
      parse: (body) => parse(parseLimitedJson(body)),
      ...options,
    })
    return async function readOrFail(
      locale: Locale,
      id?: number,
      page?: ListPage,
    ): Promise<Reading<Value>> {
      const language = hostLanguages.of(locale)
      const url = endpointUrl(host, name, language, id, page)
      try {
        return { ok: true, value: withGlossary(await read(url, isBaseLocale(language)), locale) }
      } catch (error) {
        if (error instanceof UnknownLanguageError) {
          hostLanguages.lacks(language)
          log.info({ call: name, language }, 'The content host does not support this language')
          return readOrFail(locale, id, page)
        }
        log.warn({ call: name, path: url.pathname, cause: getCause(error) }, failureTexts[name])
        onFailure()
        return { ok: false, error: failureTexts[name] }
      }
    }
  }

  function listOf<Item>(name: ReadEndpointName, schema: z.ZodType<List<Item>>) {
    return (json: unknown) => {
      const list = fitting(schema, json)
      const { malformed } = list
      if (malformed > 0) log.warn({ call: name, malformed }, 'Omitted malformed items of a list')
      return list
    }
  }

  function listReader<Item>(
    name: ReadEndpointName,
    schema: z.ZodType<List<Item>>,
    missing?: ReadOptions<Item[]>,
  ) {
    const parse = listOf(name, schema)
    const read = reader(name, (json) => parse(json).items, missing)
    return (locale: Locale) => read(locale)
  }

  function blogPageReader(keptIn: KeptIn) {
    const parse = listOf('blogs', endpoints.blogs.response)
    const options = { rejected: { value: null }, keptIn }
    const read = reader<ReturnType<typeof parse> | null>('blogs', parse, options)
    return (locale: Locale, page: ListPage) => read(locale, undefined, page)
  }

  /** Reads an optional list; empty if the host does not have it. */
  function optionalListReader<Item>(name: ReadEndpointName, schema: z.ZodType<List<Item>>) {
    return listReader(name, schema, { missing: { value: [] } })
  }

  /** Reads one item; returns `null` for an unknown id, `gone` for a deleted one. */
  function itemReader<Item>(name: ReadEndpointName, schema: z.ZodType<Item>) {
    const read = reader<Item | Gone | null>(name, (json) => fitting(schema.or(z.null()), json), {
      missing: { value: null },
      gone: { value: gone },
    })
    return (locale: Locale, id: number) => read(locale, id)
  }

  /** Omits prices that have expired. */
  function withPrices<Call extends unknown[], Value extends Dated | Gone | null>(
    read: (...call: Call) => Promise<Reading<Value>>,
  ) {
    return async (...call: Call): Promise<Reading<Value>> => {
      const reading = await read(...call)
      if (!reading.ok || reading.value === null || reading.value === gone) return reading
      return {
        ok: true,
        value: withoutPastDays(reading.value as Value & Dated, now(), onExpiring),
      }
    }
  }

  const wholeBlogs = reader('blogs', listOf('blogs', endpoints.blogs.response))
  const { blogs, foundBlogs } = createBlogList({
    newest: blogPageReader('memory-and-disk'),
    older: blogPageReader('disk'),
    search: blogPageReader('nowhere'),
    whole: (locale) => wholeBlogs(locale),
  })
  const home = reader('home', (json) => fitting(endpoints.home.response, json))
  const contact = reader('contact', (json) => fitting(endpoints.contact.response, json))
  return {
    home: (locale: Locale) => home(locale),
    contact: (locale: Locale) => contact(locale),
    products: withPrices(listReader('products', endpoints.products.response)),
    product: withPrices(itemReader('product', endpoints.product.response)),
    tools: withPrices(listReader('tools', endpoints.tools.response)),
    tool: withPrices(itemReader('tool', endpoints.tool.response)),
    businesses: listReader('businesses', endpoints.businesses.response),
    miningLocations: listReader('miningLocations', endpoints.miningLocations.response),
    managements: listReader('managements', endpoints.managements.response),
    galleries: listReader('galleries', endpoints.galleries.response),
    sheets: optionalListReader('sheets', endpoints.sheets.response),
    people: optionalListReader('people', endpoints.people.response),
    documents: optionalListReader('documents', endpoints.documents.response),
    pages: optionalListReader('pages', endpoints.pages.response),
    redirects: optionalListReader('redirects', endpoints.redirects.response),
    blogs,
    foundBlogs,
    blog: itemReader('blog', endpoints.blog.response),
    ...createContactSender({ host, limits, log }),
    invalidate: responses.invalidate,
    clear: responses.clear,
  }
}

/** Values for responses without content, and the storage of responses. */
type ReadOptions<Value> = Pick<Call<Value>, 'missing' | 'gone' | 'rejected' | 'keptIn'>

/** @throws {Error} that names the place where the value breaks the contract, never its content */
function fitting<Value>(schema: z.ZodType<Value>, json: unknown): Value {
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  const places = error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'body'} ${issue.code}`)
  throw new Error(`a response that breaks the contract: ${places.join(', ')}`)
}
