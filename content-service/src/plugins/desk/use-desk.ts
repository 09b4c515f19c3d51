'use client'

import { useEffect, useState } from 'react'
import { fetchDesk } from './ask-desk.ts'

/** Long enough to search for a word, not for each of its letters. */
const pauseMs = 250

/**
 * Returns the desk's response to a query, which is sent again after a pause when it changes.
 *
 * @param query `null` sends no request
 * @returns `undefined` until there is a response, `null` if there is none
 */
export function useDesk<Response>(name: string, query: string | null): Response | null | undefined {
  const [response, setResponse] = useState<Response | null>()
  useEffect(() => {
    if (query === null) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const key = name === 'link' ? 'address' : 'q'
      const answer = await fetchDesk<Response>(name, { [key]: query }, controller.signal)
      if (!controller.signal.aborted) setResponse(answer)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, query])
  return response
}
