import type { FieldFault } from './contact.ts'

export type FieldState = {
  value: string
  isRequired: boolean
  /** What the browser says of the value's form, for an address of e-mail. */
  isMalformed: boolean
  limit: number
}

/** Why a field cannot be sent, or `null`: the same rules as the server's, said before the way there. */
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
