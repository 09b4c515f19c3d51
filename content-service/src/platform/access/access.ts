import type { Access, ClientUser, FieldAccess, PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { servicesOf } from '../services/services.ts'
import type { Environment } from '../settings/environment.ts'

type Asking = Pick<PayloadRequest, 'user' | 'payload'>
type Ranked = Pick<User, 'role' | 'hasSecondFactor'> | ClientUser

/** Payload itself asks for a session wherever a collection says nothing; this rejects editors too. */
export const nobody: Access = () => false

/** An account that may manage accounts. */
export function isAdmin({ user, payload }: Asking): boolean {
  const { needsSecondFactor } = servicesOf(payload).environment
  return user?.role === 'admin' && !lacksSecondFactor(user, needsSecondFactor)
}

/** An admin who must have a second factor and has none may do what an editor may, and set one up. */
export function lacksSecondFactor(user: Ranked, isNeeded: boolean): boolean {
  return isNeeded && user.role === 'admin' && !user.hasSecondFactor
}

export const admins: Access = ({ req }) => isAdmin(req)

/** What an editor has no use for is not in the editor's menu. */
export function hiddenFromEditors({ needsSecondFactor }: Environment) {
  return ({ user }: { user: ClientUser }): boolean =>
    user.role !== 'admin' || lacksSecondFactor(user, needsSecondFactor)
}

/** An editor sees and changes the own account only: the name, the language, the password. */
export const adminsAndOneself: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false)

/** Nobody raises the own rank. */
export const adminsAlone: FieldAccess = ({ req }) => isAdmin(req)
