import type { EndpointName } from '@niaga/contract/endpoints'
import { exampleRequest, examples } from '@niaga/contract/examples'
import { expect } from 'vitest'
import type { z } from 'zod'

type Examples = Record<string, { value: unknown }>
type Media = {
  schema: Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>
  examples: Examples
}
type Content = { content: { 'application/json': Media } }

type Operation = { operationId: EndpointName; responses: Record<string, Content> }

export type OpenApi = { servers: unknown; paths: Record<string, Record<string, Operation>> }

/** Returns the request and the expected response of every example of a call in the document. */
export function exampleCalls(name: EndpointName, { responses }: Operation) {
  return Object.entries(examples[name] ?? {}).map(([key, example]) => {
    const { status } = example
    const { schema, examples } = responses[status]?.content['application/json'] ?? {}
    return { ...exampleRequest(name, example), status, expected: examples?.[key]?.value, schema }
  })
}

/**
 * Expects a response to match an example: lists may be longer, as may a text that ends in `…`, and the ids of rows and
 * messages differ each time.
 */
export function expectMatch(actual: unknown, expected: unknown, at: string): void {
  if (Array.isArray(expected)) {
    expect(Array.isArray(actual), at).toBe(true)
    for (const [index, entry] of expected.entries()) {
      expectMatch(Reflect.get(Object(actual), index), entry, `${at}[${index}]`)
    }
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [name, value] of Object.entries(expected)) {
      const part: unknown = Reflect.get(Object(actual), name)
      if (name === 'id') expect(typeof part, at).toBe(typeof value)
      else expectMatch(part, value, `${at}.${name}`)
    }
  } else if (typeof expected === 'string' && expected.endsWith('…')) {
    expect(String(actual).startsWith(expected.slice(0, -1)), at).toBe(true)
  } else {
    expect(actual, at).toBe(expected)
  }
}
