import type { PayloadRequest } from 'payload'
import type { AuditEvent } from './events.ts'
import { recordEvent } from './record-event.ts'

type Document = { id?: number | string } & Record<string, unknown>

/**
 * Records a change of published content, in the transaction of the change. Changes by the service without a user, such as
 * loading the sample content, are not recorded.
 */
export async function recordPublication(
  req: PayloadRequest,
  event: Extract<
    AuditEvent,
    'published' | 'unpublished' | 'deleted' | 'plan-made' | 'plan-removed'
  >,
  collection: string,
  document: Document = {},
  titleField?: string,
): Promise<void> {
  if (!req.user) return
  const title = titleField === undefined ? undefined : document[titleField]
  await recordEvent(req, event, { subject: { collection, id: document.id, title } })
}
