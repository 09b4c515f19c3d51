import { type AfterErrorHook, Forbidden, type PayloadRequest } from 'payload'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { isDatabaseUnavailable } from '../../platform/database/is-unavailable.ts'
import { isBrokenForm } from '../../platform/http/broken-form.ts'

// Payload responds to these errors with 500, although the service has not failed.

/** Rejects a truncated or malformed form. */
export const rejectBrokenForm: AfterErrorHook = ({ error }) => {
  if (!isBrokenForm(error)) return
  const message = 'Kiriman tidak dapat dibaca. / The form cannot be read.'
  return { response: { errors: [{ message }] }, status: 400 }
}

const signIn = {
  id: 'Anda belum masuk, atau sesi Anda sudah berakhir. Masuk lagi di tab lain, lalu ulangi: isian Anda tetap ada.',
  en: 'You are not signed in, or your session has ended. Sign in again in another tab and repeat: what you typed is still here.',
}

/** Asks a client without a session to sign in: Payload responds as it does to an account without the right. */
export const requestSignIn: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof Forbidden) || req.user) return
  return { response: { errors: [{ message: sentenceFor(req, signIn) }] } }
}

/** Responds to an unreachable database with 503: a retry may succeed. */
export const reportUnavailableDatabase: AfterErrorHook = ({ error }) => {
  if ('status' in error || !isDatabaseUnavailable(error)) return
  const message =
    'Basis data sedang tidak terjangkau. Coba beberapa saat lagi. / The database cannot be reached. Try again shortly.'
  return { response: { errors: [{ message }] }, status: 503 }
}

/**
 * SQLSTATE class 22, for values that a column cannot contain (a number out of range, text for a number, U+0000), and
 * 42883, for an operator that a type lacks. Requests cause both, because the service's own statements are typed.
 */
const badValue = /^(22[0-9A-Z]{3}|42883)$/

/** The messages of SQLite's driver, which has no codes, for a value that is not a number, missing or an object. */
const notBound = /^(Only finite numbers|undefined cannot be passed|SQLite3 can only bind)/

/** The number of nested causes to follow: an error may be its own cause. */
const maxDepth = 8

/** Rejects a value that PostgreSQL rejects, or a query with invalid JSON. */
export const rejectBadValue: AfterErrorHook = ({ error, req }) => {
  if ('status' in error) return
  if (!hasCode(error, badValue) && !hasCode(error, notBound) && !isBrokenJson(error, req)) return
  const message =
    'Permintaan berisi nilai yang tidak dapat disimpan atau dicari. / The request contains a value that cannot be stored or searched for.'
  return { response: { errors: [{ message }] }, status: 400 }
}

/**
 * Rejects a document with the ids of another document's rows, which a client that copies documents may send. PostgreSQL
 * reports it like any unique value, for which Payload responds with 400.
 */
export const rejectForeignRows: AfterErrorHook = ({ error }) => {
  if ('status' in error || !hasCode(error, /^SQLITE_CONSTRAINT_PRIMARYKEY$/)) return
  const message =
    'Baris milik dokumen lain tidak dapat disimpan. Kirim barisnya tanpa “id”. / Rows of another document cannot be saved. Send them without “id”.'
  return { response: { errors: [{ message }] }, status: 400 }
}

/** Payload parses these two parameters as JSON if they are texts, as well as a form's `_payload` field. */
function isBrokenJson(error: unknown, { headers, query = {} }: PayloadRequest): boolean {
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data')
  const texts = [query.data, query.where].filter((value) => typeof value === 'string')
  return error instanceof SyntaxError && (isForm || texts.length > 0)
}

function hasCode(error: unknown, codes: RegExp, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false
  if (codes.test('code' in error ? String(error.code) : error.message)) return true
  return hasCode(error.cause, codes, depth + 1)
}
