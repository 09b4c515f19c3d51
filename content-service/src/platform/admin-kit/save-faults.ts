import { APIError, ValidationError } from 'payload'

/** An error of Payload about a document; without a path, about the whole. */
export type SaveFault = { path: string; label: string; message: string }

/** Omits the name of a group that its collapsible has too: `Syarat dagang → Syarat dagang → HS`. */
export function namedOnce(label: string): string {
  return label.replace(/(^|> )([^>]+) > \2 >/g, '$1$2 >')
}

/** Returns the faults of a rejected save, `null` for another error. */
export function getFaults(error: unknown): SaveFault[] | null {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, label, message }) => ({
      ...{ path, message },
      label: typeof label === 'string' && label !== '' ? namedOnce(label) : path,
    }))
  }
  if (error instanceof APIError && error.isPublic !== false && error.status < 500) {
    return [{ path: '', label: '', message: error.message }]
  }
  return null
}
