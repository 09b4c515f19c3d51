'use client'

import { useEffect, useState } from 'react'
import { callService } from './call-service.ts'

/**
 * Returns the response of an endpoint below `/cms/api/` once the page is shown, `null` until then or without one.
 *
 * @param path `null` sends no request
 * @param version a change sends the request again
 */
export function useLoaded<Body>(path: string | null, version?: unknown): Body | null {
  const [body, setBody] = useState<Body | null>(null)
  useEffect(() => {
    if (path === null) return
    const controller = new AbortController()
    const { signal } = controller
    callService<Body>(path, { signal }).then((answer) => !signal.aborted && setBody(answer.body))
    return () => controller.abort()
  }, [path, version])
  return body
}
