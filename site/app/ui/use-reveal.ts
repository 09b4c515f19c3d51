import { type RefObject, useEffect } from 'react'

/**
 * Lets each `[data-reveal]` part of a screen rise once as it enters the view. Nothing is hidden beforehand: a
 * part is only animated in the moment before its first pixel is seen, so what a printer, a search in the page
 * or a visitor without script sees is always whole.
 */
export function useReveal(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = new WeakSet<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const isFirstLook = !seen.has(target)
          seen.add(target)
          if (!isIntersecting) continue
          observer.unobserve(target)
          // What is in view from the start stays still: it was already read.
          if (!isFirstLook) target.setAttribute('data-risen', '')
        }
      },
      { rootMargin: '0px 0px 8px' },
    )
    for (const part of screen.current?.querySelectorAll('[data-reveal]') ?? [])
      observer.observe(part)
    return () => observer.disconnect()
  }, [screen])
}
