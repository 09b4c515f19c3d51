import { useLocation } from 'react-router'
import { getPath, hrefIn } from '../i18n/locale-address.ts'
import { localeEntries } from '../i18n/locale-registry.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** One flag per language, each a link to the same page in that language. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const current = getLocale()
  return (
    <nav aria-label={m.nav_language()} data-part={m.nav_language()} className="flex shrink-0 gap-1">
      {localeEntries.map(({ code, hrefLang, localName }) => (
        <a
          key={code}
          href={hrefIn(code, getPath(pathname)) + search}
          hrefLang={hrefLang}
          lang={hrefLang}
          aria-current={code === current ? 'true' : undefined}
          className="flag"
        >
          <svg role="img" aria-label={localName} className={`flag-${code}`} />{' '}
          <span>{code.toUpperCase()}</span>
        </a>
      ))}
    </nav>
  )
}
