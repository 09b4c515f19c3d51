import type { DateField, FieldAccess } from 'payload'

const never: FieldAccess = () => false

/** When a colleague was reminded of an unanswered message; hidden from editors, who see it in the history. */
export function remindedField(): DateField {
  return {
    name: 'remindedAt',
    type: 'date',
    access: { read: never, update: never },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
