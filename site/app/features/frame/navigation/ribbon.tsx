import { m } from '../../../paraglide/messages.js'

/** A notice that visitors must see first, such as that the company is a sample; it scrolls away with the page. */
export function Ribbon({ notice }: { notice: string }) {
  return (
    <aside aria-label={m.nav_notice()} className="ribbon">
      <p className="wrap">{notice}</p>
    </aside>
  )
}
