import type { Field, FieldAccess, TextField } from 'payload'

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
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
