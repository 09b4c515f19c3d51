/** Starts the page's script when the page is drawn and the browser idle, or when the visitor first does something. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
const options = { capture: true, passive: true }

function begin() {
  // Until the document is parsed, the script's text may be incomplete.
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
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 })
  else setTimeout(begin, 200)
}

/** A loaded page may not be drawn yet, and the script must not delay that. */
function beginWhenDrawn() {
  new PerformanceObserver(beginWhenIdle).observe({ type: 'paint', buffered: true })
  setTimeout(begin, 3000)
}

for (const sign of signs) addEventListener(sign, begin, options)
if (document.readyState === 'complete') beginWhenDrawn()
else addEventListener('load', beginWhenDrawn)
