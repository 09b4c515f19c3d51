import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSubmit } from 'react-router'

/** How long typing must pause before the search runs, in milliseconds. */
const restMs = 250

/**
 * Searches while the visitor types. The address follows the field, so results can be shared; only the first search adds a
 * history entry. When the visitor is not typing, the field follows the address.
 */
export function useLiveSearch(field: RefObject<HTMLInputElement | null>, query: string) {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query
  }, [field, query])

  function search() {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed === query) return
    submit(typed === '' ? {} : { q: typed }, {
      method: 'get',
      action: pathname,
      replace: query !== '',
      preventScrollReset: true,
    })
  }

  function searchSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, restMs)
  }

  return { search, searchSoon }
}
