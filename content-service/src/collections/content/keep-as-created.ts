import type { FieldHook } from 'payload'

/**
 * Keeps the value with which the service created the document, whatever an account sends. Field access does not work here:
 * when an account restores a version, Payload omits the field, and rejects or clears it.
 */
export const keepAsCreated: FieldHook = ({ operation, originalDoc, req, field, value }) => {
  if (operation === 'update') return Reflect.get(originalDoc ?? {}, field.name ?? '') ?? value
  return req.user ? null : value
}
