/** Begins the page's script when the page is there and the browser idle, or at the first sign of use. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
const options = { capture: true, passive: true }

function begin() {
  // What the parser is still at may be half a script.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
  for (const sign of signs) removeEventListener(sign, begin, options)
  // Kept still by server/late-script.ts.
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

/** What is loaded may still be undrawn, and nothing competes with its pixels. */
function beginWhenDrawn() {
  new PerformanceObserver(beginWhenIdle).observe({ type: 'paint', buffered: true })
  setTimeout(begin, 3000)
}

for (const sign of signs) addEventListener(sign, begin, options)
if (document.readyState === 'complete') beginWhenDrawn()
else addEventListener('load', beginWhenDrawn)
