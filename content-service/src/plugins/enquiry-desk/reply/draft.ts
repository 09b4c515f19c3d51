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

const prefix = 'niaga-reply'

/** More enquiries than anyone answers at once; the browser's storage is small. */
const maxDrafts = 30

/** Returns the key of a colleague's draft for an enquiry in the browser's storage. */
export function draftPlace(user: number | string, message: number | string): string {
  return `${prefix}/${user}/${message}`
}

/** @returns the draft; `null` if there is no draft or the browser stores nothing */
export function readDraft(place: string): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

export function keepDraft(place: string, draft: Draft): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...draft, keptAt: Date.now() }))
    forgetOldest()
  } catch {
    // The storage is full or forbidden: the form still has the draft.
  }
}

export function forgetDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Nothing was stored.
  }
}

/** Returns thirty-two random hexadecimal digits; `crypto.randomUUID` is missing if the admin is opened without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function forgetOldest(): void {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(`${prefix}/`))
  if (places.length <= maxDrafts) return
  const byAge = places.toSorted((one, next) => savedAt(one) - savedAt(next))
  for (const place of byAge.slice(0, places.length - maxDrafts)) forgetDraft(place)
}

function savedAt(place: string): number {
  const draft: unknown = readDraft(place)
  return typeof draft === 'object' && draft !== null ? Number(Reflect.get(draft, 'keptAt')) || 0 : 0
}

function isDraft(value: unknown): value is Draft {
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
