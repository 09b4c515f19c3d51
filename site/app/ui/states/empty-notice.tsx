import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons.tsx'
import { LocalLink } from '../local-link.tsx'
import { Notice } from './notice.tsx'

type EmptyNoticeProps = {
  text: string
  className?: string
  /** Where the link leads, if not to the products. */
  children?: React.ReactNode
}

/** Says that a list is empty, so that it does not seem to be missing. */
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
