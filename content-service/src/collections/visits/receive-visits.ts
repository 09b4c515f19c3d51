import {
  jakartaDay,
  type VisitBatch,
  visitBatchSchema,
  visitsBodyLimit,
} from '@niaga/contract/visits'
import { readLimitedBody } from '@niaga/server-kit/limited-body'
import { isAuthentic, receivedMessage } from '@niaga/server-kit/signed-message'
import type { Payload } from 'payload'
import { errorResponse } from '../../platform/http/response.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { countVisits } from './count-visits.ts'

/** A site retries unsent visits for a week; one more day allows for its clock. */
const oldestDays = 8
const dayMs = 86_400_000

/** Receives sums of a site's visitors, signed with the secret of the purge messages; stores them before it responds. */
export async function receiveVisits(payload: Payload, request: Request): Promise<Response> {
  const { purgeSecret } = servicesOf(payload).environment
  if (purgeSecret === '') {
    const message = 'This host does not accept visit counts: PURGE_SECRET is not set'
    return errorResponse(404, { code: 'not_counted', message })
  }
  const bytes = await readLimitedBody(request, visitsBodyLimit).catch(() => Buffer.alloc(0))
  if (bytes === null) {
    const message = `The body must have at most ${visitsBodyLimit} bytes`
    return errorResponse(413, { code: 'too_large', message })
  }
  const signed = receivedMessage(request.headers, bytes.toString('utf8'))
  if (!isAuthentic(signed, purgeSecret, Date.now())) {
    const message = 'The signature is missing, wrong or too old'
    return errorResponse(401, { code: 'not_signed', message })
  }
  const batch = batchIn(signed.body)
  if (!batch) {
    const message = 'The body must be a batch of visits of the last days'
    return errorResponse(422, { code: 'invalid_visits', message })
  }
  await countVisits(payload, batch)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

function batchIn(body: string): VisitBatch | null {
  try {
    const batch = visitBatchSchema.parse(JSON.parse(body))
    const now = Date.now()
    const [oldest, newest] = [jakartaDay(now - oldestDays * dayMs), jakartaDay(now + dayMs)]
    return batch.visits.every(({ day }) => day >= oldest && day <= newest) ? batch : null
  } catch {
    return null
  }
}
