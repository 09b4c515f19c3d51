import { expect } from 'vitest'
import type { z } from 'zod'

type Examples = Record<string, { value: unknown }>
type Media = {
  schema: Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>
  examples: Examples
}
type Content = { content: { 'application/json': Media } }

type Operation = {
  parameters?: { name: string; in: string; examples?: Examples }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export type OpenApi = { servers: unknown; paths: Record<string, Record<string, Operation>> }

/** The request and the expected response of every example of an operation. */
export function exampleCalls(path: string, method: string, operation: Operation) {
  const { parameters = [], requestBody, responses } = operation
  return Object.entries(responses).flatMap(([status, response]) => {
    const { schema, examples } = response.content['application/json']
    return Object.entries(examples).map(([name, { value: expected }]) => {
      const query = new URLSearchParams()
      let address = path
      for (const parameter of parameters) {
        if (!parameter.examples) continue
        const value = String(parameter.examples[name]?.value)
        if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, value)
        else query.set(parameter.name, value)
      }
      const body = requestBody?.content['application/json'].examples[name]?.value
      const headers = { 'Content-Type': 'application/json' }
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method }
      const call = query.size > 0 ? `${address}?${query}` : address
      return { address: call, init, status: Number(status), expected, schema }
    })
  })
}

/**
 * Expects a response to match an example: lists may be longer, a text that ends in `…` too, and the ids of rows and
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
      const given: unknown = Reflect.get(Object(actual), name)
      if (name === 'id') expect(typeof given, at).toBe(typeof value)
      else expectMatch(given, value, `${at}.${name}`)
    }
  } else if (typeof expected === 'string' && expected.endsWith('…')) {
    expect(String(actual).startsWith(expected.slice(0, -1)), at).toBe(true)
  } else {
    expect(actual, at).toBe(expected)
  }
}
