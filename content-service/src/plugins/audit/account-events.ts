import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
  type Where,
} from 'payload'
import { notifyOwner } from '../../collections/users/notify-owner.ts'
import { passwordIn } from '../../collections/users/password.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import type { User } from '../../platform/payload-types.ts'
import { AuditedError } from './audited-error.ts'
import type { AuditEvent } from './events.ts'
import { recordEvent, type Subject } from './record-event.ts'

const dayMs = 86_400_000

/** Records a sign-in. Payload also signs in when a link resets a password; that session ends at once. */
export const recordSignIn: CollectionAfterLoginHook = ({ context, req, user }) =>
  recordEvent(req, context.setsPassword ? 'password-changed' : 'sign-in', { by: user })

export const recordSignOut: CollectionAfterLogoutHook = ({ req }) => recordEvent(req, 'sign-out')

export const recordRejection: CollectionAfterErrorHook = ({ error, req }) =>
  recordRejected(req, error)

/** The transaction of a rejected sign-in was rolled back, so the entry needs its own. */
export async function recordRejected(req: PayloadRequest, error: unknown): Promise<void> {
  const rejection = rejectionIn(error)
  if (!rejection) return
  try {
    const account = await requestedAccount(req)
    const subject = account && accountSubject(account)
    const event = account && isLocked(account) ? 'sign-in-locked' : rejection
    await asOneChange(req, () => recordEvent(req, event, { subject }))
    if (account && event === 'sign-in-locked' && (await isFirstOfDay(req, account))) {
      req.payload.logger.warn(
        { account: account.id },
        'An account is locked after too many wrong passwords or codes',
      )
      notifyOwner(req, account.email, 'locked')
    }
  } catch (failure) {
    req.payload.logger.error({ err: failure }, 'A rejected sign-in could not be recorded')
  }
}

export const noticePasswordChange: CollectionBeforeOperationHook = ({
  args,
  context,
  operation,
}) => {
  if (operation === 'update') context.changesPassword = passwordIn(args) !== undefined
}

export const recordAccountChange: CollectionAfterChangeHook = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const subject = accountSubject(doc)
  if (operation === 'create') return recordEvent(req, 'account-made', { subject })
  if (context.changesPassword) {
    await recordEvent(req, 'password-changed', { subject })
    notifyOwner(req, previousDoc.email, 'password')
  }
  if (doc.email !== previousDoc.email) notifyOwner(req, previousDoc.email, 'email')
  if (doc.role !== previousDoc.role) await recordEvent(req, 'role-changed', { subject })
}

export const recordAccountDeletion: CollectionAfterDeleteHook = ({ doc, req }) =>
  recordEvent(req, 'deleted', { subject: accountSubject(doc) })

function rejectionIn(error: unknown): AuditEvent | null {
  if (error instanceof AuditedError) return error.event
  if (error instanceof LockedAuth) return 'sign-in-locked'
  if (error instanceof AuthenticationError) return 'sign-in-rejected'
  return null
}

/** Unknown addresses are not recorded: some people type their password there. */
async function requestedAccount(req: PayloadRequest): Promise<User | undefined> {
  const email = req.data?.email
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const where: Where = req.user ? { id: { equals: req.user.id } } : { email: { equals: address } }
  return (await req.payload.db.findOne<User>({ collection: 'users', where })) ?? undefined
}

function isLocked({ lockUntil }: User): boolean {
  return Boolean(lockUntil) && Date.parse(String(lockUntil)) > Date.now()
}

/** Limits the mails to one a day, because anyone can lock an account repeatedly. */
async function isFirstOfDay({ payload }: PayloadRequest, { id }: User): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'audit-log',
    where: {
      event: { equals: 'sign-in-locked' },
      about: { equals: `users/${id}` },
      happenedAt: { greater_than: new Date(Date.now() - dayMs).toISOString() },
    },
  })
  return totalDocs === 1
}

function accountSubject({ id, name }: { id: number; name?: unknown }): Subject {
  return { collection: 'users', id, title: name }
}
