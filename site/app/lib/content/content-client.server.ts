import { endpoints, endpointUrl, type ReadEndpointName } from '@niaga/contract/endpoints'
import type { List } from '@niaga/contract/envelope'
import type { Locale } from '@niaga/contract/locale'
import type { Logger } from 'pino'
import { z } from 'zod'
import { failureTexts } from './failure-texts.ts'
import { createKnownAnswers } from './known-answers.server.ts'
import { type FetchLimits, limitedFetch } from './limited-fetch.server.ts'
import type { Reading } from './reading.ts'
import { createContactSender } from './send-contact.server.ts'

/** The largest answer that is read from a content host, in bytes. */
export const maxAnswerBytes = 16 * 1024 * 1024

/** How much of what hosts answered is remembered, in bytes. */
const rememberedBytes = 32 * 1024 * 1024

export type ContentClientOptions = {
  /** Origin of the content host. */
  host: string
  /** How long a call may take until its last byte, in milliseconds. */
  timeoutMs: number
  maxBytes?: number
  /** Told, in the context of the caller, of each call that brought no value. */
  onFailure?: () => void
  log: Logger
}

export type ContentClient = ReturnType<typeof createContentClient>

/**
 * The calls of the content contract. A call answers with a value that fits its schema, or with the named
 * failure of the specification's error catalogue (section 8); it never throws. The cause is logged once.
 */
export function createContentClient(options: ContentClientOptions) {
  const { host, timeoutMs, maxBytes, onFailure = () => {}, log } = options
  const limits: FetchLimits = { timeoutMs, maxBytes: maxBytes ?? maxAnswerBytes, maxRedirects: 3 }
  const jsonOf = createKnownAnswers(rememberedBytes)
  const pending = new Map<string, Promise<unknown>>()

  function reader<Value>(name: ReadEndpointName, schema: z.ZodType<Value>) {
    const parse = parseOnce(schema)
    return async function read(locale: Locale, id?: number): Promise<Reading<Value>> {
      const url = endpointUrl(host, name, locale, id)
      try {
        const json = await shared(url)
        if (json === unknownDocument && id === undefined) throw new Error('status 404')
        const answer = parse(json)
        if (answer.success) return { ok: true, value: answer.data }
        throw new Error(`an answer that breaks the contract: ${describeIssues(answer.error)}`)
      } catch (error) {
        log.warn({ call: name, path: url.pathname, cause: causeOf(error) }, failureTexts[name])
        onFailure()
        return { ok: false, error: failureTexts[name] }
      }
    }
  }

  function listReader<Item>(name: ReadEndpointName, schema: z.ZodType<List<Item>>) {
    const read = reader(name, schema)
    return async function readList(locale: Locale): Promise<Reading<Item[]>> {
      const list = await read(locale)
      if (!list.ok) return list
      const { items, malformed } = list.value
      if (malformed > 0) log.warn({ call: name, malformed }, 'Left out malformed items of a list')
      return { ok: true, value: items }
    }
  }

  /** Identical calls that are under way are one call: a full room costs the host one answer, not many. */
  function shared(url: URL): Promise<unknown> {
    const known = pending.get(url.href)
    if (known) return known
    const answer = fetchJson(url).finally(() => pending.delete(url.href))
    pending.set(url.href, answer)
    return answer
  }

  async function fetchJson(url: URL): Promise<unknown> {
    const headers = { Accept: 'application/json' }
    const { status, body } = await limitedFetch(url, { headers }, limits)
    if (status === 404) return unknownDocument
    if (status < 200 || status >= 300) throw new Error(`status ${status}`)
    return jsonOf(url.href, body)
  }

  const home = reader('home', endpoints.home.response)
  const contact = reader('contact', endpoints.contact.response)
  const blog = reader('blog', endpoints.blog.response.or(z.null()))
  return {
    home: (locale: Locale) => home(locale),
    contact: (locale: Locale) => contact(locale),
    products: listReader('products', endpoints.products.response),
    tools: listReader('tools', endpoints.tools.response),
    businesses: listReader('businesses', endpoints.businesses.response),
    miningLocations: listReader('miningLocations', endpoints.miningLocations.response),
    managements: listReader('managements', endpoints.managements.response),
    galleries: listReader('galleries', endpoints.galleries.response),
    blogs: listReader('blogs', endpoints.blogs.response),
    /** `null` for a post that the host does not know. */
    blog: (locale: Locale, id: number) => blog(locale, id),
    sendContact: createContactSender({ host, limits, log }),
  }
}

/** What stands for the answer 404: to a call by id it is an answer and no failure. */
const unknownDocument = null

/** A schema that judges each value once, however often the same one comes. */
function parseOnce<Value>(schema: z.ZodType<Value>) {
  const judged = new WeakMap<object, z.ZodSafeParseResult<Value>>()
  return function parse(json: unknown): z.ZodSafeParseResult<Value> {
    if (typeof json !== 'object' || json === null) return schema.safeParse(json)
    const known = judged.get(json)
    if (known) return known
    const result = schema.safeParse(json)
    judged.set(json, result)
    return result
  }
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
