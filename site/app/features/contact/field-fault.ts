import type { FieldFault } from './contact.ts'

/** Whether the domain of an address that HTML accepts may lack its end, as in `kim@kepco`. */
export function isCutShort(email: string): boolean {
  return !/\.[^.@\s]{2,}$/.test(email.trim())
}

export type FieldState = {
  value: string
  isRequired: boolean
  /** Whether the browser rejects the format of an e-mail address. */
  isMalformed: boolean
  limit: number
}

/** Returns why a field cannot be sent, or `null`, by the same rules as on the server. */
export function fieldFault({
  value,
  isRequired,
  isMalformed,
  limit,
}: FieldState): FieldFault | null {
  if (isRequired && value.trim() === '') return 'missing'
  if (value.trim().length > limit) return 'too_long'
  return isMalformed ? 'format' : null
}
