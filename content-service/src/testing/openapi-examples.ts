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

/** Every example of an operation as the call that it describes. */
export function exampleCalls(path: string, method: string, operation: Operation) {
  const { parameters = [], requestBody, responses } = operation
  return Object.entries(responses).flatMap(([status, response]) => {
    const { schema, examples } = response.content['application/json']
    return Object.entries(examples).map(([name, { value: written }]) => {
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
      return { address: call, init, status: Number(status), written, schema }
    })
  })
}

/**
 * Whether an answer is what an example says: a list may go on, a text that ends in `…` too, and ids of rows
 * and messages are others each time.
 */
export function expectHolds(answer: unknown, written: unknown, at: string): void {
  if (Array.isArray(written)) {
    expect(Array.isArray(answer), at).toBe(true)
    for (const [index, entry] of written.entries()) {
      expectHolds(Reflect.get(Object(answer), index), entry, `${at}[${index}]`)
    }
  } else if (typeof written === 'object' && written !== null) {
    for (const [name, value] of Object.entries(written)) {
      const given: unknown = Reflect.get(Object(answer), name)
      if (name === 'id') expect(typeof given, at).toBe(typeof value)
      else expectHolds(given, value, `${at}.${name}`)
    }
  } else if (typeof written === 'string' && written.endsWith('…')) {
    expect(String(answer).startsWith(written.slice(0, -1)), at).toBe(true)
  } else {
    expect(answer, at).toBe(written)
  }
}
