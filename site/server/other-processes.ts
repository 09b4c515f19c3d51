import cluster from 'node:cluster'
import { z } from 'zod'
import { signedPurgeSchema } from './purge/purges.ts'
import type { Site } from './site.ts'

/** Messages between processes of the site, and requests from their parent process. */
const messageSchema = z.union([z.literal('clear'), z.object({ purge: signedPurgeSchema })])

/**
 * Listens to the other processes that share the port, to forward a purge message that reached one to all. Outside
 * production, the parent process may clear all caches and is notified when they are clear: a test that removes content
 * must not see the content of the previous test.
 */
export function listenToOtherProcesses(
  { purges, clear }: Pick<Site, 'purges' | 'clear'>,
  deployment: 'production' | undefined,
): void {
  if (process.send === undefined) return
  process.on('message', (text) => {
    const message = messageSchema.safeParse(text)
    if (!message.success) return
    if (message.data !== 'clear') {
      purges.receiveForwarded(message.data.purge)
    } else if (deployment !== 'production') {
      clear()
      process.send?.('cleared')
    }
  })
  if (cluster.isWorker) purges.forwardTo((purge) => void process.send?.({ purge }))
  // The channel alone keeps no process running; the channel of a worker ends it together with its parent process.
  else process.channel?.unref()
}
