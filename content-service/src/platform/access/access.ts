import type { Access, ClientUser, FieldAccess, PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { servicesOf } from '../services/services.ts'
import type { Environment } from '../settings/environment.ts'

type Requester = Pick<PayloadRequest, 'user' | 'payload'>
type Ranked = Pick<User, 'role' | 'hasSecondFactor'> | ClientUser

/** By default Payload requires a session; this rejects editors too. */
export const nobody: Access = () => false

/** An account that may manage accounts. */
export function isAdmin({ user, payload }: Requester): boolean {
  const { needsSecondFactor } = servicesOf(payload).environment
  return user?.role === 'admin' && !lacksSecondFactor(user, needsSecondFactor)
}

/** An admin without the required second factor only has the rights of an editor, and may set one up. */
export function lacksSecondFactor(user: Ranked, isNeeded: boolean): boolean {
  return isNeeded && user.role === 'admin' && !user.hasSecondFactor
}

/** Sales see messages only; see `plugins/roles`. */
export function isSales(user: { role?: unknown } | null | undefined): boolean {
  return user?.role === 'sales'
}

export const admins: Access = ({ req }) => isAdmin(req)

/** Hides from the editors' menu what only admins may open. */
export function hiddenFromEditors({ needsSecondFactor }: Environment) {
  return ({ user }: { user: ClientUser }): boolean =>
    user.role !== 'admin' || lacksSecondFactor(user, needsSecondFactor)
}

/** An editor may read and change only their own account: name, language and password. */
export const adminsAndOneself: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false)

/**
 * Whether an account may read or change a collection, a global or one document, by the rule of the REST API.
 *
 * @param slug of the collection or global
 * @param id of the document; without one the rule for some document is enough
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
