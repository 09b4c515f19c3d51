import { expect, test } from 'vitest'
import { hideInternals } from './hide-internals.ts'

const address = 'http://localhost:4000/cms/api/payload-migrations'

test('hides the internal address where a collection does not have a route', async () => {
  const inner = Response.json({ message: `Cannot GET ${address}` }, { status: 501 })
  const response = hideInternals(inner)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toMatch(/localhost|4000|payload-migrations/)
})

test('adds Retry-After to 503', async () => {
  const response = hideInternals(Response.json({}, { status: 503 }))
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
})

test('returns everything else as it is', async () => {
  const response = Response.json({ docs: [] })
  expect(hideInternals(response)).toBe(response)
  expect(response.headers.has('Retry-After')).toBe(false)
})
