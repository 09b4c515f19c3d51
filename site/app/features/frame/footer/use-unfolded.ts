import { useEffect } from 'react'

/** Opens the folded parts of the footer in wide windows of browsers whose styles cannot show them (footer.css). */
export function useUnfolded(): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return
    if (!window.matchMedia('(width >= 40rem)').matches) return
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.footer-fold')) {
      part.open = true
    }
  }, [])
}
