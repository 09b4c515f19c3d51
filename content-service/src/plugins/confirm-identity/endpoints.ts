import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { endSessions } from '../../collections/users/sessions.ts'
import { isAdmin } from '../../platform/access/access.ts'
import {
  createdResponse,
  documentId,
  getOptions,
  readDocument,
  updatedResponse,
} from '../../platform/admin/document-endpoints.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { recordEvent } from '../audit/record-event.ts'
import { dropFactor } from '../second-factor/factor-store.ts'
import { confirmed, confirmIdentity } from './confirm-identity.ts'

/**
 * These endpoints check the confirmation before they begin a transaction. In Payload's own endpoints the transaction would
 * come first: a wrong password could not be counted, and hashing would block all other writes.
 */
const create: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    await readDocument(req)
    const data = { name: '', email: '', role: 'editor' as const, ...(await confirmed(req)) }
    const doc = await req.payload.create({ ...getOptions('users', req), data })
    return createdResponse(req, 'users', doc)
  },
}

const update: Endpoint = {
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await readDocument(req)
    const data = await confirmed(req)
    const id = documentId(req)
    const doc = await req.payload.update({ ...getOptions('users', req), id, data })
    return updatedResponse(req, doc)
  },
}

/** For a colleague who has lost phone and recovery codes. Removing one's own factor requires a code. */
const removeForeignEntry: Endpoint = {
  path: '/:id/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    const account = Number(req.routeParams?.id)
    if (!isAdmin(req) || !Number.isSafeInteger(account) || account === req.user?.id) {
      throw new Forbidden(req.t)
    }
    await addDataAndFileToRequest(req)
    await confirmIdentity(req, req.data?.confirmation)
    await asOneChange(req, async () => {
      await dropFactor(req, account)
      await endSessions(req, account)
      await recordEvent(req, 'factor-off', { subject: { collection: 'users', id: account } })
    })
    return Response.json({})
  },
}

export const confirmedEndpoints = [create, update, removeForeignEntry]
