import { Link, useLocation } from 'react-router'
import { hrefIn } from '../i18n/locale-address.ts'
import { getLocale } from '../paraglide/runtime.js'
import { hasMap } from './map-address.ts'

type LocalLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & {
  /** The page's address in the default language. */
  to: string
}

/**
 * A link that stays in the page's language and is marked on the page it leads to. `NavLink` would do that too, but
 * works out the address of each of a page's many links twice.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { pathname } = useLocation()
  const address = hrefIn(getLocale(), to)
  const isHere = address.replace(/[?#].*/, '') === pathname
  const loadsDocument = hasMap(to)
  const current = isHere ? 'page' : undefined
  // The same element without Link's click handling, which takes a tenth of a page's rendering.
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
