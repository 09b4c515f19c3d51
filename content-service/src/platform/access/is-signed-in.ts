import type { IncomingHttpHeaders } from 'node:http'
import { executeAuthStrategies, type Payload } from 'payload'

/** Asks Payload for the session of a request before its body is read. */
export function isSignedIn(payload: Payload) {
  return async (given: IncomingHttpHeaders): Promise<boolean> => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(given)) {
      if (value !== undefined) headers.set(name, String(value))
    }
    const { user } = await executeAuthStrategies({ canSetHeaders: false, headers, payload })
    return user !== null
  }
}
