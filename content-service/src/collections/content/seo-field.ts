import type { GroupField } from 'payload'
import { limitedLines, localizedLine, picture } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'

/**
 * What search engines and link previews show of a document, if it differs from the document itself.
 *
 * @param title the text shown if the title is empty
 * @param description the text shown if the description is empty
 */
export function seoField(title: Label, description: Label): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: { id: 'Mesin pencari dan pratinjau tautan', en: 'Search engines and link previews' },
    admin: {
      description: {
        id: 'Tidak tampil di halaman itu sendiri.',
        en: 'Not shown on the page itself.',
      },
    },
    fields: [
      localizedLine('title', {
        label: { id: 'Judul di mesin pencari', en: 'Title for search engines' },
        description: {
          id: `${title.id} Nama perusahaan menyusul di belakangnya.`,
          en: `${title.en} The company name follows it.`,
        },
        maxLength: 120,
        shown: [{ characters: 60, place: 'search' }],
      }),
      limitedLines('description', 500, {
        label: { id: 'Keterangan di mesin pencari', en: 'Description for search engines' },
        description,
        rows: 3,
        shown: [{ characters: 160, place: 'search' }],
      }),
      picture('image', {
        label: { id: 'Gambar pratinjau', en: 'Preview picture' },
        description: {
          id: 'Tampil saat tautan halaman dibagikan, misalnya lewat WhatsApp.',
          en: 'Shown when a link to the page is shared, for example on WhatsApp.',
        },
      }),
    ],
  }
}
