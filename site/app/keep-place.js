/** Where storage is denied, reading it throws, also in the router's own script in the page: nothing is kept then. */
try {
  sessionStorage.getItem('')
} catch {
  const value = { getItem: () => null, setItem() {}, removeItem() {} }
  Object.defineProperty(window, 'sessionStorage', { value })
}

/** A flag leads to the same page in another language, which loads at the place where this one was left. */
const place = 'place-of-switch'

function keepPlace({ target }) {
  const flag = target.closest('.flag')
  if (flag) sessionStorage[place] = JSON.stringify([flag.href, scrollY])
}

function returnToPlace() {
  const [address, top] = JSON.parse(sessionStorage[place] ?? '[]')
  sessionStorage.removeItem(place)
  if (address === location.href) scrollTo({ top, behavior: 'instant' })
}

/** If the browser stores nothing, the page begins at its top. */
function attempt(step) {
  return (event) => {
    try {
      step(event)
    } catch {}
  }
}

addEventListener('click', attempt(keepPlace), true)
// A page that is rendered ahead is there before the flag is chosen.
if (document.prerendering) document.addEventListener('prerenderingchange', attempt(returnToPlace))
else addEventListener('DOMContentLoaded', attempt(returnToPlace))
