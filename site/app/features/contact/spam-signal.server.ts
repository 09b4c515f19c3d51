import type { SpamSignal } from '@niaga/contract/contact-message'
import { honeypotField, scriptFields } from './contact.ts'

/**
 * Returns why a form may be spam: the honeypot is filled in, or the form was sent faster than a person can type. A missing
 * or invalid time is not a signal.
 */
export function getSpamSignal(form: FormData, minFillingMs: number): SpamSignal | null {
  const honeypot = form.get(honeypotField)
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return 'honeypot'
  const filledMs = form.get(scriptFields.filledMs)
  const isTime = typeof filledMs === 'string' && /^\d{1,9}$/.test(filledMs)
  return isTime && Number(filledMs) < minFillingMs ? 'too-fast' : null
}
