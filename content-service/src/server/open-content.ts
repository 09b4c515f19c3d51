import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { executeAuthStrategies, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { createApi } from '../api/api.ts'
import { createContentReader, respondToRead } from '../api/read-content.ts'
import { closeDatabase } from '../platform/database/database.ts'
import type { PlainResponse } from '../platform/http/response.ts'
import { servicesOf } from '../platform/services/services.ts'
import { runJobs } from './run-jobs.ts'
import { countStored, type Stored } from './stored-metrics.ts'

/** The content service's interface for the server. */
export type Content = {
  handle: RequestListener
  /** Responds to a GET request of the contract directly; returns `null` if `handle` must respond. */
  respondToRead: (address: string, ifNoneMatch: string | null) => Promise<PlainResponse | null>
  /** Whether the cookie of a request belongs to an account's session. */
  isSignedIn: (headers: IncomingHttpHeaders) => Promise<boolean>
}

export type OpenedContent = Content & {
  countStored: () => Promise<Stored>
  /** Stops the job runner. */
  stop: () => Promise<void>
  /** Closes the database and Redis, once no request is active. */
  close: () => Promise<void>
}

/** Opens and migrates the database, and starts the job runner. */
export async function openContent(config: Promise<SanitizedConfig>): Promise<OpenedContent> {
  const payload = await getPayload({ config })
  const { stop } = runJobs(payload)
  const readContent = createContentReader(payload)
  const api = createApi(payload, readContent)
  return {
    handle: getRequestListener(api.fetch),
    respondToRead: respondToRead(readContent),
    isSignedIn: isSignedIn(payload),
    countStored: () => countStored(payload),
    stop,
    close: async () => {
      await servicesOf(payload).close()
      await closeDatabase(payload)
    },
  }
}

/** Gets the session of a request from Payload before its body is read. */
function isSignedIn(payload: Payload) {
  return async (incoming: IncomingHttpHeaders): Promise<boolean> => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming)) {
      if (value !== undefined) headers.set(name, String(value))
    }
    const { user } = await executeAuthStrategies({ canSetHeaders: false, headers, payload })
    return user !== null
  }
}
