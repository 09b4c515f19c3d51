import { Link } from 'react-router'
import { useLocale } from '../../components/link/use-locale.ts'
import { blogAddress } from '../../lib/blog/blog-address.ts'
import { pageNumbers } from '../../lib/blog/page-numbers.ts'
import { hrefIn } from '../../lib/locale/locale-address.ts'
import { m } from '../../paraglide/messages.js'

type PageLinksProps = { query: string; page: number; pageCount: number }

/** The ways to the other pages of the list; one page needs none. */
export function PageLinks({ query, page, pageCount }: PageLinksProps) {
  const locale = useLocale()
  if (pageCount < 2) return null

  function link(number: number, text: string | number, label?: string) {
    return (
      <Link
        to={hrefIn(locale, blogAddress(query, number))}
        aria-label={label}
        aria-current={number === page ? 'page' : undefined}
        className="page-link"
      >
        {text}
      </Link>
    )
  }

  return (
    <nav aria-label={m.blog_pages()} className="mt-14 border-t border-line pt-6 lg:mt-20">
      <ul className="flex flex-wrap items-center gap-1 tabular-nums">
        {page > 1 && <li>{link(page - 1, m.blog_previous())}</li>}
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-2">
              …
            </li>
          ) : (
            <li key={number}>{link(number, number, m.blog_page({ page: number }))}</li>
          ),
        )}
        {page < pageCount && <li>{link(page + 1, m.blog_next())}</li>}
      </ul>
    </nav>
  )
}
