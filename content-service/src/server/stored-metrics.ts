import type { Payload } from 'payload'
import { stages } from '../collections/enquiries/stages.ts'

export type Stored = {
  /** Messages by status. */
  messages: Record<string, number>
  /** Queued jobs by task. */
  waiting: Record<string, number>
  /** Jobs by task that failed finally. */
  failed: Record<string, number>
}

const tasks = [
  'notify-of-message',
  'send-receipt',
  'send-reply',
  'remind-of-message',
  'scan-file',
  'remove-files',
  'send-purge',
] as const

/** Counts the messages and jobs that need attention. */
export async function countStored(payload: Payload): Promise<Stored> {
  const messages = stages.map(async ({ value }) => {
    const where = { status: { equals: value } }
    return [value, (await payload.count({ collection: 'messages', where })).totalDocs] as const
  })
  const jobs = (hasError: boolean) =>
    tasks.map(async (task) => {
      const where = {
        taskSlug: { equals: task },
        hasError: hasError ? { equals: true } : { not_equals: true },
      }
      return [task, (await payload.count({ collection: 'payload-jobs', where })).totalDocs] as const
    })
  return {
    messages: Object.fromEntries(await Promise.all(messages)),
    waiting: Object.fromEntries(await Promise.all(jobs(false))),
    failed: Object.fromEntries(await Promise.all(jobs(true))),
  }
}
