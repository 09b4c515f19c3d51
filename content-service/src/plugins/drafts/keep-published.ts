import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

type Args = Parameters<CollectionBeforeOperationHook>[0]['args']
const forbidden = 403

/** Requires the right to delete a document for unpublishing it: visitors lose it either way. */
export const keepPublished: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user || !unpublishes(args)) return
  const mayDelete = await args.collection.config.access.delete({ req })
  if (mayDelete === true) return
  if (!mayDelete || (await reachesBeyond(mayDelete, args, req))) throw rejected(req)
}

/** Whether a change affects documents that the account may not delete. */
async function reachesBeyond(deletable: Where, args: Args, req: PayloadRequest): Promise<boolean> {
  const changed =
    'id' in args ? { id: { equals: Number(args.id) } } : ('where' in args && args.where) || {}
  const count = async (where: Where) => {
    const { slug } = args.collection.config
    const options = { collection: slug, where, trash: true, overrideAccess: false, req }
    return (await req.payload.count(options)).totalDocs
  }
  return (await count(changed)) > (await count({ and: [changed, deletable] }))
}

/** Rejects the unpublishing of a global: the site always shows it. */
export const keepPublishedGlobal: GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user) return
  if (unpublishes(args)) throw rejected(req)
}

function unpublishes(args: object): boolean {
  if ('unpublishAllLocales' in args && args.unpublishAllLocales) return true
  if ('draft' in args && args.draft) return false
  const data = 'data' in args ? args.data : undefined
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft'
}

function rejected(req: PayloadRequest): APIError {
  return new APIError(adminTexts(req.i18n).drafts.keepPublished, forbidden, null, true)
}
