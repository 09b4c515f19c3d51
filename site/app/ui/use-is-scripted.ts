import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script has taken over; until then, and without script, the plain elements stand. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
