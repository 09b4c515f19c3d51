import { NavLink, type NavLinkProps } from 'react-router'
import { hasMap } from '../../lib/contact/map-address.ts'
import { hrefIn } from '../../lib/locale/locale-address.ts'
import { useLocale } from './use-locale.ts'

type LocalLinkProps = Omit<NavLinkProps, 'to' | 'className' | 'children' | 'style'> & {
  /** The page's address in the default language. */
  to: string
  className?: string
  children: React.ReactNode
}

/** A link that stays in the page's language and is marked on the page it leads to. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const loadsDocument = hasMap(to)
  return (
    <NavLink
      end
      prefetch={loadsDocument ? 'none' : 'intent'}
      to={hrefIn(useLocale(), to)}
      reloadDocument={loadsDocument}
      {...rest}
    />
  )
}
