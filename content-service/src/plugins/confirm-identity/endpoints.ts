import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { endSessions } from '../../collections/users/sessions.ts'
import { isAdmin } from '../../platform/access/access.ts'
import {
  createdResponse,
  documentId,
  optionsOf,
  readDocument,
  updatedResponse,
} from '../../platform/admin/document-endpoints.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { noteEvent } from '../audit/note-event.ts'
import { dropFactor } from '../second-factor/factor-store.ts'
import { confirmed, confirmIdentity } from './confirm-identity.ts'

/**
 * A session alone may be a browser that was left open. Payload's own endpoints begin a transaction first,
 * in which neither a wrong password could be counted nor a right one be hashed without holding up all who
 * write, so these look at what was typed before.
 */
const create: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    await readDocument(req)
    const data = { name: '', email: '', role: 'editor' as const, ...(await confirmed(req)) }
    const doc = await req.payload.create({ ...optionsOf('users', req), data })
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
    const doc = await req.payload.update({ ...optionsOf('users', req), id, data })
    return updatedResponse(req, doc)
  },
}

/** For a colleague who lost phone and recovery codes. The own factor goes by a code alone. */
const removeOfAnother: Endpoint = {
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
      await noteEvent(req, 'factor-off', { subject: { collection: 'users', id: account } })
    })
    return Response.json({})
  },
}

export const confirmedEndpoints = [create, update, removeOfAnother]
