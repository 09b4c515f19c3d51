import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readBody } from '../../platform/admin-kit/admin-endpoint.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { rejectTooMany } from './login-limit.ts'
import { notifyOwner } from './notify-owner.ts'
import { endSessions } from './sessions.ts'

const schema = z.object({ token: z.string().default(''), password: z.string().default('') })

/**
 * `POST …/users/reset-password`: only sets the password of the account that received the link. Payload's own handler also
 * signs in, so access to the mailbox would bypass a second factor.
 */
export const setPasswordByLink: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await rejectTooMany(req)
    const data = await readBody(req, schema)
    req.context.setsPassword = true
    const email = await asOneChange(req, async () => {
      const { user } = await req.payload.resetPassword({
        collection: 'users',
        data,
        overrideAccess: true,
        req,
      })
      await endSessions(req, Number(user.id))
      return String(user.email)
    })
    notifyOwner(req, email, 'password')
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
