import type { RelationshipField } from 'payload'

/** For the browser too: Payload would render them in whichever language the form was first opened. */
export const assignedToTexts = {
  label: { id: 'Ditangani oleh', en: 'Assigned to' },
  description: {
    id: 'Rekan yang menjawab dan mengikuti pesan ini.',
    en: 'The colleague who answers this message and follows it up.',
  },
  nobody: { id: 'Belum ada', en: 'Nobody yet' },
}

const parts = '/src/collections/messages/assigned-to.tsx'

/**
 * Who answers a message. Payload's own field would offer only the accounts that the editor may read, which is
 * theirs, so that its parts here only read names.
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
