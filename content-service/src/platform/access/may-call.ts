import type { PayloadRequest, ServerFunctionClient } from 'payload'
import { isPermitted } from './access.ts'

/**
 * The functions that Payload's own pages call (`@payloadcms/next`, utilities/handleServerFunctions), and the right that
 * each requires. `schedule-publish` is missing because it deletes any schedule: plugins/publishing has endpoints for it.
 */
const rights = new Map<string, 'read' | 'update'>([
  ['copy-data-from-locale', 'update'],
  ['form-state', 'read'],
  ['get-default-layout', 'read'],
  ['get-upcoming-scheduled-publish', 'update'],
  ['render-document', 'read'],
  ['render-document-slots', 'read'],
  ['render-field', 'read'],
  ['render-list', 'read'],
  ['render-widget', 'read'],
  ['table-state', 'read'],
])

/** Whether an account may call a function on every collection, global and document in its arguments. */
export async function mayCall(
  req: PayloadRequest,
  { name, args = {} }: Parameters<ServerFunctionClient>[0],
): Promise<boolean> {
  const right = rights.get(name)
  if (right === undefined) return false
  const field = name === 'render-field' && String(args.schemaPath).split('.')[1]
  const slugs = [args.collectionSlug, args.globalSlug, field].flat().filter(Boolean)
  const ids = [args.id, args.docID, Object(args.data).id].filter((id) => (id ?? null) !== null)
  for (const slug of slugs) {
    for (const id of ids.length > 0 ? ids : [undefined]) {
      if (!(await isPermitted(req, right, String(slug), id))) return false
    }
  }
  return true
}
