'use client'

import { useEffect, useState } from 'react'
import { callService } from '../../platform/admin-kit/call-service.ts'

/** Long enough to search for a word, not for each of its letters. */
const pauseMs = 250

/** The maximum time that an editor waits for a list. */
const timeoutMs = 10_000

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
      const { signal } = controller
      const path = `desk/${name}?${new URLSearchParams({ q: query })}`
      const { body } = await callService<Response>(path, { signal, timeoutMs })
      if (!signal.aborted) setResponse(body)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, query])
  return response
}
