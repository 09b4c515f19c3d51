import type { AfterErrorHook, PayloadRequest } from 'payload'

/**
 * Of PostgreSQL's SQLSTATE the class of values that no column takes (a number out of range, text for a number, U+0000), and an
 * operator that a type does not have. Both come of what was sent: the service's own statements are typed.
 */
const codes = /^(22[0-9A-Z]{3}|42883)$/

/** Causes of causes that are looked at: an error may be its own. */
const maxDepth = 8

/** Payload answers 500 to a value that PostgreSQL rejects, and to a query in JSON that is none. */
export const rejectBadValue: AfterErrorHook = ({ error, req }) => {
  if ('status' in error) return
  if (!isBadValue(error) && !isBrokenQuery(error, req.query)) return
  const message =
    'Permintaan berisi nilai yang tidak dapat disimpan atau dicari. / The request holds a value that cannot be stored or searched for.'
  return { response: { errors: [{ message }] }, status: 400 }
}

/** Payload parses these two as JSON where they are a text. */
function isBrokenQuery(error: unknown, query: PayloadRequest['query'] = {}): boolean {
  const { data, where } = query
  return error instanceof SyntaxError && [data, where].some((value) => typeof value === 'string')
}

function isBadValue(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return isBadValue(error.cause, depth + 1)
}
