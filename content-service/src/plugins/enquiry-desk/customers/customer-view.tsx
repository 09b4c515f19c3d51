import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { writeDay, writeMoment } from '../../../platform/admin/write-moment.ts'
import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { parseId } from '../../../platform/database/parse-id.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { namesOnce } from '../assigned-to.tsx'
import { countryName } from '../country-name.ts'
import { getParameter, getViewer, InboxPage } from '../inbox-page.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { type CustomerNote, type CustomerPage, readCustomer } from './read-customer.ts'

/** Shows a customer: contact details, enquiries, and colleagues' notes. */
export async function CustomerView(view: AdminViewServerProps) {
  const { req } = getViewer(view, 'customers')
  const { i18n } = req
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).customers
  const messageId = parseId(getParameter(view, 'message'))
  const customer = messageId === null ? null : await readCustomer(req.payload, messageId)
  if (!customer) notFound()
  const { contact, total, enquiries } = customer
  const names = await namesOnce(req.payload)
  return (
    <InboxPage view={view} current="customers" heading={contact.company ?? contact.name}>
      <p>
        <a href="/admin/inbox/customers">← {text.back}</a>
      </p>
      <div className="customer__parts">
        <ContactPart customer={customer} i18n={i18n} />
        <section aria-labelledby="customer-notes">
          <h2 id="customer-notes">{text.notes}</h2>
          <CustomerNotes notes={customer.notes} i18n={i18n} />
        </section>
      </div>
      <h2 id="customer-enquiries">{text.enquiries}</h2>
      {total > enquiries.length && (
        <p className="aside">
          {fillIn(text.shown, {
            count: writeNumber(enquiries.length, language),
            total: writeNumber(total, language),
          })}
        </p>
      )}
      <EnquiryTable enquiries={enquiries} names={names} i18n={i18n} />
    </InboxPage>
  )
}

type PartProps = { customer: CustomerPage; i18n: AdminI18n }

function ContactPart({ customer, i18n }: PartProps) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).customers
  const { contact, people, total, won, open, enquiries } = customer
  const last = enquiries[0]?.receivedAt
  return (
    <section aria-labelledby="customer-contact">
      <h2 id="customer-contact">{text.contact}</h2>
      <dl className="customer__contact">
        <dt>{text.name}</dt>
        <dd>{contact.name}</dd>
        {contact.company && <dt>{text.company}</dt>}
        {contact.company && <dd>{contact.company}</dd>}
        <dt>{text.email}</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(contact.email)}`}>{contact.email}</a>
        </dd>
        {contact.phone && <dt>{text.phone}</dt>}
        {contact.phone && <dd>{contact.phone}</dd>}
        {contact.country && <dt>{text.country}</dt>}
        {contact.country && <dd>{countryName(contact.country, language)}</dd>}
        {people.length > 0 && <dt>{text.people}</dt>}
        {people.map(({ name, email }) => (
          <dd key={email}>
            {name}, <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </dd>
        ))}
      </dl>
      <dl className="customer__figures" aria-label={text.figures}>
        <Figure name={text.enquiries} value={writeNumber(total, language)} />
        <Figure name={text.won} value={writeNumber(won, language)} />
        <Figure name={text.open} value={writeNumber(open, language)} />
        {last && <Figure name={text.last} value={writeDay(last, language)} />}
      </dl>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type CustomerNotesProps = { notes: CustomerNote[]; i18n: AdminI18n }

/** The colleagues' notes on a customer's enquiries, newest first. */
function CustomerNotes({ notes, i18n }: CustomerNotesProps) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).customers
  if (notes.length === 0) return <p>{text.noNotes}</p>
  return (
    <ol className="customer__notes">
      {notes.map((note) => (
        <li key={note.key}>
          <p>{note.text}</p>
          <footer className="aside">
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
