import type { AdminLanguage } from '../../../platform/admin/texts.ts'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import type { CustomerNote } from './read-customer.ts'
import { customerTexts } from './texts.ts'

type Props = { notes: CustomerNote[]; language: AdminLanguage }

/** The colleagues' notes on a customer's enquiries, newest first. */
export function CustomerNotes({ notes, language }: Props) {
  const text = customerTexts[language]
  if (notes.length === 0) return <p>{text.noNotes}</p>
  return (
    <ol className="customer__notes">
      {notes.map((note) => (
        <li key={note.key}>
          <p>{note.text}</p>
          <footer className="inbox__aside">
            {note.author && `${note.author}, `}
            <time dateTime={note.at}>{writeMoment(note.at, language)}</time>
            {' · '}
            <a href={`/admin/collections/messages/${note.messageId}`}>{text.toEnquiry}</a>
          </footer>
        </li>
      ))}
    </ol>
  )
}
