import { useEffect, useRef, useState } from 'react'
import { hrefIn } from '../../i18n/locale-address.ts'
import { getLocale } from '../../paraglide/runtime.js'
import type { Suggestion } from './run-search.server.ts'
import { suggestionsPath } from './search-address.ts'

/** How long typing must pause before suggestions are fetched, in milliseconds. */
const restMs = 180
/** A single letter could mean anything. */
const shortestQuery = 2

/** Suggestions for the text of a field: only for the latest text, and not for visitors who save data. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fetching = useRef<AbortController>(undefined)

  function stop(): void {
    clearTimeout(timer.current)
    fetching.current?.abort()
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      fetching.current?.abort()
    },
    [],
  )

  /** Fetches suggestions for a text when typing pauses. */
  function suggestFor(text: string): void {
    stop()
    const query = text.trim()
    if (query.length < shortestQuery || savesData()) {
      setSuggestions([])
      return
    }
    timer.current = setTimeout(() => void load(query), restMs)
  }

  async function load(query: string): Promise<void> {
    const controller = new AbortController()
    fetching.current = controller
    const address = `${hrefIn(getLocale(), suggestionsPath)}?${new URLSearchParams({ q: query })}`
    try {
      const response = await fetch(address, { signal: controller.signal })
      const found: Suggestion[] = response.ok ? (await response.json()).suggestions : []
      if (!controller.signal.aborted) setSuggestions(found)
    } catch {
      // The search also works without suggestions.
      if (!controller.signal.aborted) setSuggestions([])
    }
  }

  function clear(): void {
    stop()
    setSuggestions([])
  }

  return { suggestions, suggestFor, clear }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
