import type { Field, Plugin } from 'payload'
import { formPart } from '../../platform/admin/fields.ts'
import {
  adminView,
  withAdmin,
  withCollection,
  withListPart,
  withMore,
} from '../../platform/config/extend.ts'
import { withRecurring } from '../../platform/jobs/recurring.ts'
import { assignedToField } from './assigned-to-field.ts'
import { movedByField, moveMessage } from './board/move-message.ts'
import { customerKeyFields } from './customers/customer-key-fields.ts'
import { deleteOrphans } from './delete-orphans.ts'
import { exportMessages } from './export-messages.ts'
import { messageHistory, recordChange } from './history/record-history.ts'
import { noteFields } from './note-fields.ts'
import { queueReminders } from './reminder/queue-reminders.ts'
import { followUpField, followUpMailedField, remindedField } from './reminder/reminder-fields.ts'
import { firstAnsweredField } from './reply/first-answered.ts'
import { messageReplies, newReplyField } from './reply/replies.ts'
import { replyEndpoints } from './reply/reply-endpoints.ts'
import { replyTemplates } from './reply/reply-templates.ts'

const remindEveryMs = 60_000

const folder = '/src/plugins/enquiry-desk'

const views = {
  inboxBoard: adminView(
    '/inbox/board',
    `${folder}/board/board-view.tsx#BoardView`,
    'Pesan per tahap',
  ),
  inboxCustomers: adminView(
    '/inbox/customers',
    `${folder}/customers/customers-view.tsx#CustomersView`,
    'Pelanggan',
  ),
  inboxCustomer: adminView(
    '/inbox/customer',
    `${folder}/customers/customer-view.tsx#CustomerView`,
    'Pelanggan',
  ),
}

const sidebar = { position: 'sidebar' } as const

const defaultColumns = [
  ...['name', 'company', 'status', 'hasNewReply', 'answerBy', 'assignedTo'],
  ...['receivedAt', 'message', 'reference'],
]

/** Adds what colleagues do with enquiries: board, replies, customers, reminders, notes and history. */
export function enquiryDesk(): Plugin {
  return (config) => {
    const withParts = withMore(withAdmin(config, { views }), {
      collections: [replyTemplates(), messageReplies(), messageHistory()],
    })
    const custom = withRecurring(config.custom, { everyMs: remindEveryMs, run: queueReminders })
    return withCollection({ ...withParts, custom }, 'messages', ({ admin, ...messages }) => ({
      ...withListPart(
        { ...messages, admin: { ...admin, defaultColumns } },
        `${folder}/list-tools.tsx#ListTools`,
      ),
      endpoints: [exportMessages, moveMessage, ...(messages.endpoints || []), ...replyEndpoints],
      fields: withDeskFields(messages.fields),
      hooks: withMore(messages.hooks, {
        afterChange: [recordChange],
        afterDelete: [({ req }) => deleteOrphans(req)],
      }),
    }))
  }
}

/** Adds the desk's fields: the narrow column's beside the stage, the others below the received fields. */
function withDeskFields(fields: Field[]): Field[] {
  const stage = fields.findIndex((field) => 'name' in field && field.name === 'status')
  return [
    ...fields.slice(0, stage),
    formPart('thread', `${folder}/reply/thread.tsx#Thread`),
    ...noteFields(),
    formPart('opened', `${folder}/opened-message.tsx#OpenedMessage`, sidebar),
    formPart('otherEnquiries', `${folder}/customers/other-enquiries.tsx#OtherEnquiries`, sidebar),
    ...fields.slice(stage, stage + 1),
    newReplyField(),
    assignedToField(),
    followUpField(),
    firstAnsweredField(),
    ...fields.slice(stage + 1),
    movedByField(),
    remindedField('remindedAt'),
    followUpMailedField(),
    ...customerKeyFields(),
  ]
}
