import type { PayloadRequest } from 'payload'
import { environment } from '../settled-environment.ts'

/** Queues, in the transaction of a change, that every site is told of it. */
export async function queuePurges(req: PayloadRequest): Promise<void> {
  for (const address of environment.purgeAddresses) {
    await req.payload.jobs.queue({ task: 'tell-site', input: { address }, req })
  }
}
