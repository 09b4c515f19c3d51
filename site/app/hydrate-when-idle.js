/**
 * Runs the page's script once the page is painted and the browser is idle, or at the visitor's first interaction. A page
 * that is rendered ahead stays without it until it is shown: it may never be, and what the tab keeps changes until then.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
const options = { capture: true, passive: true }

function begin() {
  // Until the document is parsed, this element may be incomplete.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
  for (const sign of signs) removeEventListener(sign, begin, options)
  // Deferred by server/deferred-hydration.ts.
  const late = document.querySelector('script[type="text/deferred"]')
  if (!late) return
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = late.textContent
  late.replaceWith(script)
}

function beginWhenIdle() {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 })
  else setTimeout(begin, 200)
}

/** Waits for the first paint, which may come after `load` and must not be delayed by the script. */
function beginWhenDrawn() {
  new PerformanceObserver(beginWhenIdle).observe({ type: 'paint', buffered: true })
  setTimeout(begin, 3000)
}

function watch() {
  for (const sign of signs) addEventListener(sign, begin, options)
  if (document.readyState === 'complete') beginWhenDrawn()
  else addEventListener('load', beginWhenDrawn)
}

// Older browsers have no design (styles/plain.css), and the page without script.
if (CSS.supports('width: 1rlh')) {
  if (document.prerendering) document.addEventListener('prerenderingchange', watch, { once: true })
  else watch()
}
