import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated; until then, and without script, plain HTML elements are shown. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
