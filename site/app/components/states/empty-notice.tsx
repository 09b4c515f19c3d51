import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons/icons.tsx'
import { LocalLink } from '../link/local-link.tsx'
import { Notice } from './notice.tsx'

/** A list without an entry says so in a part of its own, so that it does not look like one that was left out. */
export function EmptyNotice({ text, className }: { text: string; className?: string }) {
  return (
    <Notice className={className}>
      <p className="expanded text-heading">{text}</p>
      <LocalLink to="/kontak" className="onward mt-6 text-ore">
        {m.home_cta_button()}
        <ArrowIcon />
      </LocalLink>
    </Notice>
  )
}
