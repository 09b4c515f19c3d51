import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** From this width on the links are in one row (`--breakpoint-nav`). */
const row = '(width >= 72rem)'

/**
 * Closes the menus in `header` on an outside click, on Escape, on a followed link and on any other navigation. Opening
 * only one at a time needs no script.
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const knownKey = useRef(key)

  useEffect(() => {
    // Keeps a menu open that a visitor opened before hydration: only a change of address closes it.
    if (knownKey.current === key) return
    knownKey.current = key
    closeAll(header.current)
  }, [key, header])

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return
      const followsLink = target.closest('a') !== null
      for (const group of openGroups(header.current)) {
        if (followsLink || !group.contains(target)) group.open = false
      }
      if (followsLink) closePanel(header.current)
      // Popovers exist in Chromium from 114, Safari from 17, Firefox from 125.
      if (!('popover' in HTMLElement.prototype) && target.closest('[popovertarget]')) {
        panelIn(header.current)?.toggleAttribute('data-open')
      }
    }

    function onKeyDown({ key: pressed }: KeyboardEvent) {
      if (pressed !== 'Escape') return
      panelIn(header.current)?.removeAttribute('data-open')
      for (const group of openGroups(header.current)) {
        const hadFocus = group.contains(document.activeElement)
        group.open = false
        if (hadFocus) group.querySelector('summary')?.focus()
      }
    }

    function onFocus({ target }: FocusEvent) {
      const isOutside = target instanceof Node && !header.current?.contains(target)
      if (isOutside) closeAll(header.current)
    }

    const wide = window.matchMedia(row)
    const onResize = () => closeAll(header.current)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocus)
    wide.addEventListener('change', onResize)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
      wide.removeEventListener('change', onResize)
    }
  }, [header])
}

function openGroups(header: HTMLElement | null): HTMLDetailsElement[] {
  return [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
}

function panelIn(header: HTMLElement | null): HTMLElement | null {
  return header?.querySelector<HTMLElement>('[popover]') ?? null
}

function closePanel(header: HTMLElement | null): void {
  const panel = panelIn(header)
  panel?.removeAttribute('data-open')
  panel?.hidePopover?.()
}

function closeAll(header: HTMLElement | null): void {
  for (const group of openGroups(header)) group.open = false
  closePanel(header)
}
