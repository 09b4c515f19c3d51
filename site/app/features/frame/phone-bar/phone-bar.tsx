import { m } from '../../../paraglide/messages.js'
import { ChatIcon, PhoneIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { useCalls } from '../../../ui/use-calls.ts'

/** Actions at the bottom of a phone's window, until the footer is in view: a request, and the chat and call of the page's contact. */
export function PhoneBar() {
  const { request, chat, call } = useCalls()
  return (
    <nav aria-label={m.nav_quick()} data-part="phone-bar" className="phone-bar">
      <LocalLink to={request}>{m.enquiry_ask()}</LocalLink>
      {chat && (
        <a href={chat} rel="noopener">
          <ChatIcon />
          WhatsApp
        </a>
      )}
      {call && (
        <a href={call}>
          <PhoneIcon />
          {m.nav_call()}
        </a>
      )}
    </nav>
  )
}
