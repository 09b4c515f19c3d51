import { Link, type LinkProps, useLocation } from 'react-router'
import { hasMap } from '../../lib/contact/map-address.ts'
import { hrefIn } from '../../lib/locale/locale-address.ts'
import { useLocale } from './use-locale.ts'

type LocalLinkProps = Omit<LinkProps, 'to' | 'className' | 'children' | 'style'> & {
  /** The page's address in the default language. */
  to: string
  className?: string
  children: React.ReactNode
}

/**
 * A link that stays in the page's language and is marked on the page it leads to. `NavLink` would do that too, but
 * works out the address of each of a page's many links twice.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { pathname } = useLocation()
  const address = hrefIn(useLocale(), to)
  const isHere = address.replace(/[?#].*/, '') === pathname
  const loadsDocument = hasMap(to)
  return (
    <Link
      prefetch={loadsDocument ? 'none' : 'intent'}
      discover="none"
      aria-current={isHere ? 'page' : undefined}
      to={address}
      reloadDocument={loadsDocument}
      {...rest}
    />
  )
}
