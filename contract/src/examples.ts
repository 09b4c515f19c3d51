import { type EndpointName, endpoints } from './endpoints.ts'
import stored from './examples.json' with { type: 'json' }

/** A request and its response. Long texts (ending in `…`) and lists are shortened. */
export type Example = {
  summary: string
  language?: string
  id?: number
  /** The page of a list. */
  page?: { page: number; per_page: number; q?: string }
  /** The body of a message. */
  request?: object
  status: number
  response: object
}

const unknownLanguage = {
  summary: 'An unknown language',
  language: 'fr',
  status: 400,
  response: { error: { code: 'invalid_language', message: 'The language must be id or en' } },
} satisfies Example

const unknownId = {
  summary: 'An unknown id',
  language: 'en',
  id: 999_999,
  status: 404,
  response: { error: { code: 'not_found', message: 'There is no such document' } },
} satisfies Example

/** `npm run examples` writes the responses; a new example needs its request. */
export const storedExamples: Record<EndpointName, Record<string, Example>> = stored

/** Examples for every endpoint, as the bundled service responds with its sample content. */
export const examples: Readonly<Record<string, Record<string, Example>>> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { kind, path }]) => {
    const failures: Record<string, Example> = path.includes('{id}')
      ? { unknownId }
      : { unknownLanguage }
    const successes = storedExamples[name as EndpointName]
    return [name, kind === 'message' ? successes : { ...successes, ...failures }]
  }),
)

/** Returns the request of an example: its path and query on a host, and what `fetch` sends. */
export function exampleRequest(name: EndpointName, { language, id, page, request }: Example) {
  const endpoint = endpoints[name]
  const query = new URLSearchParams()
  if (language && 'languageParameter' in endpoint) query.set(endpoint.languageParameter, language)
  for (const [part, value] of Object.entries(page ?? {})) query.set(part, `${value}`)
  const { method } = endpoint
  const headers = { 'Content-Type': 'application/json' }
  const init = request ? { method, headers, body: JSON.stringify(request) } : { method }
  return { address: `${endpoint.path.replace('{id}', String(id))}?${query}`, init }
}
