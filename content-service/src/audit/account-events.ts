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
} from 'payload'
import { asOneChange } from '../database/transaction.ts'
import { log } from '../log.ts'
import { CodeError } from '../second-factor/sign-in-code.ts'
import { passwordIn } from '../users/password.ts'
import type { AuditEvent } from './events.ts'
import { noteEvent, type Subject } from './note-event.ts'

/** Payload signs in whoever sets a password by a link, on its way; that session ends at once. */
export const noteSignIn: CollectionAfterLoginHook = ({ context, req, user }) =>
  noteEvent(req, context.setsPassword ? 'password-changed' : 'sign-in', { by: user })

export const noteSignOut: CollectionAfterLogoutHook = ({ req }) => noteEvent(req, 'sign-out')

/** A refusal has taken back its transaction, so it is noted in one of its own. */
export const noteRefusal: CollectionAfterErrorHook = async ({ error, req }) => {
  const event = refusalIn(error)
  if (!event) return
  try {
    const subject = await accountAskedFor(req)
    await asOneChange(req, () => noteEvent(req, event, { subject }))
  } catch (failure) {
    log.error({ err: failure }, 'A refused sign-in could not be noted')
  }
}

export const noticePasswordChange: CollectionBeforeOperationHook = ({
  args,
  context,
  operation,
}) => {
  if (operation === 'update') context.changesPassword = passwordIn(args) !== undefined
}

export const noteAccountChange: CollectionAfterChangeHook = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const subject = accountSubject(doc)
  if (operation === 'create') return noteEvent(req, 'account-made', { subject })
  if (context.changesPassword) await noteEvent(req, 'password-changed', { subject })
  if (doc.role !== previousDoc.role) await noteEvent(req, 'role-changed', { subject })
}

export const noteAccountDeletion: CollectionAfterDeleteHook = ({ doc, req }) =>
  noteEvent(req, 'deleted', { subject: accountSubject(doc) })

function refusalIn(error: unknown): AuditEvent | null {
  if (error instanceof CodeError) return error.reason === 'needed' ? 'code-asked' : 'code-refused'
  if (error instanceof LockedAuth) return 'sign-in-locked'
  if (error instanceof AuthenticationError) return 'sign-in-refused'
  return null
}

/** An address that no account has is not kept: some type their password there. */
async function accountAskedFor(req: PayloadRequest): Promise<Subject | undefined> {
  if (req.user) return accountSubject(req.user)
  const email = req.data?.email
  if (typeof email !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
  })
  return docs[0] && accountSubject(docs[0])
}

function accountSubject({ id, name }: { id: number; name?: unknown }): Subject {
  return { collection: 'users', id, title: name }
}
