import { data } from 'react-router'

const things = ['product', 'tool', 'post'] as const

/** Things for which the specification has a sentence when they are not found (section 8). */
export type MissingThing = (typeof things)[number]

/** What a loader throws when the thing its page is about does not exist: 404, drawn by the root's boundary. */
export function missing(thing: MissingThing) {
  return data({ missing: thing }, { status: 404 })
}

/** Which thing a 404 says is missing; `null` for an address that is no page. */
export function missingThing(body: unknown): MissingThing | null {
  if (typeof body !== 'object' || body === null || !('missing' in body)) return null
  return things.find((thing) => thing === body.missing) ?? null
}
