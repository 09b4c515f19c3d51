import { Link, useLocation } from 'react-router'
import { hrefIn } from '../i18n/locale-address.ts'
import { getLocale } from '../paraglide/runtime.js'
import { hasMap } from './map-address.ts'

type LocalLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & {
  /** The page's address in the default language. */
  to: string
}

/**
 * A link in the page's language, with `aria-current` on the page to which it leads. `NavLink` would do that too, but
 * computes the address of each link twice, and a page has many.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { pathname } = useLocation()
  const address = hrefIn(getLocale(), to)
  const isHere = address.replace(/[?#].*/, '') === pathname
  const loadsDocument = hasMap(to)
  const current = isHere ? 'page' : undefined
  // The same element without the click handling of `Link`, which takes a tenth of the rendering of a page.
  if (import.meta.env.SSR) return <a aria-current={current} {...rest} href={address} />
  return (
    <Link
      prefetch={loadsDocument ? 'none' : 'intent'}
      discover="none"
      aria-current={current}
      to={address}
      reloadDocument={loadsDocument}
      {...rest}
    />
  )
}
