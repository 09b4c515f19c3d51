import type { Access, ClientUser, FieldAccess, PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { environment } from '../settings/settled-environment.ts'

type Asking = Pick<PayloadRequest, 'user'>
type Ranked = Pick<User, 'role' | 'hasSecondFactor'> | ClientUser

/** Payload itself asks for a session wherever a collection says nothing; this refuses editors too. */
export const nobody: Access = () => false

/** Whoever may also say who else may. */
export function isAdmin({ user }: Asking): boolean {
  return user?.role === 'admin' && !lacksSecondFactor(user)
}

/** An admin who must have a second factor and has none may do what an editor may, and set one up. */
export function lacksSecondFactor(user: Ranked): boolean {
  return environment.needsSecondFactor && user.role === 'admin' && !user.hasSecondFactor
}

export const admins: Access = ({ req }) => isAdmin(req)

/** What an editor has no use for is not in the editor's menu. */
export function forAdmins({ user }: { user: ClientUser }): boolean {
  return user.role !== 'admin' || lacksSecondFactor(user)
}

/** An editor sees and changes the own account only: the name, the language, the password. */
export const adminsAndOneself: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false)

/** Nobody raises the own rank. */
export const adminsAlone: FieldAccess = ({ req }) => isAdmin(req)
