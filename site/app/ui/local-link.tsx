import { hrefIn } from '../i18n/locale-address.ts'
import { usePageAddress } from '../islands/page-address.ts'
import { getLocale } from '../paraglide/runtime.js'

type LocalLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & {
  /** The page's address in the default language. */
  to: string
}

/** A link in the page's language, with `aria-current` if it links to the current page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { pathname } = usePageAddress()
  const address = hrefIn(getLocale(), to)
  const isHere = address.replace(/[?#].*/, '') === pathname
  return <a aria-current={isHere ? 'page' : undefined} {...rest} href={address} />
}
