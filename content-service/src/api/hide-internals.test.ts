import { expect, test } from 'vitest'
import { hideInternals } from './hide-internals.ts'

const address = 'http://localhost:4000/cms/api/payload-migrations'

test('says nothing of the address inside where a collection does not offer a call', async () => {
  const inner = Response.json({ message: `Cannot GET ${address}` }, { status: 501 })
  const answer = hideInternals(inner)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toMatch(/localhost|4000|payload-migrations/)
})

test('says when to try again what cannot be answered now', async () => {
  const answer = hideInternals(Response.json({}, { status: 503 }))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
})

test('passes on everything else as it is', async () => {
  const response = Response.json({ docs: [] })
  expect(hideInternals(response)).toBe(response)
  expect(response.headers.has('Retry-After')).toBe(false)
})
