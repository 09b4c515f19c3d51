import {
  type ArrayField,
  type Field,
  type FieldHook,
  type PayloadRequest,
  type TextareaField,
  ValidationError,
} from 'payload'
import { asReceived } from '../../collections/enquiries/as-received.ts'
import { dayAndTime, onlyInForm } from '../../platform/admin/fields.ts'
import type { Message } from '../../platform/payload-types.ts'

const maxLength = 5000

/** The colleagues' notes on a message, and the field that adds one. */
export function noteFields(): Field[] {
  return [notesField(), addNoteField()]
}

/** Only the service adds a note: values from a client are ignored. */
function notesField(): ArrayField {
  return {
    ...asReceived,
    name: 'notes',
    type: 'array',
    label: { id: 'Catatan', en: 'Notes' },
    labels: {
      singular: { id: 'Catatan', en: 'Note' },
      plural: { id: 'Catatan', en: 'Notes' },
    },
    hooks: { beforeChange: [appendNote] },
    admin: {
      ...asReceived.admin,
      isSortable: false,
      ...onlyInForm,
      condition: (_data, _siblings, { operation }) => operation === 'update',
      components: { Field: '/src/plugins/enquiry-desk/note-list.tsx#NoteList' },
    },
    fields: [
      { name: 'text', type: 'textarea', required: true, label: { id: 'Catatan', en: 'Note' } },
      { name: 'author', type: 'text', label: { id: 'Oleh', en: 'By' } },
      {
        name: 'at',
        type: 'date',
        required: true,
        label: { id: 'Waktu', en: 'Time' },
        admin: { date: dayAndTime },
      },
    ],
  }
}

const addLabel = { id: 'Tambah catatan', en: 'Add a note' }

/** The value is not stored and always reads as empty, so the form clears the field once a note is saved. */
function addNoteField(): TextareaField {
  return {
    name: 'addNote',
    type: 'textarea',
    virtual: true,
    label: addLabel,
    hooks: { afterRead: [() => ''] },
    admin: {
      rows: 3,
      // Payload makes every field that is not stored read-only.
      readOnly: false,
      ...onlyInForm,
      description: {
        id: 'Untuk rekan kerja; pengirim tidak melihatnya. Sesudah disimpan, catatan tidak dapat diubah atau dihapus.',
        en: 'For colleagues; the sender does not see it. A saved note cannot be changed or removed.',
      },
    },
  }
}

/** Adds the author's name, not a reference: it remains when the account is deleted. */
const appendNote: FieldHook<Message> = ({ originalDoc, siblingData, req }) => {
  const earlier = originalDoc?.notes ?? []
  const added: unknown = siblingData.addNote
  const text = typeof added === 'string' ? added.trim() : ''
  if (text === '') return earlier
  if (text.length > maxLength) throw tooLong(req)
  return [...earlier, { text, author: req.user?.name ?? null, at: new Date().toISOString() }]
}

/** Payload does not validate fields that are not stored. */
function tooLong(req: PayloadRequest): ValidationError {
  const message = req.t('validation:shorterThanMax', { maxLength })
  const errors = [{ path: 'addNote', message, label: addLabel }]
  return new ValidationError({ collection: 'messages', errors, req }, req.t)
}
