/**
 * Begins the page's script once the page is there and the browser has nothing else to do, or at the visitor's
 * first sign of use. Until then links, forms, disclosures and menus are the browser's own, and keep their state.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
const options = { capture: true, passive: true }
const longestWait = { timeout: 2000 }

function begin() {
  for (const sign of signs) removeEventListener(sign, begin, options)
  // What the server renders as the page's module, kept still in server/late-script.ts.
  const late = document.querySelector('script[type="text/late"]')
  if (!late) return
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = late.textContent
  late.replaceWith(script)
}

function beginWhenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, longestWait)
  else setTimeout(begin, 200)
}

for (const sign of signs) addEventListener(sign, begin, options)
if (document.readyState === 'complete') beginWhenIdle()
else addEventListener('load', beginWhenIdle)
