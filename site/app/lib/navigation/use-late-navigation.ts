import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** How long the old page stands before the loading state takes its place, in milliseconds. */
const patienceMs = 150

/**
 * The address that is being loaded, once that takes longer than a visitor should wait without a sign. A form that
 * is being sent does not count: its page shows so itself, and must stay or what was typed would be lost.
 */
export function useLateNavigation(): string | null {
  const { state, location, formMethod } = useNavigation()
  const isWaiting = state === 'loading' && formMethod === undefined
  const [lateKey, setLateKey] = useState<string | null>(null)
  const key = isWaiting ? location.key : null

  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setLateKey(key), patienceMs)
    return () => clearTimeout(timer)
  }, [key])

  return isWaiting && location.key === lateKey ? location.pathname : null
}
