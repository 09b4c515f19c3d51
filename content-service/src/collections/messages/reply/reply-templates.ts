import type { CollectionConfig } from 'payload'
import { isAdmin, isSales } from '../../../platform/access/access.ts'
import { limitedLines, localizedLine, sortOrder } from '../../../platform/admin/fields.ts'
import { menuGroups } from '../../../platform/admin/labels.ts'
import { maxTextLength } from './reply-limits.ts'

/** Texts that answers begin with. Those who answer write them: sales, and admins. */
export function replyTemplates(): CollectionConfig {
  return {
    slug: 'reply-templates',
    labels: {
      singular: { id: 'Templat jawaban', en: 'Answer template' },
      plural: { id: 'Templat jawaban', en: 'Answer templates' },
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
        id: 'Awal jawaban atas pesan, dalam kedua bahasa. Kata dalam kurung kurawal diisi sendiri: {nama}, {perusahaan}, {nomor}, {barang}, {saya}. Kata lain, misalnya {harga}, diisi oleh yang menjawab; sebelum itu jawaban tidak dapat dikirim.',
        en: 'How answers to messages begin, in both languages. Words in braces are filled in: {name}, {company}, {reference}, {items}, {me}. Other words, such as {price}, are for whoever answers to fill in; until then the answer cannot be sent.',
      },
    },
    fields: [
      localizedLine('name', {
        label: { id: 'Nama', en: 'Name' },
        description: {
          id: 'Untuk memilihnya; pembeli tidak melihatnya.',
          en: 'To choose it by; the buyer does not see it.',
        },
        required: true,
        maxLength: 80,
      }),
      limitedLines('text', maxTextLength / 4, {
        label: { id: 'Teks', en: 'Text' },
        required: true,
        rows: 14,
      }),
      sortOrder(),
    ],
  }
}
