import { showRequest } from '../ui/requested.ts'
import { followFields, sendLiveForms } from './live-forms.ts'
import { revealParts } from './reveal.ts'

/** The query whose parts are shown: until others arrive, not that of the address. */
let shown = location.search

/**
 * The parts of a page, each a `[data-part]`, follow its query while the rest stays: when a link or form leads to a place
 * within `[data-in-place]`, when a form with `data-live` changes, and on Back and Forward. Browsers without the Navigation
 * API load documents.
 */
export function followQuery(): void {
  // A calculator's island follows its address.
  const follows = document.querySelector('[data-in-place], [data-live]') !== null
  if (!('navigation' in window) || !follows) return
  sendLiveForms(() => shown)

  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, destination, info, navigationType, signal } = event
    const { pathname, search, hash } = new URL(destination.url)
    const isShown = search === shown && search === location.search
    if (!canIntercept || pathname !== location.pathname || isShown) return
    const isLive = info === 'live'
    const isBack = navigationType === 'traverse' && destination.sameDocument
    const isInPlace = document.getElementById(hash.slice(1))?.closest('[data-in-place]')
    if (navigationType === 'reload' || !(isLive || isBack || isInPlace)) return

    async function follow(): Promise<void> {
      setBusy(true)
      const response = await fetch(destination.url, { signal }).catch((error) => {
        // Offline, what the visitor is typing stays.
        if (!signal.aborted && !isLive) location.reload()
        throw error
      })
      if (!response.ok) return location.reload()
      const next = new DOMParser().parseFromString(await response.text(), 'text/html')
      // Otherwise a screen reader would not announce the new status.
      setBusy(false)
      shown = search
      const focused = document.activeElement
      replaceParts(next)
      // Scrolls to the place that the address names, or on Back to the place that was left.
      if (!isLive) event.scroll()
      if (focused !== document.activeElement) focusAgain(focused, hash)
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: follow })
  })
  // The next navigation aborts it, too.
  navigation.addEventListener('navigateerror', () => setBusy(false))
}

function setBusy(isBusy: boolean): void {
  for (const part of document.querySelectorAll('[data-part]')) part.ariaBusy = String(isBusy)
}

function replaceParts(next: Document): void {
  document.title = next.title
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const other = next.querySelector(`[data-part="${part.dataset.part}"]`)
    if (!other || hasUnsentText(part)) continue
    for (const { name, value } of other.attributes) part.setAttribute(name, value)
    part.replaceChildren(...other.childNodes)
    // The pictures of a new part load at once, without waiting for others (base.css).
    part.dataset.replaced = ''
    revealParts(part)
  }
  followFields(next)
  showRequest()
}

function hasUnsentText(part: Element): boolean {
  const here = new URLSearchParams(location.search)
  const fields = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  // An address has other line breaks than a field.
  return [...fields].some(
    ({ name, value, defaultValue }) =>
      value !== defaultValue && value !== here.get(name)?.replaceAll('\r', ''),
  )
}

/** Focuses the same element, which may have been replaced, or else the place that the address names. */
function focusAgain(element: Element | null, hash: string): void {
  const href = CSS.escape(element?.getAttribute('href') ?? '')
  const place = document.getElementById(element?.id || hash.slice(1))
  const same = element?.isConnected
    ? element
    : (document.querySelector(`[data-part] a[href="${href}"]`) ?? place)
  if (!(same instanceof HTMLElement)) return
  if (same.tabIndex < 0) same.tabIndex = -1
  same.focus({ preventScroll: true })
}
