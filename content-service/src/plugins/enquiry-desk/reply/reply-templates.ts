import type { CollectionConfig } from 'payload'
import { isAdmin, isSales } from '../../../platform/access/access.ts'
import { limitedLines, localizedLine, sortOrder } from '../../../platform/admin/fields.ts'
import { menuGroups } from '../../../platform/admin/labels.ts'
import { maxTextLength } from './reply-limits.ts'

/** Texts that answers begin with. Sales and admins write them. */
export function replyTemplates(): CollectionConfig {
  return {
    slug: 'reply-templates',
    labels: {
      singular: { id: 'Templat jawaban', en: 'Reply template' },
      plural: { id: 'Templat jawaban', en: 'Reply templates' },
    },
    defaultSort: 'sortOrder',
    access: {
      create: ({ req }) => isAdmin(req) || isSales(req.user),
      update: ({ req }) => isAdmin(req) || isSales(req.user),
      delete: ({ req }) => isAdmin(req) || isSales(req.user),
    },
    admin: {
      group: menuGroups.inbox,
      useAsTitle: 'name',
      defaultColumns: ['name', 'sortOrder', 'updatedAt'],
      listSearchableFields: ['name', 'text'],
      description: {
        id: 'Awal jawaban atas pesan, dalam kedua bahasa. Yang menjawab memilihnya, lalu melengkapinya.',
        en: 'Openings for replies, in both languages. Whoever replies chooses one and completes it.',
      },
    },
    fields: [
      localizedLine('name', {
        label: { id: 'Nama', en: 'Name' },
        description: {
          id: 'Untuk memilihnya; pembeli tidak melihatnya.',
          en: 'For choosing it; the buyer does not see it.',
        },
        required: true,
        maxLength: 80,
      }),
      limitedLines('text', maxTextLength / 4, {
        label: { id: 'Teks', en: 'Text' },
        description: {
          id: 'Terisi otomatis: {nama}, {perusahaan}, {nomor}, {barang}, {saya}. Kata lain dalam kurung kurawal, misalnya {harga}, diisi oleh yang menjawab; sebelum itu jawaban tidak dapat dikirim.',
          en: 'Filled in automatically: {name}, {company}, {reference}, {items}, {me}. You fill in any other word in braces, such as {price}, or the reply cannot be sent.',
        },
        required: true,
        rows: 14,
      }),
      sortOrder(),
    ],
  }
}
