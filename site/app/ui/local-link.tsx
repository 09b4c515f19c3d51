import { useState } from 'react'
import { Link, PrefetchPageLinks, useLinkClickHandler, useLocation } from 'react-router'
import { hrefIn } from '../i18n/locale-address.ts'
import { getLocale } from '../paraglide/runtime.js'
import { linksLoadDocuments, savesData } from './document-links.ts'
import { hasMap } from './map-address.ts'

type LocalLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & {
  /** The page's address in the default language. */
  to: string
}

/**
 * A link in the page's language, with `aria-current` if it links to the current page. `NavLink` would do the same, but
 * computes the address of each link twice, and a page has many.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { pathname } = useLocation()
  const address = hrefIn(getLocale(), to)
  const isHere = address.replace(/[?#].*/, '') === pathname
  const needsDocument = hasMap(to)
  const props = { 'aria-current': isHere ? ('page' as const) : undefined, ...rest }
  // The same element without the click handling of `Link`, which takes a tenth of a page's rendering time.
  if (import.meta.env.SSR || needsDocument) return <a {...props} href={address} />
  // Changes of the current page happen within the document.
  if (linksLoadDocuments && !isHere) return <DocumentLink {...props} address={address} />
  const prefetch = savesData() ? 'none' : 'intent'
  return <Link {...props} prefetch={prefetch} discover="none" to={address} />
}

/**
 * Loads a document when followed with a pointer, as prefetched by the browser's rules. When followed by keyboard, without
 * a pointer's `detail`, it navigates to the new heading within the document.
 */
function DocumentLink({ address, onClick, ...rest }: DocumentLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(address)
  const [isNear, setIsNear] = useState(false)
  return (
    <>
      <a
        {...rest}
        href={address}
        onFocus={(event) => setIsNear(event.currentTarget.matches(':focus-visible'))}
        onClick={(event) => {
          onClick?.(event)
          if (event.detail === 0 && !event.defaultPrevented) follow(event)
        }}
      />
      {isNear && <PrefetchPageLinks page={address} />}
    </>
  )
}

type DocumentLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & { address: string }
