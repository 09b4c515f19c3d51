import { endpoints, endpointUrl, type ReadEndpointName } from '@niaga/contract/endpoints'
import type { List } from '@niaga/contract/envelope'
import type { Locale } from '@niaga/contract/locale'
import type { Logger } from 'pino'
import { z } from 'zod'
import { failureTexts } from './failure-texts.ts'
import { type FetchLimits, limitedFetch } from './limited-fetch.server.ts'
import type { Reading } from './reading.ts'
import { createContactSender } from './send-contact.server.ts'

/** The largest answer that is read from a content host, in bytes. */
export const maxAnswerBytes = 16 * 1024 * 1024

export type ContentClientOptions = {
  /** Origin of the content host. */
  host: string
  /** How long a call may take until its last byte, in milliseconds. */
  timeoutMs: number
  maxBytes?: number
  log: Logger
}

export type ContentClient = ReturnType<typeof createContentClient>

/**
 * The calls of the content contract. A call answers with a value that fits its schema, or with the named
 * failure of the specification's error catalogue (section 8); it never throws. The cause is logged once.
 */
export function createContentClient({ host, timeoutMs, maxBytes, log }: ContentClientOptions) {
  const limits: FetchLimits = { timeoutMs, maxBytes: maxBytes ?? maxAnswerBytes, maxRedirects: 3 }
  const pending = new Map<string, Promise<unknown>>()

  async function read<Value>(
    name: ReadEndpointName,
    schema: z.ZodType<Value>,
    locale: Locale,
    id?: number,
  ): Promise<Reading<Value>> {
    const url = endpointUrl(host, name, locale, id)
    try {
      const body = await shared(url)
      if (body === unknownDocument && id === undefined) throw new Error('status 404')
      const answer = schema.safeParse(body)
      if (answer.success) return { ok: true, value: answer.data }
      throw new Error(`an answer that breaks the contract: ${describeIssues(answer.error)}`)
    } catch (error) {
      log.warn({ call: name, path: url.pathname, cause: causeOf(error) }, failureTexts[name])
      return { ok: false, error: failureTexts[name] }
    }
  }

  /** Identical calls that are under way are one call: a full room costs the host one answer, not many. */
  function shared(url: URL): Promise<unknown> {
    const known = pending.get(url.href)
    if (known) return known
    const answer = fetchJson(url, limits).finally(() => pending.delete(url.href))
    pending.set(url.href, answer)
    return answer
  }

  async function readList<Item>(
    name: ReadEndpointName,
    schema: z.ZodType<List<Item>>,
    locale: Locale,
  ): Promise<Reading<Item[]>> {
    const list = await read(name, schema, locale)
    if (!list.ok) return list
    const { items, malformed } = list.value
    if (malformed > 0) log.warn({ call: name, malformed }, 'Left out malformed items of a list')
    return { ok: true, value: items }
  }

  return {
    home: (locale: Locale) => read('home', endpoints.home.response, locale),
    contact: (locale: Locale) => read('contact', endpoints.contact.response, locale),
    products: (locale: Locale) => readList('products', endpoints.products.response, locale),
    tools: (locale: Locale) => readList('tools', endpoints.tools.response, locale),
    businesses: (locale: Locale) => readList('businesses', endpoints.businesses.response, locale),
    miningLocations: (locale: Locale) =>
      readList('miningLocations', endpoints.miningLocations.response, locale),
    managements: (locale: Locale) =>
      readList('managements', endpoints.managements.response, locale),
    galleries: (locale: Locale) => readList('galleries', endpoints.galleries.response, locale),
    blogs: (locale: Locale) => readList('blogs', endpoints.blogs.response, locale),
    /** `null` for a post that the host does not know. */
    blog: (locale: Locale, id: number) =>
      read('blog', endpoints.blog.response.or(z.null()), locale, id),
    sendContact: createContactSender({ host, limits, log }),
  }
}

/** What stands for the answer 404: to a call by id it is an answer and no failure. */
const unknownDocument = null

async function fetchJson(url: URL, limits: FetchLimits): Promise<unknown> {
  const { status, body } = await limitedFetch(
    url,
    { headers: { Accept: 'application/json' } },
    limits,
  )
  if (status === 404) return unknownDocument
  if (status < 200 || status >= 300) throw new Error(`status ${status}`)
  return JSON.parse(body.toString('utf8'))
}

/** Where the answer breaks, never what it holds. */
function describeIssues(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'body'} ${issue.code}`)
    .join(', ')
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // `JSON.parse` quotes what it could not read.
  if (error instanceof SyntaxError) return 'an answer that is not JSON'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
