import { aboutPaths } from '@niaga/contract/pages'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { hasMap } from '../../ui/map-address.ts'
import { Loading } from '../../ui/states/loading.tsx'
import type { Chrome } from './chrome-view.ts'
import { Footer } from './footer/footer.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { PhoneBar } from './phone-bar/phone-bar.tsx'

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
