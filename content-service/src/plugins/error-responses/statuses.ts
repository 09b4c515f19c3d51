import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isDatabaseUnavailable } from '../../platform/database/is-unavailable.ts'
import { isBrokenForm } from '../../platform/http/broken-form.ts'

// What Payload responds to with 500 although it is no failure of the service.

/** A form that breaks off. */
export const rejectBrokenForm: AfterErrorHook = ({ error }) => {
  if (!isBrokenForm(error)) return
  const message = 'Kiriman tidak dapat dibaca. / The form cannot be read.'
  return { response: { errors: [{ message }] }, status: 400 }
}

/** While the database is away; 500 would say that trying again does not help. */
export const reportUnavailableDatabase: AfterErrorHook = ({ error }) => {
  if ('status' in error || !isDatabaseUnavailable(error)) return
  const message =
    'Basis data sedang tidak terjangkau. Coba lagi sebentar lagi. / The database cannot be reached. Try again shortly.'
  return { response: { errors: [{ message }] }, status: 503 }
}

/**
 * Of PostgreSQL's SQLSTATE the class of values that no column takes (a number out of range, text for a number, U+0000), and an
 * operator that a type does not have. Both come of what was sent: the service's own statements are typed.
 */
const codes = /^(22[0-9A-Z]{3}|42883)$/

/** Causes of causes that are looked at: an error may be its own. */
const maxDepth = 8

/** A value that PostgreSQL rejects, or a query that should be JSON and is not. */
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
