import type { AfterErrorHook } from 'payload'
import { isDatabaseUnavailable } from '../../platform/database/is-unavailable.ts'

/** Payload answers 500 while the database is away, which says that trying again is of no use. */
export const reportUnavailableDatabase: AfterErrorHook = ({ error }) => {
  if ('status' in error || !isDatabaseUnavailable(error)) return
  const message =
    'Basis data sedang tidak terjangkau. Coba lagi sebentar lagi. / The database cannot be reached. Try again shortly.'
  return { response: { errors: [{ message }] }, status: 503 }
}
