/** From this width on the links are in one row (`--breakpoint-nav`). */
const row = '(width >= 72rem)'

/** The scroll positions, in pixels, from which the header is white and the button to the top is shown (specification, section 9). */
const whiteAfter = 10
const toTopAfter = 300

/** The menus, the header and the phone bar follow the visitor. Opening a menu, and only one at a time, needs no script. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  closeMenus(header)
  followScrolling(header)
  followCalls()
  unfoldFooter()
}

/** Closes the menus on an outside click, on Escape, on a followed link and when the focus leaves the header. */
function closeMenus(header: HTMLElement): void {
  const panel = header.querySelector<HTMLElement>('[popover]')
  const openGroups = () => header.querySelectorAll<HTMLDetailsElement>('details[open]')

  function closePanel() {
    panel?.removeAttribute('data-open')
    panel?.hidePopover?.()
  }

  function closeAll() {
    for (const group of openGroups()) group.open = false
    closePanel()
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const followsLink = target.closest('a') !== null
    for (const group of openGroups()) {
      if (followsLink || !group.contains(target)) group.open = false
    }
    if (followsLink) closePanel()
    // Popovers exist in Chromium from 114, Safari from 17, Firefox from 125.
    if (!('popover' in HTMLElement.prototype) && target.closest('[popovertarget]')) {
      panel?.toggleAttribute('data-open')
    }
  })

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    panel?.removeAttribute('data-open')
    for (const group of openGroups()) {
      const hadFocus = group.contains(document.activeElement)
      group.open = false
      if (hadFocus) group.querySelector('summary')?.focus()
    }
  })

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !header.contains(target)) closeAll()
  })

  matchMedia(row).addEventListener('change', closeAll)
}

function followScrolling(header: HTMLElement): void {
  const toTop = header.querySelector<HTMLElement>('.to-top')

  function follow() {
    header.dataset.scrolled = String(scrollY > whiteAfter)
    if (toTop) toTop.hidden = scrollY <= toTopAfter
  }

  addEventListener('scroll', follow, { passive: true })
  follow()
  toTop?.addEventListener('click', () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
    // The button disappears, so the focus also moves to the top.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

/** The phone bar gives way to the calls of the hero and to the footer, which lead to the same. */
function followCalls(): void {
  const bar = document.querySelector<HTMLElement>('.phone-bar')
  if (!bar) return
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    bar.dataset.away = String(visible.size > 0)
  })
  const places = '.site-footer, main .enquiry-actions, .hero-words .button, #reply > button'
  for (const place of document.querySelectorAll(places)) observer.observe(place)
}

/** Some browsers cannot open the folded parts of the footer in wide windows by style (footer.css). */
function unfoldFooter(): void {
  if (CSS.supports('selector(::details-content)') || !matchMedia('(width >= 40rem)').matches) return
  for (const part of document.querySelectorAll<HTMLDetailsElement>('.footer-fold')) part.open = true
}
