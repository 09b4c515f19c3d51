import type { Locale } from '@niaga/contract/locale'
import { localeRegistry } from '../i18n/locale-registry.ts'
import { type Crumb, namedCrumb } from '../i18n/page-name.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { LocalLink } from './local-link.tsx'

type BreadcrumbProps = {
  /** The pages between home and this one. */
  trail?: readonly Crumb[]
  title: string
  /** Language of the title, if it differs from the visitor's. */
  language?: Locale | undefined
  className?: string
}

/** The path to a page on one line, in the language of the navigation, which may differ from the body's. */
export function Breadcrumb({ trail = [], title, language, className = '' }: BreadcrumbProps) {
  return (
    <nav
      aria-label={m.nav_breadcrumb()}
      lang={localeRegistry[getLocale()].hrefLang}
      className={className}
    >
      <ol className="flex items-center gap-x-2 text-small">
        {(['/', ...trail] as const)
          .map((above) => namedCrumb(above))
          .map(({ to, name }) => (
            <li key={to} className="shrink-0 text-current/75">
              <LocalLink
                to={to}
                className="target -ml-2 pr-1 pl-2 underline-offset-4 hover:underline"
              >
                {name}
              </LocalLink>{' '}
              <span aria-hidden="true">/</span>
            </li>
          ))}
        <li aria-current="page" lang={language} className="truncate">
          {title}
        </li>
      </ol>
    </nav>
  )
}
