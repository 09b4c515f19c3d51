import type { Payload } from 'payload'
import { endSessions } from '../../collections/users/sessions.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordEvent } from '../audit/record-event.ts'
import { dropFactor } from './factor-store.ts'

/**
 * Removes an account's second factor for the operator, and ends its sessions.
 *
 * @returns whether the account exists
 */
export async function removeFactor(payload: Payload, email: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const where = { email: { equals: email.trim().toLowerCase() } }
    const { docs } = await payload.find({ collection: 'users', where, limit: 1, req })
    const [account] = docs
    if (!account) return false
    const subject = { collection: 'users', id: account.id, title: account.name }
    await dropFactor(req, account.id)
    await endSessions(req, account.id)
    await recordEvent(req, 'factor-off', { subject })
    return true
  })
}
