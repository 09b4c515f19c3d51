import { textRules } from '@niaga/contract/enquiry-terms'
import type { CollectionConfig, FieldHook, TextField, UIField } from 'payload'
import { admins, nobody } from '../../platform/access/access.ts'
import { dayAndTime } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { validateEmail } from '../../platform/admin/validate-email.ts'
import type { Message } from '../../platform/payload-types.ts'
import { assignedToField } from '../../plugins/enquiry-desk/assigned-to-field.ts'
import { moveMessage } from '../../plugins/enquiry-desk/board/move-message.ts'
import { customerKeyFields } from '../../plugins/enquiry-desk/customers/customer-key-fields.ts'
import { otherEnquiriesField } from '../../plugins/enquiry-desk/customers/other-enquiries-field.ts'
import { deleteOrphans } from '../../plugins/enquiry-desk/delete-orphans.ts'
import { exportMessages } from '../../plugins/enquiry-desk/export-messages.ts'
import { recordChange } from '../../plugins/enquiry-desk/history/record-history.ts'
import { noteFields } from '../../plugins/enquiry-desk/note-fields.ts'
import { remindedField } from '../../plugins/enquiry-desk/reminder/reminded-field.ts'
import { firstAnsweredField } from '../../plugins/enquiry-desk/reply/first-answered.ts'
import { replyEndpoints } from '../../plugins/enquiry-desk/reply/reply-endpoints.ts'
import { messageFileEndpoints } from '../message-files/endpoints.ts'
import { removeFilesSoon } from '../message-files/remove-unattached.ts'
import { asReceived, hiddenDigest } from './as-received.ts'
import { enquiryFields, originFields, promiseFields } from './enquiry-fields.ts'
import { newStage, stages } from './stages.ts'

const recordMover: FieldHook<Message, string | null> = ({ data, operation, originalDoc, req }) => {
  const isMoved = data?.status !== undefined && data.status !== originalDoc?.status
  return operation === 'update' && isMoved
    ? (req.user?.name ?? null)
    : (originalDoc?.movedBy ?? null)
}

/** The visitors' messages. Only the public endpoint creates them; editors may only set a status and a colleague, and add notes. */
export function messages(): CollectionConfig {
  return {
    slug: 'messages',
    labels: {
      singular: { id: 'Pesan', en: 'Enquiry' },
      plural: { id: 'Pesan', en: 'Enquiries' },
    },
    disableDuplicate: true,
    defaultSort: '-receivedAt',
    access: { create: nobody, delete: admins },
    endpoints: [exportMessages, moveMessage, ...messageFileEndpoints, ...replyEndpoints],
    hooks: {
      afterChange: [recordChange],
      afterDelete: [removeFilesSoon, ({ req }) => deleteOrphans(req)],
    },
    admin: {
      components: { beforeListTable: ['/src/plugins/enquiry-desk/list-tools.tsx#ListTools'] },
      group: menuGroups.inbox,
      useAsTitle: 'name',
      defaultColumns: [
        ...['name', 'company', 'status', 'answerBy', 'assignedTo'],
        ...['receivedAt', 'message', 'reference'],
      ],
      pagination: { defaultLimit: 25 },
      listSearchableFields: ['name', 'email', 'phone', 'message', 'reference', 'company'],
      description: {
        id: 'Pesan dari formulir kontak. Isinya tidak dapat diubah; beri status, dan tambahkan catatan.',
        en: 'Enquiries from the contact form. They cannot be changed; set the stage and add notes.',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            ...asReceived,
            name: 'name',
            type: 'text',
            required: true,
            maxLength: textRules.name.limit,
            label: { id: 'Nama', en: 'Name' },
          },
          {
            ...asReceived,
            name: 'email',
            type: 'email',
            required: true,
            validate: validateEmail,
            label: { id: 'Email', en: 'Email' },
          },
          {
            ...asReceived,
            name: 'phone',
            type: 'text',
            maxLength: textRules.phone.limit,
            label: { id: 'Telepon', en: 'Phone' },
          },
        ],
      },
      ...enquiryFields(),
      {
        ...asReceived,
        name: 'message',
        type: 'textarea',
        required: true,
        maxLength: textRules.message.limit,
        label: { id: 'Pesan', en: 'Message' },
        admin: { readOnly: true, rows: 10 },
      },
      filesField(),
      originFields(),
      {
        name: 'thread',
        type: 'ui',
        admin: {
          disableBulkEdit: true,
          disableListColumn: true,
          components: { Field: '/src/plugins/enquiry-desk/reply/thread.tsx#Thread' },
        },
      },
      ...noteFields(),
      {
        name: 'opened',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/src/plugins/enquiry-desk/opened-message.tsx#OpenedMessage' },
        },
      },
      otherEnquiriesField(),
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: newStage,
        index: true,
        label: { id: 'Status', en: 'Stage' },
        options: [...stages],
        admin: {
          position: 'sidebar',
          isClearable: false,
          description: {
            id: 'Pesan baru menjadi “Dibaca” begitu dibuka. Pilih “Ditawarkan” setelah menjawabnya, lalu tahap berikutnya.',
            en: 'A new enquiry becomes “Read” when opened. Choose “Quoted” once you have answered it, then later stages.',
          },
        },
      },
      assignedToField(),
      ...promiseFields(),
      firstAnsweredField(),
      movedByField(),
      {
        ...asReceived,
        name: 'receivedAt',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
        label: { id: 'Diterima', en: 'Received' },
        admin: {
          position: 'sidebar',
          readOnly: true,
          date: dayAndTime,
        },
      },
      remindedField(),
      ...customerKeyFields(),
      hiddenDigest('keyDigest', true),
      hiddenDigest('bodyDigest', false),
    ],
  }
}

/** The files received with a message, as downloads. */
function filesField(): UIField {
  return {
    name: 'files',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/src/collections/enquiries/file-list.tsx#FileList' },
    },
  }
}

/** The person who last changed the stage of a message: a name, not a reference, which remains when the account is deleted. */
function movedByField(): TextField {
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
