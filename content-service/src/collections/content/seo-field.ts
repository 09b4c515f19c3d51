import type { CollapsibleField, GroupField } from 'payload'
import { folded, limitedLines, localizedLine, picture } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'

/**
 * What search engines and link previews show of a document, if it differs from the document itself.
 *
 * @param automatic what they show if the fields are empty
 */
export function seoField(automatic: Label): CollapsibleField {
  const label = { id: 'Mesin pencari dan pratinjau tautan', en: 'Search engines and link previews' }
  const seo: GroupField = {
    name: 'seo',
    type: 'group',
    label,
    fields: [
      localizedLine('title', {
        label: { id: 'Judul di mesin pencari', en: 'Title for search engines' },
        description: {
          id: 'Nama perusahaan menyusul di belakangnya.',
          en: 'The company name follows it.',
        },
        maxLength: 120,
        shown: [{ characters: 60, place: 'search' }],
      }),
      limitedLines('description', 500, {
        label: { id: 'Keterangan di mesin pencari', en: 'Description for search engines' },
        description: { id: 'Tampil di bawah judul itu.', en: 'Shown below that title.' },
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
  return folded(label, automatic, [seo])
}
