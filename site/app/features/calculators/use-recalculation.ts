import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { type Reading, readTyped } from './read-fields.ts'

/** How long typing must pause before the address follows, in milliseconds. */
const restMs = 250

/**
 * Keeps the values of a form in the address while they are typed, replacing the history entry, so the result follows and
 * can be shared. When no field has the focus, the fields follow the address.
 */
export function useRecalculation(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Reading[],
) {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return
    for (const { field, typed } of fields) {
      const input = form.current.elements.namedItem(field.name)
      if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) {
        input.value = typed
      }
    }
  }, [form, search])

  /** Converts a value to a decimal point, so a shared address is the same in both languages. */
  function inAddress(name: string, typed: string): string {
    const field = fields.find((one) => one.field.name === name)?.field
    const reading = field?.kind === 'number' ? readTyped(typed, field) : null
    return reading && 'value' in reading ? reading.value : typed
  }

  function recalculate() {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value.trim() !== '')
        query.set(name, inAddress(name, value.trim()))
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
