import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons.tsx'
import { LocalLink } from '../local-link.tsx'
import { Notice } from './notice.tsx'

type EmptyNoticeProps = {
  text: string
  className?: string
  /** Target of the link, if not the products. */
  children?: React.ReactNode
}

/** Shows that a list is empty, to distinguish it from a missing list. */
export function EmptyNotice({ text, className, children }: EmptyNoticeProps) {
  return (
    <Notice className={className}>
      <p className="expanded text-heading text-balance">{text}</p>
      {children ?? (
        <LocalLink to="/produk" className="onward mt-4 text-ore">
          {m.nav_products_all()}
          <ArrowIcon />
        </LocalLink>
      )}
    </Notice>
  )
}
