import { Forbidden } from 'payload'
import { z } from 'zod'
import { endSessions } from '../../collections/users/sessions.ts'
import {
  createdResponse,
  documentId,
  documentSchema,
  getOptions,
  updatedDocument,
} from '../../platform/admin/document-endpoints.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { recordEvent } from '../audit/record-event.ts'
import { dropFactor } from '../second-factor/factor-store.ts'
import { confirmed, confirmIdentity } from './confirm-identity.ts'

/**
 * These endpoints check the confirmation before they begin a transaction. In Payload's own endpoints the transaction would
 * come first: a wrong password could not be counted, and hashing would block all other writes.
 */
const create = adminEndpoint(
  { method: 'post', path: '/', role: 'account', body: documentSchema },
  async ({ req, body }) => {
    const data = { name: '', email: '', role: 'editor' as const, ...(await confirmed(req, body)) }
    const doc = await req.payload.create({ ...getOptions('users', req), data })
    return createdResponse(req, 'users', doc)
  },
)

const update = adminEndpoint(
  { method: 'patch', path: '/:id', role: 'account', body: documentSchema },
  async ({ req, body }) => {
    const data = await confirmed(req, body)
    const id = documentId(req)
    return updatedDocument(req, await req.payload.update({ ...getOptions('users', req), id, data }))
  },
)

/** For a colleague who has lost phone and recovery codes. Removing one's own factor requires a code. */
const removeForeignEntry = adminEndpoint(
  {
    method: 'post',
    path: '/:id/second-factor/remove',
    role: 'admin',
    body: z.object({ confirmation: z.string().default('') }),
  },
  async ({ req, user, body: { confirmation } }) => {
    const account = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(account) || account === user.id) throw new Forbidden(req.t)
    await confirmIdentity(req, confirmation)
    await asOneChange(req, async () => {
      await dropFactor(req, account)
      await endSessions(req, account)
      await recordEvent(req, 'factor-off', { subject: { collection: 'users', id: account } })
    })
    return {}
  },
)

export const confirmedEndpoints = [create, update, removeForeignEntry]
