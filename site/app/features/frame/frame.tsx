import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pathOf } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Loading } from '../../ui/states/loading.tsx'
import type { Chrome } from './chrome-view.ts'
import { Footer } from './footer/footer.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { useArrival } from './use-arrival.ts'
import { useLateNavigation } from './use-late-navigation.ts'

/** What stands when not even the data around a page could be had. */
const emptyChrome: Chrome = {
  company: { name: '', tagline: '', description: '' },
  social: [],
  contact: null,
  products: null,
  tools: null,
  businesses: null,
}

type FrameProps = { chrome?: Chrome; children: React.ReactNode }

/** Navigation and footer around a page; `children` is the page area. */
export function Frame({ chrome = emptyChrome, children }: FrameProps) {
  const { pathname, search } = useLocation()
  const late = useLateNavigation()
  const title = useArrival()
  useHydratedFlag()
  return (
    <>
      {/* Keyed, as a page of its own begins anew and does not push the parts of the last one about. */}
      <Navigation key={getLocale()} chrome={chrome} />
      {/* The skip link's target must take the focus, or the next Tab starts at the top again. */}
      <main id="main" tabIndex={-1}>
        {late ? <Loading text={loadingText(late.pathname)} height={late.height} /> : children}
      </main>
      <Footer key={pathname + search} chrome={chrome} />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}

/** What stands in the page's place while the screen of an address is on its way (specification, sections 2 and 4). */
export function loadingText(pathname: string): string {
  return pathOf(pathname).startsWith('/blog/') ? m.blog_loading() : m.state_loading()
}

/** Marks the document once every part of the page has been taken over: effects run from the inside out. */
function useHydratedFlag(): void {
  useEffect(() => {
    document.documentElement.dataset.scripted = ''
  }, [])
}
