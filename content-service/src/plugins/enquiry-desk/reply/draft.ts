import type { BaseLocale } from '@niaga/contract/locale'

/** An unsent answer. */
export type Draft = {
  key: string
  language: BaseLocale
  subject: string
  text: string
  price: string
  /** A day, as `2026-12-31`. */
  validUntil: string
  documents: number[]
  /** Files uploaded to the enquiry for this answer. */
  files: { id: number; name: string; bytes: number }[]
  /** `''` does not change the stage. */
  moveTo: string
}

/** Returns thirty-two random hexadecimal digits; `crypto.randomUUID` is missing if the admin is opened without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const of = (name: keyof Draft): unknown => Reflect.get(value, name)
  return (
    ['key', 'subject', 'text', 'moveTo'].every(
      (name) => typeof Reflect.get(value, name) === 'string',
    ) &&
    (of('language') === 'id' || of('language') === 'en') &&
    Array.isArray(of('documents')) &&
    Array.isArray(of('files'))
  )
}
