import { useEffect, useState } from 'react'
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
import { useLateNavigation } from './use-late-navigation.ts'

/** The last page shown. It is outside React's state, which is lost when a page fails. */
let shownPage: string | undefined

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

/**
 * After a navigation, moves the focus to the heading of the new page, as loading a document would reset it, and returns
 * the title to announce; `''` on the first page. Typing and submitting a form are not interrupted.
 */
function useArrival(): string {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  const page = pathname + search

  useEffect(() => {
    const leftPage = shownPage
    shownPage = page
    if (leftPage === undefined || leftPage === page) return
    if (document.activeElement?.closest('form')) return
    setTitle(document.title)
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('h1')
    if (!target) return
    target.tabIndex = -1
    // ScrollRestoration has already scrolled the page.
    target.focus({ preventScroll: true })
  }, [page, hash])

  return title
}

/**
 * Animates each `[data-reveal]` part of a page once as it enters the viewport. Nothing is hidden beforehand: the animation
 * starts just before the part's first pixel is visible, so printing, searching in the page and visitors without script
 * always get the whole page.
 */
function useReveal(page: string): void {
  useEffect(() => {
    const seen = new WeakSet<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const isFirstLook = !seen.has(target)
          seen.add(target)
          if (!isIntersecting) continue
          observer.unobserve(target)
          // Parts visible from the start are not animated, because they may have been read.
          if (!isFirstLook) target.setAttribute('data-risen', '')
        }
      },
      { rootMargin: '0px 0px 8px' },
    )
    for (const part of document.querySelectorAll('[data-reveal]')) observer.observe(part)
    return () => observer.disconnect()
  }, [page])
}
