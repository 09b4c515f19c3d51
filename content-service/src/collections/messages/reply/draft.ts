import type { BaseLocale } from '@niaga/contract/locale'

/** An answer that is being written. */
export type Draft = {
  key: string
  language: BaseLocale
  subject: string
  text: string
  documents: number[]
  /** Uploaded to the enquiry for this answer. */
  files: { id: number; name: string; bytes: number }[]
  /** `''` leaves the stage as it is. */
  moveTo: string
}

const prefix = 'niaga-reply'

/** More enquiries than anyone answers at a time; the browser's storage is small. */
const maxDrafts = 30

/** Where a browser keeps what a colleague writes to an enquiry. */
export function draftPlace(user: number | string, message: number | string): string {
  return `${prefix}/${user}/${message}`
}

/** @returns the draft, `null` without one, or where the browser keeps nothing */
export function readDraft(place: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepDraft(place: string, draft: Draft): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...draft, keptAt: Date.now() }))
    forgetOldest()
  } catch {
    // A full or forbidden storage: the form itself still has it.
  }
}

export function forgetDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}

/** Thirty-two random hexadecimal digits; `crypto.randomUUID` is missing where the admin is opened without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function forgetOldest(): void {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(`${prefix}/`))
  if (places.length <= maxDrafts) return
  const byAge = places.toSorted((one, next) => keptAt(one) - keptAt(next))
  for (const place of byAge.slice(0, places.length - maxDrafts)) forgetDraft(place)
}

function keptAt(place: string): number {
  const kept: unknown = readDraft(place)
  return typeof kept === 'object' && kept !== null ? Number(Reflect.get(kept, 'keptAt')) || 0 : 0
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const of = (name: keyof Draft): unknown => Reflect.get(kept, name)
  return (
    ['key', 'subject', 'text', 'moveTo'].every(
      (name) => typeof Reflect.get(kept, name) === 'string',
    ) &&
    (of('language') === 'id' || of('language') === 'en') &&
    Array.isArray(of('documents')) &&
    Array.isArray(of('files'))
  )
}
