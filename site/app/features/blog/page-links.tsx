import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { blogAddress } from './blog-address.ts'
import { pageNumbers } from './page-numbers.ts'

type PageLinksProps = { query: string; page: number; pageCount: number }

/** Links to the other pages of the list; nothing for a single page. */
export function PageLinks({ query, page, pageCount }: PageLinksProps) {
  const locale = getLocale()
  if (pageCount < 2) return null

  function link(number: number, text: React.ReactNode, label?: string) {
    return (
      <a
        href={hrefIn(locale, blogAddress(query, number))}
        aria-label={label}
        aria-current={number === page ? 'page' : undefined}
        className="page-link"
      >
        {text}
      </a>
    )
  }

  return (
    <nav aria-label={m.blog_pages()} className="mt-14 border-t border-line pt-6 lg:mt-20">
      <ul className="flex flex-wrap items-center gap-1 tabular-nums">
        {page > 1 && (
          <li className="-ml-3">
            {link(
              page - 1,
              <>
                <ArrowIcon className="size-5 rotate-180 sm:hidden" />
                <span className="max-sm:sr-only">{m.blog_previous()}</span>
              </>,
            )}
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-2">
              …
            </li>
          ) : (
            <li key={number}>{link(number, number, m.blog_page({ page: number }))}</li>
          ),
        )}
        {page < pageCount && (
          <li>
            {link(
              page + 1,
              <>
                <span className="max-sm:sr-only">{m.blog_next()}</span>
                <ArrowIcon className="size-5 sm:hidden" />
              </>,
            )}
          </li>
        )}
      </ul>
    </nav>
  )
}
