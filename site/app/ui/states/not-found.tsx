import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons.tsx'
import { LocalLink } from '../local-link.tsx'
import { StateScreen } from './state-screen.tsx'

type NotFoundProps = {
  /** The missing object: a page, a product, a tool. */
  text: string
  /** The screen's own explanation, if the specification has one. */
  reason?: string
  /** The list that would contain it. */
  list?: { to: string; text: string }
  /** A reply that could not be sent, so that it can be copied. */
  unsent?: string
}

export function NotFound({ text, reason, list, unsent }: NotFoundProps) {
  const home = { to: '/', text: m.missing_home() }
  const [first, second] = list
    ? [list, home]
    : [home, { to: '/produk', text: m.nav_products_all() }]
  return (
    <StateScreen>
      {/* A browser forgets a deleted request (ui/requested.ts). */}
      <p data-missing className="label text-ore-light">
        404
      </p>
      <h1 className="expanded mt-4 max-w-[24ch] text-title">{text}</h1>
      <p className="mt-5 max-w-[48ch] text-lead text-balance text-ash">
        {reason ?? m.missing_text()}
      </p>
      {unsent && (
        <>
          <h2 className="label mt-8">{m.request_reply()}</h2>
          <p className="mt-2 max-w-[65ch] whitespace-pre-line break-words">{unsent}</p>
        </>
      )}
      <div className="mt-10 flex flex-wrap gap-4">
        <LocalLink to={first.to} className="button button-ore max-sm:w-full">
          {first.text}
          {list && <ArrowIcon />}
        </LocalLink>
        <LocalLink to={second.to} className="button button-line max-sm:w-full">
          {second.text}
        </LocalLink>
      </div>
    </StateScreen>
  )
}
