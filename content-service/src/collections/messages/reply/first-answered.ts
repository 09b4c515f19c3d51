import type { DateField, FieldHook } from 'payload'
import { dayAndTime } from '../../../platform/admin/fields.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { asReceived } from '../as-received.ts'
import { isStatus, type Status } from '../statuses.ts'

/** In the context of a save that goes with an answer by mail, which counts once it is sent. */
export const answeredByMail = 'answeredByMail'

/** A message has one of these once it was answered, by whatever means. */
const answeredStatuses: readonly Status[] = ['quoted', 'sample', 'negotiating', 'won']

/**
 * When the company first answered: the moment in which the first answer from the admin was sent, else that in which a
 * colleague said by the stage that they answered in another way.
 */
export function firstAnsweredField(): DateField {
  return {
    ...asReceived,
    name: 'firstAnsweredAt',
    type: 'date',
    index: true,
    label: { id: 'Pertama dijawab', en: 'First answered' },
    hooks: { beforeChange: [noteFirstAnswer] },
    admin: {
      ...asReceived.admin,
      position: 'sidebar',
      date: dayAndTime,
      disableBulkEdit: true,
      condition: ({ firstAnsweredAt }) => Boolean(firstAnsweredAt),
    },
  }
}

const noteFirstAnswer: FieldHook<Message> = (hook) => {
  const { context, operation, originalDoc, siblingData, value } = hook
  if (operation === 'create') return value ?? null
  const earlier = originalDoc?.firstAnsweredAt ?? null
  const { status } = siblingData
  if (earlier !== null || context[answeredByMail] || status === originalDoc?.status) return earlier
  return isStatus(status) && answeredStatuses.includes(status) ? new Date().toISOString() : null
}
