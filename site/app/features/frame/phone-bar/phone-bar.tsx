import type { ContactDetails } from '@niaga/contract/contact-details'
import { m } from '../../../paraglide/messages.js'
import { ChatIcon, PhoneIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { phoneChannels } from './phone-channels.ts'
import { useFooterInView } from './use-footer-in-view.ts'

/** The actions at the foot of a phone's window: a request, and the chat and call that the company has. */
export function PhoneBar({ contact }: { contact: ContactDetails | null }) {
  const { chat, call } = phoneChannels(contact)
  const isAway = useFooterInView()
  return (
    <nav aria-label={m.nav_quick()} data-away={isAway} className="phone-bar">
      <LocalLink to="/kontak">{m.enquiry_ask()}</LocalLink>
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
