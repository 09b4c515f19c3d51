import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getPath } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { allowDocumentsAhead } from '../../ui/document-links.ts'
import { useLastPage } from '../../ui/last-page.ts'
import { hasMap } from '../../ui/map-address.ts'
import { Loading } from '../../ui/states/loading.tsx'
import type { Chrome } from './chrome-view.ts'
import { Footer } from './footer/footer.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { PhoneBar } from './phone-bar/phone-bar.tsx'
import { useArrival } from './use-arrival.ts'
import { useLateNavigation } from './use-late-navigation.ts'
import { useReveal } from './use-reveal.ts'

/** The view if even the data of the header and footer could not be loaded. */
const emptyChrome: Chrome = {
  company: { name: '', tagline: '', description: '' },
  social: [],
  contact: null,
  products: null,
  tools: null,
  businesses: null,
  hasGrades: false,
  hasUnits: false,
  texts: {
    aboutIntro: '',
    productsIntro: '',
    toolsIntro: '',
    summaries: {
      '/tentang-kami': '',
      '/tentang-kami/visi-misi': '',
      '/tentang-kami/pengurus': '',
      '/tentang-kami/galeri': '',
    },
    ownPages: [],
  },
}

type FrameProps = { chrome?: Chrome; children: React.ReactNode }

/** Navigation and footer around a page; `children` is the page area. */
export function Frame({ chrome = emptyChrome, children }: FrameProps) {
  const { pathname, search } = useLocation()
  const late = useLateNavigation()
  const title = useArrival()
  useHydratedFlag()
  useLastPage(pathname)
  useReveal(pathname + search)
  return (
    <>
      <Navigation chrome={chrome} />
      {/* The target of the skip link has to be focusable, or the next Tab would start at the top again. */}
      <main id="main" tabIndex={-1} className="relative">
        {/* The page is covered but still mounted: if its link were removed, the browser would cancel the navigation. */}
        <div
          // Mounts a page of the same kind again, because a browser that translates has replaced the texts that React
          // tracks.
          key={pathname}
          inert={late !== null}
          className={late === null ? undefined : 'isolate'}
        >
          {children}
        </div>
        {late !== null && <Loading text={loadingText(late)} />}
      </main>
      {/* Keyed to mount the footer again instead of moving it from its position on the previous page. */}
      <Footer key={pathname + search} chrome={chrome} />
      {!hasMap(pathname) && <PhoneBar />}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}

/** Returns the text over a page while the next screen loads (specification, sections 2 and 4). */
export function loadingText(pathname: string): string {
  return getPath(pathname).startsWith('/blog/') ? m.blog_loading() : m.state_loading()
}

/** Sets an attribute on the document once the whole page is hydrated: the effects of children run first. */
function useHydratedFlag(): void {
  useEffect(() => {
    document.documentElement.dataset.scripted = ''
    allowDocumentsAhead()
  }, [])
}
