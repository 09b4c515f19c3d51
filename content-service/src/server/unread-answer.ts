import type { Failure } from '@niaga/contract/envelope'
import type { UnreadStatus } from '@niaga/server-kit/server-limits'

const messages = {
  400: 'The request cannot be read',
  408: 'The request came too slowly',
  431: 'The headers are too large',
} as const satisfies Record<UnreadStatus, string>

/** What is answered to a request that could not be read to its end, in the contract's form. */
export function unreadAnswer(status: UnreadStatus) {
  const failure: Failure = { error: { code: 'unread', message: messages[status] } }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(failure) }
}
