import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons.tsx'
import { LocalLink } from '../local-link.tsx'
import { Notice } from './notice.tsx'

type EmptyNoticeProps = {
  text: string
  className?: string
  /** The way on, where it is not to the products. */
  children?: React.ReactNode
}

/** A list without an entry says so in a part of its own, so that it does not look like one that was left out. */
export function EmptyNotice({ text, className, children }: EmptyNoticeProps) {
  return (
    <Notice className={className}>
      <p className="expanded text-heading text-balance">{text}</p>
      {children ?? (
        <LocalLink to="/produk" className="onward mt-6 text-ore">
          {m.nav_products_all()}
          <ArrowIcon />
        </LocalLink>
      )}
    </Notice>
  )
}
