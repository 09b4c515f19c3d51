import type { FieldHook, TextField } from 'payload'
import { asReceived } from '../../collections/enquiries/as-received.ts'
import type { Message } from '../../platform/payload-types.ts'

/** The person who last changed the stage of a message: a name, not a reference, which remains when the account is deleted. */
export function movedByField(): TextField {
  return {
    ...asReceived,
    name: 'movedBy',
    type: 'text',
    label: { id: 'Dipindahkan oleh', en: 'Moved by' },
    hooks: { beforeChange: [recordMover] },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  }
}

const recordMover: FieldHook<Message, string | null> = ({ data, operation, originalDoc, req }) => {
  const isMoved = data?.status !== undefined && data.status !== originalDoc?.status
  return operation === 'update' && isMoved
    ? (req.user?.name ?? null)
    : (originalDoc?.movedBy ?? null)
}
