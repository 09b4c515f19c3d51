import type { Field, FieldAccess, TextField } from 'payload'
import { hiddenField } from '../../platform/admin/fields.ts'

const never: FieldAccess = () => false

/** A field that nobody changes after the message is received. */
export const asReceived = {
  access: { update: never },
  admin: { readOnly: true },
} satisfies Partial<Field>

/** A text for the service alone; hidden from editors. */
export function hiddenText(name: string, index: Pick<TextField, 'index' | 'unique'> = {}): Field {
  return {
    name,
    type: 'text',
    ...index,
    access: { read: never, update: never },
    admin: hiddenField,
  }
}
