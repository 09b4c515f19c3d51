import type { RelationshipField } from 'payload'

/** Sent to the browser too: Payload would render the texts in the language in which the form was first opened. */
export const assignedToTexts = {
  label: { id: 'Ditangani oleh', en: 'Assigned to' },
  description: {
    id: 'Rekan yang menjawab dan mengikuti pesan ini.',
    en: 'The colleague who answers this enquiry and follows it up.',
  },
  nobody: { id: 'Belum ada', en: 'Nobody yet' },
}

const parts = '/src/plugins/enquiry-desk/assigned-to.tsx'

/**
 * The account that answers a message. Payload's own field would offer only accounts that the editor may read, which is
 * only their own, so these components read just the names.
 */
export function assignedToField(): RelationshipField {
  return {
    name: 'assignedTo',
    type: 'relationship',
    relationTo: 'users',
    label: assignedToTexts.label,
    admin: {
      description: assignedToTexts.description,
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      disableListFilter: true,
      components: { Field: `${parts}#AssignedTo`, Cell: `${parts}#AssignedToCell` },
    },
  }
}
