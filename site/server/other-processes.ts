import cluster from 'node:cluster'
import { z } from 'zod'
import { signedPurgeSchema } from './purge/purges.ts'
import type { Site } from './site.ts'

/** What processes of the site send each other, and what the one that started them may request. */
const messageSchema = z.union([z.literal('clear'), z.object({ purge: signedPurgeSchema })])

/**
 * Listens to the other processes that share the port, so that a purge message which reached one reaches all. Outside
 * production the process that started the site may have all caches cleared, and is told when they are: a test that
 * removes content must not see that of the test before.
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
  // The channel by itself keeps no process running; the channel of a worker ends it together with the process that started it.
  else process.channel?.unref()
}
