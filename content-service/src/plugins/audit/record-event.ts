import { getNetwork } from '@niaga/server-kit/visitor-limit'
import type { PayloadRequest } from 'payload'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import type { AuditEvent } from './events.ts'

const longestTitle = 200

type Account = { name?: unknown; email?: unknown }

/** The document of an event. */
export type Subject = { collection: string; id?: number | string; title?: unknown }

/** Writes an event into the audit log, in the transaction of the request. */
export async function recordEvent(
  req: PayloadRequest,
  event: AuditEvent,
  { by = req.user, subject }: { by?: Account | null; subject?: Subject } = {},
): Promise<void> {
  const about = subject && [subject.collection, subject.id].filter(Boolean).join('/')
  const data = {
    happenedAt: new Date().toISOString(),
    event,
    who: by ? `${by.name} <${by.email}>` : null,
    about: about ?? null,
    title: typeof subject?.title === 'string' ? subject.title.slice(0, longestTitle) : null,
    network: shortened(req.headers?.get(visitorHeader)),
  }
  await req.payload.db.create({ collection: 'audit-log', data, req })
}

/**
 * Returns the network of an address: precise enough to distinguish the office from another country, but not to identify a
 * machine.
 */
function shortened(address: string | null | undefined): string | null {
  if (!address) return null
  if (!address.includes(':')) return address.replace(/\.\d+$/, '.0/24')
  return `${getNetwork(address).split(':').slice(0, 3).join(':')}::/48`
}
