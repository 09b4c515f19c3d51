import { aboutPaths } from '@niaga/contract/pages'
import { isRequestPage } from '@niaga/contract/request-page'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { ChatIcon, PhoneIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { hasMap } from '../../ui/map-address.ts'
import { useCalls } from '../../ui/use-calls.ts'
import type { Chrome } from './chrome-view.ts'
import { Footer } from './footer/footer.tsx'
import { Navigation } from './navigation/navigation.tsx'

/** The view if even the data of the header and footer could not be loaded. */
const emptyChrome: Chrome = {
  company: { name: '', tagline: '', description: '' },
  social: [],
  contact: null,
  products: null,
  tools: null,
  businesses: null,
  hasUnits: false,
  texts: {
    aboutIntro: '',
    productsIntro: '',
    toolsIntro: '',
    about: aboutPaths.map((path) => ({ path, summary: '' })),
    ownPages: [],
  },
}

type FrameProps = { chrome?: Chrome; children: React.ReactNode }

/** Navigation and footer around a page; `children` is the page area. */
export function Frame({ chrome = emptyChrome, children }: FrameProps) {
  const { pathname } = useLocation()
  return (
    <>
      <Navigation chrome={chrome} />
      {/* The target of the skip link has to be focusable, or the next Tab would start at the top again. */}
      <main id="main" tabIndex={-1} className="relative">
        <div>{children}</div>
      </main>
      <Footer chrome={chrome} />
      {!hasMap(pathname) && <PhoneBar />}
      {/* Laid over the page while the next one loads (browser/late-document.ts). */}
      <template id="late-document" data-post={m.blog_loading()}>
        <Loading text={m.state_loading()} />
      </template>
    </>
  )
}

/** Actions at the bottom of a phone's window, until the footer is in view: a request or a reply to one, and the chat and call of the page's contact. */
function PhoneBar() {
  const { pathname } = useLocation()
  const { request, chat, call } = useCalls()
  return (
    <nav aria-label={m.nav_quick()} data-part="phone-bar" className="phone-bar">
      {isRequestPage(pathname) ? (
        <a href="#reply">{m.request_reply()}</a>
      ) : (
        <LocalLink to={request}>{m.enquiry_ask()}</LocalLink>
      )}
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

type LoadingProps = {
  /** The specification's text for the screen that is loading. */
  text: string
}

/** Covers the page area. Dark, because the navigation is transparent over its top; the text stays in the middle of the viewport. */
function Loading({ text }: LoadingProps) {
  return (
    <div className="loading on-dark">
      <div role="status" className="sticky top-[40svh] grid justify-items-center gap-5">
        <span className="spinner" />
        <p>{text}</p>
      </div>
    </div>
  )
}
