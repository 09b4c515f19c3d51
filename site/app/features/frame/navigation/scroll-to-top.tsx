import { m } from '../../../paraglide/messages.js'
import { ArrowUpIcon } from '../../../ui/icons.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The scroll position from which the button is shown, in pixels (specification, section 9). */
const shownAfter = 300

export function ScrollToTop() {
  const isShown = useScrolledPast(shownAfter)
  if (!isShown) return null
  return (
    <button type="button" onClick={toTop} aria-label={m.nav_to_top()} className="to-top">
      <ArrowUpIcon />
    </button>
  )
}

function toTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
  // The button disappears, so the focus also moves to the top.
  document.getElementById('main')?.focus({ preventScroll: true })
}
