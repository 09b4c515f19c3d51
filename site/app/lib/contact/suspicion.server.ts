import type { Suspicion } from '@niaga/contract/contact-message'
import { scriptFields, trapField } from './contact.ts'

/**
 * Why a form may have been filled in by a program: it filled the field that no person sees, or was faster than
 * a person can be. A time that is missing or is none never counts against a visitor.
 */
export function suspicionOf(form: FormData, leastFillingMs: number): Suspicion | null {
  const trap = form.get(trapField)
  if (typeof trap === 'string' && trap.trim() !== '') return 'trap'
  const filledMs = form.get(scriptFields.filledMs)
  const isTime = typeof filledMs === 'string' && /^\d{1,9}$/.test(filledMs)
  return isTime && Number(filledMs) < leastFillingMs ? 'haste' : null
}
