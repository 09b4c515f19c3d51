const revealedElements = new WeakSet<Element>()

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const isFirstLook = !revealedElements.has(target)
      revealedElements.add(target)
      if (!isIntersecting) continue
      observer.unobserve(target)
      // Parts visible from the start are not animated, because they may have been read.
      if (!isFirstLook) target.setAttribute('data-risen', '')
    }
  },
  { rootMargin: '0px 0px 8px' },
)

/**
 * Animates each `[data-reveal]` part of a page once as it enters the viewport. Nothing is hidden beforehand: the animation
 * starts just before the part's first pixel is visible, so printing, searching in the page and visitors without script
 * always get the whole page.
 */
export function revealParts(root: ParentNode): void {
  for (const part of root.querySelectorAll('[data-reveal]')) observer.observe(part)
}
