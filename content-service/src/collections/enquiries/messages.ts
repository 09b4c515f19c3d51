import { textRules } from '@niaga/contract/enquiry-terms'
import type { CollectionConfig } from 'payload'
import { admins, nobody } from '../../platform/access/access.ts'
import { dayAndTime, formPart } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { messageFileEndpoints } from '../message-files/endpoints.ts'
import { removeFilesSoon } from '../message-files/remove-unattached.ts'
import { asReceived, hiddenText } from './as-received.ts'
import { enquiryFields, originFields, promiseFields } from './enquiry-fields.ts'
import { newStage, stages } from './stages.ts'

/** The visitors' messages. Only the public endpoint creates them; editors may change only the stage and the desk's fields. */
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
    endpoints: messageFileEndpoints,
    hooks: { afterDelete: [removeFilesSoon] },
    admin: {
      group: menuGroups.inbox,
      useAsTitle: 'name',
      pagination: { defaultLimit: 25 },
      listSearchableFields: ['name', 'email', 'phone', 'message', 'reference', 'company'],
      description: {
        id: 'Pesan dari formulir kontak. Isinya tidak dapat diubah; beri status, dan tambahkan catatan.',
        en: 'Enquiries from the contact form. They cannot be changed; set the stage and add notes.',
      },
    },
    fields: [
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
      formPart('files', '/src/collections/enquiries/file-list.tsx#FileList'),
      originFields(),
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
      ...promiseFields(),
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
      hiddenText('keyDigest', { unique: true }),
      hiddenText('bodyDigest'),
      hiddenText('pageSecret', { index: true }),
    ],
  }
}
