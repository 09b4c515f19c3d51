import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the footer is in view; `false` on the server. */
export function useFooterInView(): boolean {
  const [isInView, setIsInView] = useState(false)
  const { pathname, search } = useLocation()
  const page = pathname + search

  // Each page has its own footer.
  useEffect(() => {
    const footer = document.querySelector('footer.site-footer')
    if (!footer) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(footer)
    return () => observer.disconnect()
  }, [page])

  return isInView
}
