import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons/icons.tsx'
import { LocalLink } from '../link/local-link.tsx'
import { Notice } from './notice.tsx'

type EmptyNoticeProps = {
  text: string
  /** The way on: a page of the site, or a place on this one such as `#sheets`. */
  to?: string
  linkText?: string
  className?: string
}

/** A list without an entry says so in a part of its own, so that it does not look like one that was left out. */
export function EmptyNotice(props: EmptyNoticeProps) {
  const { text, to = '/produk', linkText = m.nav_products_all(), className } = props
  return (
    <Notice className={className}>
      <p className="expanded text-heading text-balance">{text}</p>
      {to.startsWith('#') ? (
        <a href={to} className="onward mt-6 text-ore">
          {linkText}
          <ArrowIcon className="size-5 rotate-90" />
        </a>
      ) : (
        <LocalLink to={to} className="onward mt-6 text-ore">
          {linkText}
          <ArrowIcon />
        </LocalLink>
      )}
    </Notice>
  )
}
