import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { ChatIcon, PhoneIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { useCalls } from '../../../ui/use-calls.ts'

/** Actions at the bottom of a phone's window: a request, and the chat and call of the page's contact. */
export function PhoneBar() {
  const { request, chat, call } = useCalls()
  const isAway = useFooterInView()
  return (
    <nav aria-label={m.nav_quick()} data-away={isAway} className="phone-bar">
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

/** Whether the footer is in view; `false` on the server. */
function useFooterInView(): boolean {
  const [isInView, setIsInView] = useState(false)
  const { pathname, search } = useLocation()
  const page = pathname + search

  // Each page has its own footer.
  useEffect(() => {
    const footer = document.querySelector('footer.site-footer')
    if (!footer) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(footer)
    return () => observer.disconnect()
  }, [page])

  return isInView
}
