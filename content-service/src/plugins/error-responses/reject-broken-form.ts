import type { AfterErrorHook } from 'payload'
import { isBrokenForm } from '../../platform/http/broken-form.ts'

/** Payload answers 500 to a form that breaks off, whoever sends it. */
export const rejectBrokenForm: AfterErrorHook = ({ error }) => {
  if (!isBrokenForm(error)) return
  const message = 'Kiriman tidak dapat dibaca. / The form cannot be read.'
  return { response: { errors: [{ message }] }, status: 400 }
}
