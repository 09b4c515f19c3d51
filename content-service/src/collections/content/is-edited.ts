import type { CheckboxField } from 'payload'
import { hiddenField } from '../../platform/admin/fields.ts'

/** Whether an account ever saved the document: documents that nobody saved are not content of the company. */
export function isEdited(): CheckboxField {
  return {
    name: 'isEdited',
    type: 'checkbox',
    defaultValue: false,
    label: { id: 'Sudah disunting', en: 'Edited' },
    access: { update: () => false },
    hooks: { beforeChange: [({ req, value }) => Boolean(value) || Boolean(req.user)] },
    admin: hiddenField,
  }
}
