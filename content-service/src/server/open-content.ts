import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getPayload, type SanitizedConfig } from 'payload'
import { answerReading, type PlainAnswer } from '../api/answer-reading.ts'
import { createApi } from '../api/api.ts'
import { createContentReader } from '../api/read-content.ts'
import { isSignedIn } from '../platform/access/is-signed-in.ts'
import { closeDatabase } from '../platform/database/database.ts'
import { servicesOf } from '../platform/services/services.ts'
import { runJobs } from './run-jobs.ts'
import { countStored, type Stored } from './stored-metrics.ts'

/** What the server asks of the content behind it. */
export type Content = {
  handle: RequestListener
  /** Answers a reading call of the contract past all else, `null` where that is left to `handle`. */
  answerReading: (address: string, ifNoneMatch: string | null) => Promise<PlainAnswer | null>
  /** Whether the cookie of a request belongs to a session of an account. */
  isSignedIn: (headers: IncomingHttpHeaders) => Promise<boolean>
}

export type OpenedContent = Content & {
  countStored: () => Promise<Stored>
  /** Ends what runs beside the requests. */
  stop: () => Promise<void>
  /** Closes what the requests needed, once none is under way. */
  close: () => Promise<void>
}

/** Opens the database, brings it up to date, and begins to run what is queued. */
export async function openContent(config: Promise<SanitizedConfig>): Promise<OpenedContent> {
  const payload = await getPayload({ config })
  const { stop } = runJobs(payload)
  const readContent = createContentReader(payload)
  const api = createApi(payload, readContent)
  return {
    handle: getRequestListener(api.fetch),
    answerReading: answerReading(readContent),
    isSignedIn: isSignedIn(payload),
    countStored: () => countStored(payload),
    stop,
    close: async () => {
      await servicesOf(payload).close()
      await closeDatabase(payload)
    },
  }
}
