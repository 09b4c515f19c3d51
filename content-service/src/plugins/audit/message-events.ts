import {
  type CollectionAfterOperationHook,
  createLocalReq,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { createMutex } from '../../platform/database/mutex.ts'
import { exportedMessages } from '../enquiry-desk/export-messages.ts'
import { recordEvent } from './record-event.ts'

const jakartaOffsetMs = 7 * 3_600_000
const dayMs = 86_400_000

/** The fields that the service reads to check a right and to move a message: they contain no visitor's input. */
const withoutContent = ['name', 'status', 'movedBy', 'updatedAt']

/** Ensures one entry for two simultaneous reads by one account. */
const oneEntry = createMutex()

/**
 * Records that an account has opened a message, once a day. Lists are not recorded. Failures appear only in the service's
 * log: a customer's message must not wait for the audit log.
 */
export const recordReading: CollectionAfterOperationHook = async (hook) => {
  const { args, operation, req, result } = hook
  if (operation !== 'findByID' || !req.user || args.overrideAccess === true) return result
  const message = Number(Reflect.get(Object(result), 'id'))
  if (!Number.isInteger(message) || isWithoutContent(args)) return result
  try {
    await recordOnceADay(req, message)
  } catch (error) {
    req.payload.logger.error(
      { err: error, message },
      'The reading of a message could not be recorded',
    )
  }
  return result
}

/** Records a download before it begins: a download that cannot be recorded is not sent. */
export function withNotedExport(endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> {
  if (endpoint.path !== '/export') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const response = await endpoint.handler(req)
      const title = req.context[exportedMessages]
      if (response.ok) {
        await recordEvent(req, 'messages-exported', { subject: { collection: 'messages', title } })
      }
      return response
    },
  }
}

function isWithoutContent(args: object): boolean {
  const select: unknown = Reflect.get(args, 'select')
  if (typeof select !== 'object' || select === null) return false
  return Object.entries(select).every(([name, is]) => is === true && withoutContent.includes(name))
}

/** Runs outside the request's transaction, which must not fail with it. */
async function recordOnceADay(req: PayloadRequest, message: number): Promise<void> {
  const { payload, user, headers } = req
  if (!user) return
  const release = await oneEntry()
  try {
    const { totalDocs } = await payload.count({
      collection: 'audit-log',
      where: {
        event: { equals: 'message-read' },
        about: { equals: `messages/${message}` },
        who: { equals: `${user.name} <${user.email}>` },
        happenedAt: { greater_than_equal: beginningOfDay(Date.now()) },
      },
    })
    if (totalDocs > 0) return
    const recordReq = await createLocalReq({ user, req: { headers } }, payload)
    await recordEvent(recordReq, 'message-read', {
      subject: { collection: 'messages', id: message },
    })
  } finally {
    release()
  }
}

/** Returns the beginning of the day in Jakarta. */
function beginningOfDay(nowMs: number): string {
  const local = nowMs + jakartaOffsetMs
  return new Date(local - (local % dayMs) - jakartaOffsetMs).toISOString()
}
