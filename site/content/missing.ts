import { data } from 'react-router'

const things = ['product', 'tool', 'post', 'request'] as const

/** Objects with a not-found message of their own; those of the specification are in its section 8. */
export type MissingThing = (typeof things)[number]

/** Returned by the content client for deleted content (410). */
export const gone = 'gone'

export type Gone = typeof gone

/**
 * Returns the error that a loader throws if the subject of its page does not exist: a 404, or a 410 if it was deleted (RFC
 * 9110, section 15.5.11), rendered by the root's error boundary.
 *
 * @param unsent what the visitor typed for the subject, which the page shows again
 */
export function missing(thing: MissingThing, value: Gone | null = null, unsent = '') {
  return data({ missing: thing, unsent }, { status: value === gone ? 410 : 404 })
}

/** Reads from a 404 what is missing; returns `null` for an address without a page. */
export function missingThing(body: unknown): MissingThing | null {
  if (typeof body !== 'object' || body === null || !('missing' in body)) return null
  return things.find((thing) => thing === body.missing) ?? null
}
