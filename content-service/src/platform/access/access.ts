import type { Access, ClientUser, FieldAccess, PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { servicesOf } from '../services/services.ts'
import type { Environment } from '../settings/environment.ts'

type Requester = Pick<PayloadRequest, 'user' | 'payload'>
type Ranked = Pick<User, 'role' | 'hasSecondFactor'> | ClientUser

/** By default Payload only requires a session; this rejects editors too. */
export const nobody: Access = () => false

/** Whether the account may manage accounts. */
export function isAdmin({ user, payload }: Requester): boolean {
  const { needsSecondFactor } = servicesOf(payload).environment
  return user?.role === 'admin' && !lacksSecondFactor(user, needsSecondFactor)
}

/**
 * Whether an admin lacks the required second factor: such an account has only an editor's rights, and may set a second
 * factor up.
 */
export function lacksSecondFactor(user: Ranked, isNeeded: boolean): boolean {
  return isNeeded && user.role === 'admin' && !user.hasSecondFactor
}

/** Sales see only messages; see `plugins/roles`. */
export function isSales(user: { role?: unknown } | null | undefined): boolean {
  return user?.role === 'sales'
}

export const admins: Access = ({ req }) => isAdmin(req)

/** Hides pages for admins from the editors' menu. */
export function hiddenFromEditors({ needsSecondFactor }: Environment) {
  return ({ user }: { user: ClientUser }): boolean =>
    user.role !== 'admin' || lacksSecondFactor(user, needsSecondFactor)
}

/** Editors may read and change only their own account: name, language and password. */
export const adminsAndOneself: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false)

/**
 * Whether an account may read or change a collection, a global or one document, by the rule of the REST API.
 *
 * @param slug the collection or global
 * @param id the document; without an id, permission for some documents is enough
 */
export async function isPermitted(
  req: PayloadRequest,
  right: 'read' | 'update',
  slug: string,
  id?: number | string,
): Promise<boolean> {
  const { collections, globals } = req.payload.config
  const collection = collections.find((one) => one.slug === slug)
  const rule = (collection ?? globals.find((one) => one.slug === slug))?.access[right]
  const result = (await rule?.({ req, id: id === undefined ? id : Number(id) })) ?? false
  if (typeof result === 'boolean') return result
  if (!collection || id === undefined) return true
  const where = { and: [{ id: { equals: id } }, result] }
  return (await req.payload.count({ collection: collection.slug, where, req })).totalDocs > 0
}

/** Nobody may change their own role. */
export const onlyAdmins: FieldAccess = ({ req }) => isAdmin(req)
