import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** How long the old page stays before the loading view covers it, in milliseconds. */
const patienceMs = 150

/**
 * The path to which a navigation leads, within the document or to another one, that takes longer than a visitor should
 * wait without feedback. A form that is being sent does not count: its page shows that itself.
 */
export function useLateNavigation(): string | null {
  const { state, location, formMethod } = useNavigation()
  const leaving = useLeaving()
  const isWaiting = leaving !== null || (state === 'loading' && formMethod === undefined)
  const [isLate, setIsLate] = useState(false)

  // Not by address: the previous page must not reappear when a visitor follows another link meanwhile.
  useEffect(() => {
    if (!isWaiting) return
    const focused = document.activeElement
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
      // The covered page lost the focus; a page that stays after all has it where it was.
      if (focused instanceof HTMLElement && document.activeElement === document.body) {
        focused.focus({ preventScroll: true })
      }
    }
  }, [isWaiting])

  return isWaiting && isLate ? (leaving ?? location?.pathname ?? null) : null
}

/** The path of the page whose document the browser is loading in place of this one. */
function useLeaving(): string | null {
  const [pathname, setPathname] = useState<string | null>(null)

  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const leave = ({ destination, navigationType, formData }: NavigateEvent) => {
      const { origin, pathname: next } = new URL(destination.url)
      // Files are downloaded or shown, and the page stays.
      const isPage = origin === location.origin && !next.includes('.')
      const isNew = navigationType !== 'reload' && !destination.sameDocument && formData === null
      if (isPage && isNew) setPathname(next)
    }
    const stay = () => setPathname(null)
    navigation.addEventListener('navigate', leave)
    navigation.addEventListener('navigateerror', stay)
    // The page is shown again from the browser's cache of pages that were left.
    addEventListener('pageshow', stay)
    return () => {
      navigation.removeEventListener('navigate', leave)
      navigation.removeEventListener('navigateerror', stay)
      removeEventListener('pageshow', stay)
    }
  }, [])

  return pathname
}
