import type { AdminViewServerProps } from 'payload'
import { writeDay } from '../../../platform/admin/write-moment.ts'
import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { countryName } from '../country-name.ts'
import { getParameter, getViewer, InboxPage } from '../inbox-page.tsx'
import { customerAddress } from './customer-address.ts'
import {
  type CustomerList,
  customersPerPage,
  longestSearch,
  maxEnquiries,
  readCustomers,
} from './read-customers.ts'

const maxPages = Math.ceil(maxEnquiries / customersPerPage)

/** The customers, latest enquiry first. */
export async function CustomersView(view: AdminViewServerProps) {
  const { req } = getViewer(view, 'customers')
  const { i18n } = req
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).customers
  const search = (getParameter(view, 'search') ?? '').trim().slice(0, longestSearch)
  const page = pageIn(getParameter(view, 'page'))
  const list = await readCustomers(req.payload, { page, search })
  return (
    <InboxPage view={view} current="customers" heading={text.heading}>
      <form className="list-tools" action="/admin/inbox/customers">
        <input
          type="search"
          name="search"
          maxLength={longestSearch}
          defaultValue={search}
          aria-label={text.search}
          placeholder={text.search}
        />
        <button type="submit">{text.find}</button>
        {search && <a href="/admin/inbox/customers">{text.all}</a>}
      </form>
      {list.customers.length === 0 ? (
        <p>{search ? fillIn(text.noneFound, { search }) : text.none}</p>
      ) : (
        <>
          <p className="aside">
            {fillIn(text.count, { count: writeNumber(list.total, language) })}.{' '}
            {list.isCut && fillIn(text.cut, { count: writeNumber(maxEnquiries, language) })}
          </p>
          <CustomerTable list={list} i18n={i18n} />
        </>
      )}
      <PageLinks search={search} page={page} total={list.total} i18n={i18n} />
    </InboxPage>
  )
}

function pageIn(value: string | null): number {
  const page = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(page, 1), maxPages)
}

type TableProps = { list: CustomerList; i18n: AdminI18n }

function CustomerTable({ list, i18n }: TableProps) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).customers
  return (
    <table className="plain-table table-cards">
      <thead>
        <tr>
          <th scope="col">{text.customer}</th>
          <th scope="col">{text.country}</th>
          <th scope="col">{text.enquiries}</th>
          <th scope="col">{text.won}</th>
          <th scope="col">{text.last}</th>
        </tr>
      </thead>
      <tbody>
        {list.customers.map(({ messageId, name, company, country, total, won, lastAt }) => (
          <tr key={messageId}>
            <th scope="row">
              <a href={customerAddress(messageId)}>{company ?? name}</a>
              {company && <span className="aside"> {name}</span>}
            </th>
            <td data-label={text.country}>{country ? countryName(country, language) : '–'}</td>
            <td data-label={text.enquiries}>{writeNumber(total, language)}</td>
            <td data-label={text.won}>{writeNumber(won, language)}</td>
            <td data-label={text.last}>
              <time dateTime={lastAt}>{writeDay(lastAt, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LinkProps = { search: string; page: number; total: number; i18n: AdminI18n }

function PageLinks({ search, page, total, i18n }: LinkProps) {
  const text = adminTexts(i18n).customers
  const pages = Math.ceil(total / customersPerPage)
  const toPage = (to: number) => `?${new URLSearchParams({ search, page: String(to) })}`
  if (pages <= 1 && page === 1) return null
  return (
    <nav className="list-tools" aria-label={text.pages}>
      {page > 1 && <a href={toPage(total === 0 ? 1 : page - 1)}>{text.previous}</a>}
      {pages > 0 && <span>{fillIn(text.page, { page, pages })}</span>}
      {page < pages && <a href={toPage(page + 1)}>{text.next}</a>}
    </nav>
  )
}
