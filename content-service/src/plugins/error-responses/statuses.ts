import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isDatabaseUnavailable } from '../../platform/database/is-unavailable.ts'
import { isBrokenForm } from '../../platform/http/broken-form.ts'

// Payload responds to these errors with 500, although the service has not failed.

/** For a truncated or malformed form. */
export const rejectBrokenForm: AfterErrorHook = ({ error }) => {
  if (!isBrokenForm(error)) return
  const message = 'Kiriman tidak dapat dibaca. / The form cannot be read.'
  return { response: { errors: [{ message }] }, status: 400 }
}

/** For an unreachable database: 503 says that a retry may help. */
export const reportUnavailableDatabase: AfterErrorHook = ({ error }) => {
  if ('status' in error || !isDatabaseUnavailable(error)) return
  const message =
    'Basis data sedang tidak terjangkau. Coba lagi sebentar lagi. / The database cannot be reached. Try again shortly.'
  return { response: { errors: [{ message }] }, status: 503 }
}

/**
 * SQLSTATE class 22, for values that a column cannot hold (a number out of range, text for a number, U+0000), and 42883, for
 * an operator that a type does not have. The request causes both, because the service's own statements are typed.
 */
const codes = /^(22[0-9A-Z]{3}|42883)$/

/** How many nested causes are followed: an error may be its own cause. */
const maxDepth = 8

/** For a value that PostgreSQL rejects, or a query that is not valid JSON. */
export const rejectBadValue: AfterErrorHook = ({ error, req }) => {
  if ('status' in error) return
  if (!isBadValue(error) && !isBrokenQuery(error, req.query)) return
  const message =
    'Permintaan berisi nilai yang tidak dapat disimpan atau dicari. / The request holds a value that cannot be stored or searched for.'
  return { response: { errors: [{ message }] }, status: 400 }
}

/** Payload parses these two parameters as JSON if they are texts. */
function isBrokenQuery(error: unknown, query: PayloadRequest['query'] = {}): boolean {
  const { data, where } = query
  return error instanceof SyntaxError && [data, where].some((value) => typeof value === 'string')
}

function isBadValue(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return isBadValue(error.cause, depth + 1)
}
