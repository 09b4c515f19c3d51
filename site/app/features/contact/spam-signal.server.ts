import type { SpamSignal } from '@niaga/contract/contact-message'
import { honeypotField, scriptFields } from './contact.ts'

/**
 * Why a form may have been filled in by a program: it filled the field that no person sees, or was faster than
 * a person can be. A time that is missing or is none never counts against a visitor.
 */
export function spamSignalOf(form: FormData, leastFillingMs: number): SpamSignal | null {
  const honeypot = form.get(honeypotField)
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return 'honeypot'
  const filledMs = form.get(scriptFields.filledMs)
  const isTime = typeof filledMs === 'string' && /^\d{1,9}$/.test(filledMs)
  return isTime && Number(filledMs) < leastFillingMs ? 'too-fast' : null
}
