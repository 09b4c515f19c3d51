import type { FormField, FormState } from 'payload'

/** Whether the service has received every value of a form, and every row. Fields that it added itself do not count. */
export function isReceived(received: FormState, current: FormState): boolean {
  return Object.entries(current).every(([path, field]) => {
    const sent = received[path]
    return !sent || contentOf(sent) === contentOf(field)
  })
}

/** Whether a row still waits for its fields. */
export function hasLoadingRow(fields: FormState): boolean {
  return Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
}

/** A text or a primitive value by which two states of a field are compared. */
function contentOf({ rows, value }: FormField): unknown {
  if (rows) return rows.map(({ id }) => id).join()
  // A file is only sent when the form is saved.
  if (value instanceof Blob) return null
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}
