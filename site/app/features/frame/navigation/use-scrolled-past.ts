import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than `distance` pixels; `false` on the server. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > distance,
    () => false,
  )
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
