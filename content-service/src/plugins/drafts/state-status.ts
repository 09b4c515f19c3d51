import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'

/** Fields that do not change the content: the bin, and the position in a list. */
const statusIsKept: readonly string[] = ['deletedAt', '_order']

/**
 * Sets the status of a save without one. Documents stored by the service (the sample content, an import, the missing
 * sheets) are published: Payload would store drafts, and the site would stay empty. A client's change of a document with a
 * draft changes the draft: Payload would write it over the published document and unpublish that.
 */
export const stateStatus: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const isRestored = leavesBin(args)
  if (!isRestored && !lacksStatus(args)) return args
  if (req.payloadAPI === 'local') return isRestored ? args : published(args)
  if (operation === 'create' || !('id' in args) || !req.user) return args
  const latest = await req.payload.findByID({
    collection: args.collection.config.slug,
    id: Number(args.id),
    ...getLatest(req),
    disableErrors: true,
    trash: isRestored,
  })
  // Payload validates a document restored from the bin only if its status is published.
  if (isRestored) return isPublished(latest) ? published(args) : args
  return isDraft(latest) ? { ...args, draft: true } : args
}

/** {@link stateStatus} for a global. */
export const stateGlobalStatus: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update' || !lacksStatus(args)) return undefined
  if (req.payloadAPI === 'local') return published(args)
  if (!req.user) return undefined
  const latest = await req.payload.findGlobal({ slug: global.slug, ...getLatest(req) })
  return isDraft(latest) ? { ...args, draft: true } : undefined
}

function lacksStatus(args: object): boolean {
  const data = getData(args)
  if (!data || '_status' in data || ('draft' in args && args.draft)) return false
  return !Object.keys(data).some((name) => statusIsKept.includes(name))
}

/** Whether a change without a status restores a document from the bin. */
function leavesBin(args: object): boolean {
  const data = getData(args)
  return data !== null && !('_status' in data) && 'deletedAt' in data && data.deletedAt === null
}

function published<Args extends object>(args: Args): Args {
  return { ...args, data: { ...getData(args), _status: 'published' } }
}

function getData(args: object): object | null {
  const data = 'data' in args ? args.data : null
  return typeof data === 'object' ? data : null
}

function getLatest(req: PayloadRequest) {
  return { draft: true, depth: 0, select: { updatedAt: true }, req } as const
}

function isPublished(document: unknown): boolean {
  return Object(document)._status === 'published'
}

function isDraft(document: unknown): boolean {
  return Object(document)._status === 'draft'
}
