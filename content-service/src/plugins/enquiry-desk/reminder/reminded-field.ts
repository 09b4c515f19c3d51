import type { DateField, FieldAccess } from 'payload'

const never: FieldAccess = () => false

/** When a colleague was reminded of a message; hidden from editors, who see it in the history. */
export function remindedField(name: 'remindedAt' | 'followUpMailedAt'): DateField {
  return {
    name,
    type: 'date',
    access: { read: never, update: never },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
