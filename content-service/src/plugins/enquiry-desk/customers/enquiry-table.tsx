import { stageLabel } from '../../../collections/enquiries/stages.ts'
import { writeDay } from '../../../platform/admin/write-moment.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import type { CustomerEnquiry } from './read-customer.ts'

type Props = {
  enquiries: CustomerEnquiry[]
  /** The names of the colleagues. */
  names: Map<number, string>
  i18n: AdminI18n
}

/** A customer's enquiries. */
export function EnquiryTable({ enquiries, names, i18n }: Props) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).customers
  const getSubject = ({ product, others }: CustomerEnquiry) =>
    [product ?? text.message, others > 0 && fillIn(text.others, { count: others })]
      .filter(Boolean)
      .join(' ')
  return (
    <table className="plain-table table-cards" aria-labelledby="customer-enquiries">
      <thead>
        <tr>
          <th scope="col">{text.product}</th>
          <th scope="col">{text.stage}</th>
          <th scope="col">{text.reference}</th>
          <th scope="col">{text.received}</th>
          <th scope="col">{text.sender}</th>
          <th scope="col">{text.assigned}</th>
        </tr>
      </thead>
      <tbody>
        {enquiries.map((enquiry) => (
          <tr key={enquiry.id}>
            <th scope="row">
              <a href={`/admin/collections/messages/${enquiry.id}`}>{getSubject(enquiry)}</a>
            </th>
            <td data-label={text.stage}>{stageLabel(enquiry.status, language)}</td>
            <td data-label={text.reference}>{enquiry.reference ?? '–'}</td>
            <td data-label={text.received}>
              <time dateTime={enquiry.receivedAt}>{writeDay(enquiry.receivedAt, language)}</time>
            </td>
            <td data-label={text.sender}>{enquiry.name}</td>
            <td data-label={text.assigned}>{names.get(enquiry.assignedTo ?? 0) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
