import { type ContactValues, contactFields } from './contact.ts'

/**
 * Keeps what a visitor typed in this tab until it has been sent: a reload loses nothing, and a later user of the
 * browser does not find it.
 *
 * @param product the product for which the form was opened; the form of another product does not show its draft
 */
export function keepDraft(product: string, values: ContactValues): void {
  write(nameOf(product), JSON.stringify(values))
}

export function readDraft(product: string): ContactValues | null {
  const stored = read(nameOf(product))
  return stored === null ? null : parseDraft(stored)
}

export function dropDraft(product: string): void {
  try {
    sessionStorage.removeItem(nameOf(product))
  } catch {
    // Without storage there is no draft to remove.
  }
}

function nameOf(product: string): string {
  return `contact-draft:${product}`
}

function parseDraft(stored: string): ContactValues | null {
  try {
    const values: unknown = JSON.parse(stored)
    if (typeof values !== 'object' || values === null) return null
    const entries = contactFields.map((field) => [field, Reflect.get(values, field)] as const)
    const draft = { name: '', email: '', phone: '', message: '' }
    for (const [field, value] of entries) if (typeof value === 'string') draft[field] = value
    return draft
  } catch {
    return null
  }
}

/** Storage may fail in private modes and on full disks; the form works without it. */
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // As in `read`.
  }
}
