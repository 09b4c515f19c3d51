import { signatureHeaders, signMessage } from '@niaga/server-kit/signed-message'
import type { PayloadRequest, TaskConfig } from 'payload'
import {
  contentVersion,
  notifiedVersion,
  recordNotified,
} from '../../collections/content-versions/versions.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { wakeJobs } from '../../platform/jobs/pauses.ts'
import { retriedFor } from '../../platform/jobs/retries.ts'
import { servicesOf } from '../../platform/services/services.ts'

const timeoutMs = 5_000
const { retries, onFail } = retriedFor(6)

/**
 * Sends a site the newest version of the content. The site ignores a version that it already has, and a job does nothing
 * if another job has sent that version.
 */
export const sendPurge: TaskConfig<'send-purge'> = {
  slug: 'send-purge',
  inputSchema: [{ name: 'address', type: 'text', required: true }],
  retries,
  handler: async ({ input: { address }, req }) => {
    const { purgeAddresses, purgeSecret } = servicesOf(req.payload).environment
    // The job was queued before the address was removed from the settings.
    if (!purgeAddresses.includes(address)) return { output: {} }
    const version = await contentVersion(req)
    if (version <= (await notifiedVersion(req, address))) return { output: {} }
    await post(address, version, purgeSecret)
    await inTransaction(req.payload, (transactionReq) =>
      recordNotified(transactionReq, address, version),
    )
    return { output: {} }
  },
  onFail: (failed) => {
    onFail(failed)
    const { input, req } = failed
    req.payload.logger.info(
      { purge: input },
      'A site could not be notified of a change; this will be retried',
    )
  },
}

/** Queues a notification of every site, in the transaction of the change. */
export async function queuePurges(req: PayloadRequest): Promise<void> {
  for (const address of servicesOf(req.payload).environment.purgeAddresses) {
    await req.payload.jobs.queue({ task: 'send-purge', input: { address }, req })
  }
  // An editor checks the page immediately.
  wakeJobs(req.payload)
}

async function post(address: string, version: number, secret: string): Promise<void> {
  const message = signMessage(JSON.stringify({ version }), secret, Date.now())
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signatureHeaders(message) },
    body: message.body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The site responded ${response.status}`)
}
