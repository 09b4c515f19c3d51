import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSubmit } from 'react-router'

/** How long typing must pause before the address follows, in milliseconds. */
const restMs = 250

type Typed = readonly (readonly [name: string, value: string])[]

/**
 * Puts the figures of a form into the address while they are typed, in place of those before, so that the result follows
 * and can be shared. While the visitor is elsewhere, the fields follow the address.
 */
export function useRecalculation(form: RefObject<HTMLFormElement | null>, typed: Typed) {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return
    for (const [name, value] of typed) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value
      }
    }
  }, [form, search])

  function recalculate() {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
    }
    if (`?${query}` === search) return
    submit(query, { method: 'get', action: pathname, replace: true, preventScrollReset: true })
  }

  function recalculateSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(recalculate, restMs)
  }

  return { recalculate, recalculateSoon }
}
