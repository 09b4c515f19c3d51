import type { DateField, FieldAccess, FieldHook } from 'payload'
import { dayField } from '../../../collections/documents/document-days.ts'
import { hiddenField } from '../../../platform/admin/fields.ts'
import type { Message } from '../../../platform/payload-types.ts'

/** The day on which a message reminds the colleague who handles it. */
export function followUpField(): DateField {
  const field = dayField('followUpOn', { id: 'Ingatkan pada', en: 'Remind on' }, undefined, {
    id: 'Sejak hari itu pesan ini ada di “Hari ini”, dan sebuah email mengingatkan yang menanganinya; bila belum ada, Anda. Tulis alasannya di “Tambah catatan”.',
    en: 'From that day the enquiry is in “Today”, and whoever handles it is emailed (you, if unassigned). Write the reason in “Add a note”.',
  })
  const admin = { ...field.admin, position: 'sidebar', disableBulkEdit: true } as const
  return { ...field, index: true, hooks: { beforeChange: [assignSaver] }, admin }
}

const assignSaver: FieldHook<Message> = ({ req, siblingData, value }) => {
  if (value) siblingData.assignedTo ??= req.user?.id
  return value
}

/** When the mail of the present day was queued: another day is another mail. */
export function followUpMailedField(): DateField {
  const keepForDay: FieldHook<Message> = ({ originalDoc, siblingData }) =>
    siblingData.followUpOn === originalDoc?.followUpOn ? originalDoc?.followUpMailedAt : null
  return { ...remindedField('followUpMailedAt'), hooks: { beforeChange: [keepForDay] } }
}

const never: FieldAccess = () => false

/** When a colleague was reminded of a message; hidden from editors, who see it in the history. */
export function remindedField(name: 'remindedAt' | 'followUpMailedAt'): DateField {
  return { name, type: 'date', access: { read: never, update: never }, admin: hiddenField }
}
