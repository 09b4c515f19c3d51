'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'

type Props = { path: string }

const headings = { id: 'Catatan', en: 'Notes' }

/**
 * Shows the notes on a message, oldest first, as read-only text. This component checks whether there are any, not a
 * condition of the field: a condition is also evaluated for a change sent before a save, and its response hid the first
 * note.
 */
export function NoteList({ path }: Props) {
  const { i18n } = useTranslation()
  const fields = useFormFields(([state]) => state)
  const language = adminLanguage(i18n.language)
  const notes = notesIn(fields, path)
  if (notes.length === 0) return null
  return (
    <section className="field-type note-list" aria-label={headings[language]}>
      <h2 className="field-label">{headings[language]}</h2>
      <ol>
        {notes.map(({ key, text, author, at }) => (
          <li key={key}>
            <p>{text}</p>
            <footer>
              {author && `${author}, `}
              {at && <time dateTime={at}>{writeMoment(at, language)}</time>}
            </footer>
          </li>
        ))}
      </ol>
    </section>
  )
}

function notesIn(fields: FormState, path: string) {
  const valueAt = (index: number, name: string) => {
    const value = fields[`${path}.${index}.${name}`]?.value
    return typeof value === 'string' ? value : ''
  }
  return (fields[path]?.rows ?? []).map(({ id }, index) => ({
    key: id,
    text: valueAt(index, 'text'),
    author: valueAt(index, 'author'),
    at: valueAt(index, 'at'),
  }))
}
