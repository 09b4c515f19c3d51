import type { Chrome } from '../../lib/chrome/chrome.ts'
import { Footer } from '../footer/footer.tsx'
import { Navigation } from '../navigation/navigation.tsx'
import { useScriptedMark } from '../script/use-scripted-mark.ts'

/** What stands when not even the data around a page could be had. */
const emptyChrome: Chrome = {
  company: { name: '', tagline: '', description: '' },
  social: [],
  contact: null,
  products: null,
  tools: null,
  businesses: null,
}

/** Navigation and footer around a page; `children` is the page area. */
export function Frame({ chrome, children }: { chrome?: Chrome; children: React.ReactNode }) {
  useScriptedMark()
  return (
    <>
      <Navigation chrome={chrome ?? emptyChrome} />
      {/* The skip link's target must take the focus, or the next Tab starts at the top again. */}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer chrome={chrome ?? emptyChrome} />
    </>
  )
}
