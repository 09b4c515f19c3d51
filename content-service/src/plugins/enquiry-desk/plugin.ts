import type { Field, Plugin, UIField } from 'payload'
import { withCollection, withHooks } from '../../platform/config/extend.ts'
import { withRecurring } from '../../platform/jobs/recurring.ts'
import { assignedToField } from './assigned-to-field.ts'
import { movedByField, moveMessage } from './board/move-message.ts'
import { customerKeyFields } from './customers/customer-key-fields.ts'
import { deleteOrphans } from './delete-orphans.ts'
import { exportMessages } from './export-messages.ts'
import { messageHistory, recordChange } from './history/record-history.ts'
import { noteFields } from './note-fields.ts'
import { followUpField, followUpMailedField } from './reminder/follow-up-fields.ts'
import { queueReminders } from './reminder/queue-reminders.ts'
import { remindedField } from './reminder/reminded-field.ts'
import { firstAnsweredField } from './reply/first-answered.ts'
import { messageReplies, newReplyField } from './reply/replies.ts'
import { replyEndpoints } from './reply/reply-endpoints.ts'
import { replyTemplates } from './reply/reply-templates.ts'

const remindEveryMs = 60_000

const folder = '/src/plugins/enquiry-desk'

const views = {
  inboxBoard: {
    Component: `${folder}/board/board-view.tsx#BoardView`,
    path: '/inbox/board',
    exact: true,
    meta: { title: 'Pesan per tahap' },
  },
  inboxCustomers: {
    Component: `${folder}/customers/customers-view.tsx#CustomersView`,
    path: '/inbox/customers',
    exact: true,
    meta: { title: 'Pelanggan' },
  },
  inboxCustomer: {
    Component: `${folder}/customers/customer-view.tsx#CustomerView`,
    path: '/inbox/customer',
    exact: true,
    meta: { title: 'Pelanggan' },
  },
} as const

const defaultColumns = [
  ...['name', 'company', 'status', 'hasNewReply', 'answerBy', 'assignedTo'],
  ...['receivedAt', 'message', 'reference'],
]

/** Adds what colleagues do with enquiries: board, replies, customers, reminders, notes and history. */
export function enquiryDesk(): Plugin {
  return (config) => {
    const { admin = {}, collections = [], custom } = config
    const withParts = {
      ...config,
      custom: withRecurring(custom, { everyMs: remindEveryMs, run: queueReminders }),
      admin: {
        ...admin,
        components: { ...admin.components, views: { ...admin.components?.views, ...views } },
      },
      collections: [...collections, replyTemplates(), messageReplies(), messageHistory()],
    }
    return withCollection(withParts, 'messages', (messages) => ({
      ...messages,
      admin: {
        ...messages.admin,
        defaultColumns,
        components: { beforeListTable: [`${folder}/list-tools.tsx#ListTools`] },
      },
      endpoints: [exportMessages, moveMessage, ...(messages.endpoints || []), ...replyEndpoints],
      fields: withDeskFields(messages.fields),
      hooks: withHooks(messages.hooks, {
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
    part('thread', 'reply/thread.tsx#Thread'),
    ...noteFields(),
    part('opened', 'opened-message.tsx#OpenedMessage', 'sidebar'),
    part('otherEnquiries', 'customers/other-enquiries.tsx#OtherEnquiries', 'sidebar'),
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

/** A part of the form without a value. */
function part(name: string, component: string, position?: 'sidebar'): UIField {
  return {
    name,
    type: 'ui',
    admin: {
      ...(position && { position }),
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: `${folder}/${component}` },
    },
  }
}
