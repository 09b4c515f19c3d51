import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../icons/icons.tsx'
import { LocalLink } from '../link/local-link.tsx'
import { StateScreen } from './state-screen.tsx'

/** `text` says what is missing: a page, a product, a tool. */
export function NotFound({ text }: { text: string }) {
  return (
    <StateScreen>
      <p className="label text-ore-light">404</p>
      <h1 className="expanded mt-4 max-w-[18ch] text-title">{text}</h1>
      <p className="mt-5 max-w-[48ch] text-lead text-ash">{m.missing_text()}</p>
      <LocalLink to="/" className="button button-ore mt-10">
        {m.missing_home()}
        <ArrowIcon />
      </LocalLink>
    </StateScreen>
  )
}
