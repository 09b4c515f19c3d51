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
  followFooter()
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

/** The phone bar gives way to the footer, whose folded parts some browsers cannot open in wide windows by style (footer.css). */
function followFooter(): void {
  const footer = document.querySelector('.site-footer')
  const bar = document.querySelector<HTMLElement>('.phone-bar')
  if (footer && bar) {
    new IntersectionObserver((entries) => {
      bar.dataset.away = String(entries.at(-1)?.isIntersecting ?? false)
    }).observe(footer)
  }
  if (CSS.supports('selector(::details-content)') || !matchMedia('(width >= 40rem)').matches) return
  for (const part of document.querySelectorAll<HTMLDetailsElement>('.footer-fold')) part.open = true
}
