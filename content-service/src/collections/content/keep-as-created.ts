import type { FieldHook } from 'payload'

/**
 * Keeps what a field had when the service created its document, whatever an account sends. Access of a field would not do:
 * Payload then leaves the field out when an account restores a version, and rejects or clears it.
 */
export const keepAsCreated: FieldHook = ({ operation, originalDoc, req, field, value }) => {
  if (operation === 'update') return Reflect.get(originalDoc ?? {}, field.name ?? '') ?? value
  return req.user ? null : value
}
