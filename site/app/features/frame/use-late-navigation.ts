import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** How long the old page stays before the loading view replaces it, in milliseconds. */
const patienceMs = 150

type LateNavigation = {
  /** The address that is being loaded. */
  pathname: string
  /** The height of the page area before, in pixels. */
  height: number
}

/**
 * A navigation that takes longer than a visitor should wait without feedback. A form that is being sent does not count:
 * its page shows that itself, and has to stay, or what was typed would be lost.
 */
export function useLateNavigation(): LateNavigation | null {
  const { state, location, formMethod } = useNavigation()
  const isWaiting = state === 'loading' && formMethod === undefined
  const [height, setHeight] = useState<number | null>(null)

  // Not by address: the previous page must not reappear when a visitor follows another link meanwhile.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setHeight(document.getElementById('main')?.getBoundingClientRect().height ?? 0)
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      setHeight(null)
    }
  }, [isWaiting])

  return isWaiting && height !== null ? { pathname: location.pathname, height } : null
}
