import { useEffect } from 'react'

/**
 * Animates each `[data-reveal]` part of a page once as it enters the viewport. Nothing is hidden before: the
 * animation of a part starts just before its first pixel is visible, so printing, searching in the page and visitors
 * without script always get all of it.
 */
export function useReveal(page: string): void {
  useEffect(() => {
    const seen = new WeakSet<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const isFirstLook = !seen.has(target)
          seen.add(target)
          if (!isIntersecting) continue
          observer.unobserve(target)
          // What is visible from the start is not animated, because it may have been read.
          if (!isFirstLook) target.setAttribute('data-risen', '')
        }
      },
      { rootMargin: '0px 0px 8px' },
    )
    for (const part of document.querySelectorAll('[data-reveal]')) observer.observe(part)
    return () => observer.disconnect()
  }, [page])
}
