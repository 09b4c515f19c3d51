import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** How long the old page stays before the loading view covers it, in milliseconds. */
const patienceMs = 150

/**
 * Returns the target path of a navigation, within the document or to another document, that takes too long without
 * feedback. Submitting a form does not count, because its page shows the progress itself.
 */
export function useLateNavigation(): string | null {
  const { state, location, formMethod } = useNavigation()
  const leaving = useLeaving()
  const isWaiting = leaving !== null || (state === 'loading' && formMethod === undefined)
  const [isLate, setIsLate] = useState(false)

  // Not keyed by address: the previous page must not reappear when a visitor follows another link meanwhile.
  useEffect(() => {
    if (!isWaiting) return
    const focused = document.activeElement
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
      // Restores the focus that the covered page lost, if the page remains after all.
      if (focused instanceof HTMLElement && document.activeElement === document.body) {
        focused.focus({ preventScroll: true })
      }
    }
  }, [isWaiting])

  return isWaiting && isLate ? (leaving ?? location?.pathname ?? null) : null
}

/** Returns the path of the page whose document the browser is loading to replace this one. */
function useLeaving(): string | null {
  const [pathname, setPathname] = useState<string | null>(null)

  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const leave = ({ destination, navigationType, formData }: NavigateEvent) => {
      const { origin, pathname: next } = new URL(destination.url)
      // Files are downloaded or opened without leaving the page.
      const isPage = origin === location.origin && !next.includes('.')
      const isNew = navigationType !== 'reload' && !destination.sameDocument && formData === null
      if (isPage && isNew) setPathname(next)
    }
    const stay = () => setPathname(null)
    navigation.addEventListener('navigate', leave)
    navigation.addEventListener('navigateerror', stay)
    // The page is shown again from the browser's back/forward cache.
    addEventListener('pageshow', stay)
    return () => {
      navigation.removeEventListener('navigate', leave)
      navigation.removeEventListener('navigateerror', stay)
      removeEventListener('pageshow', stay)
    }
  }, [])

  return pathname
}
