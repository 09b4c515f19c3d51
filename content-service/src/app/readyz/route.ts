import { getPayload } from 'payload'
import { failureAnswer } from '../../api/answer.ts'
import { log } from '../../log.ts'
import { checkStorage } from '../../media/check-storage.ts'
import { bucket } from '../../media/settled-bucket.ts'
import config from '../../payload.config.ts'
import { environment } from '../../settled-environment.ts'

export const dynamic = 'force-dynamic'

/** Whether what the service needs answers: the database, and a place for pictures that it can write to. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.count({ collection: 'users' })
    await checkStorage(environment.dataFolder, bucket)
    return Response.json({ status: 'ready' }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    log.error({ err: error }, 'The service is not ready')
    return failureAnswer(503, { code: 'not_ready', message: 'Not ready' }, { 'Retry-After': '5' })
  }
}
