import type { UIField } from 'payload'

/** The files received with a message, as downloads. */
export function filesField(): UIField {
  return {
    name: 'files',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/src/collections/messages/file-list.tsx#FileList' },
    },
  }
}
