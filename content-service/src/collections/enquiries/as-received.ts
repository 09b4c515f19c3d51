import type { Field, FieldAccess } from 'payload'

const never: FieldAccess = () => false

/** A field that nobody changes after the message is received. */
export const asReceived = {
  access: { update: never },
  admin: { readOnly: true },
} satisfies Partial<Field>

/** Distinguishes a repeated message from a new one; hidden from editors. */
export function hiddenDigest(name: string, isUnique: boolean): Field {
  return {
    name,
    type: 'text',
    unique: isUnique,
    access: { read: never, update: never },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
