/** How long the old page stays before the loading view covers it, in milliseconds. */
const patienceMs = 150

/**
 * Covers the page while the browser waits for another document. The page stays below it: without its links, the browser
 * would discard what it fetched ahead for them, and without its height the footer would move.
 */
export function coverLeftPages(): void {
  const template = document.querySelector<HTMLTemplateElement>('#late-document')
  if (!('navigation' in window) || !template) return
  const { content, dataset } = template
  let timer = 0
  let covered: HTMLElement | null = null
  let focused: Element | null = null

  function cover(pathname: string) {
    const main = document.getElementById('main')
    covered = main?.querySelector<HTMLElement>(':scope > *') ?? null
    if (!main || !covered) return
    const view = content.cloneNode(true) as DocumentFragment
    const line = view.querySelector('p')
    if (line && dataset.post && /^\/(\w\w\/)?blog\/./.test(pathname))
      line.textContent = dataset.post
    focused = document.activeElement
    covered.inert = true
    covered.classList.add('isolate')
    main.append(view)
  }

  function stay() {
    clearTimeout(timer)
    if (!covered) return
    covered.inert = false
    covered.classList.remove('isolate')
    covered.nextElementSibling?.remove()
    covered = null
    // The covered page lost the focus.
    if (focused instanceof HTMLElement && document.activeElement === document.body) {
      focused.focus({ preventScroll: true })
    }
  }

  navigation.addEventListener('navigate', ({ destination, navigationType, formData }) => {
    const { origin, pathname } = new URL(destination.url)
    // Files are downloaded or opened without leaving the page.
    const isPage = origin === location.origin && !pathname.includes('.')
    if (!isPage || navigationType === 'reload' || destination.sameDocument || formData) return
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      // Parts of this page follow its query instead (parts.ts).
      if (!navigation.transition && !covered) cover(pathname)
    }, patienceMs)
  })
  navigation.addEventListener('navigateerror', () => {
    // Another link that is chosen meanwhile ends the first navigation: the page stays covered.
    clearTimeout(timer)
    timer = window.setTimeout(stay)
  })
  navigation.addEventListener('navigatesuccess', stay)
  // The page is shown again from the browser's back/forward cache.
  addEventListener('pageshow', stay)
}
