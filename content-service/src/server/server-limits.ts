import type { Failure } from '@niaga/contract/envelope'
import { type ServerLimits, sharedLimits, type UnreadStatus } from '@niaga/server-kit/server-limits'

export const serverLimits: ServerLimits = {
  ...sharedLimits,
  /** Enough time for a picture of 10 MB over a line of 1.5 Mbit/s, or a document of 20 MB over 3 Mbit/s. */
  requestTimeoutMs: 60_000,
  /** Longer than any single query of the admin, during which it sends nothing. */
  idleTimeoutMs: 120_000,
}

const messages = {
  400: 'The request cannot be read',
  408: 'The request came too slowly',
  431: 'The headers are too large',
} as const satisfies Record<UnreadStatus, string>

/** Returns the response to a request that could not be read completely, in the contract's form. */
export function unreadableResponse(status: UnreadStatus) {
  const failure: Failure = { error: { code: 'unread', message: messages[status] } }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(failure) }
}
