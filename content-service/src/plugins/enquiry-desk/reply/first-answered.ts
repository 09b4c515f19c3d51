import type { DateField, FieldHook } from 'payload'
import { asReceived } from '../../../collections/enquiries/as-received.ts'
import { answeredStages, isStage } from '../../../collections/enquiries/stages.ts'
import { dayAndTime } from '../../../platform/admin/fields.ts'
import type { Message } from '../../../platform/payload-types.ts'

/** The key in a save's context for an answer by mail, which counts once it is sent. */
export const answeredByMail = 'answeredByMail'

/**
 * When the company first answered: when the first answer was sent from the admin, or else when a colleague's change of
 * stage showed that they had answered in another way.
 */
export function firstAnsweredField(): DateField {
  return {
    ...asReceived,
    name: 'firstAnsweredAt',
    type: 'date',
    index: true,
    label: { id: 'Pertama dijawab', en: 'First reply' },
    hooks: { beforeChange: [recordFirstAnswer] },
    admin: {
      ...asReceived.admin,
      position: 'sidebar',
      date: dayAndTime,
      disableBulkEdit: true,
      condition: ({ firstAnsweredAt }) => Boolean(firstAnsweredAt),
    },
  }
}

const recordFirstAnswer: FieldHook<Message> = (hook) => {
  const { context, operation, originalDoc, siblingData, value } = hook
  if (operation === 'create') return value ?? null
  const earlier = originalDoc?.firstAnsweredAt ?? null
  const { status } = siblingData
  if (earlier !== null || context[answeredByMail] || status === originalDoc?.status) return earlier
  return isStage(status) && answeredStages.includes(status) ? new Date().toISOString() : null
}
