import { checkLoginPermission, type Endpoint, Forbidden } from 'payload'
import { z } from 'zod'
import { companyOrProduct } from '../../collections/enquiries/company-address.ts'
import { checkPassword } from '../../collections/users/check-password.ts'
import { rejectTooMany } from '../../collections/users/login-limit.ts'
import { endSessions, getSession } from '../../collections/users/sessions.ts'
import {
  type AdminCall,
  adminEndpoint,
  rejection,
} from '../../platform/admin-kit/admin-endpoint.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import type { User } from '../../platform/payload-types.ts'
import { recordEvent } from '../audit/record-event.ts'
import {
  beginFactor,
  confirmFactor,
  consumeCode,
  dropFactor,
  renewRecoveryCodes,
} from './factor-store.ts'
import { qrCode } from './qr-code.ts'
import { CodeError } from './sign-in-code.ts'
import { keyAddress } from './totp.ts'

const schema = z.object({ code: z.string().default(''), password: z.string().default('') })

type Context = AdminCall<z.infer<typeof schema>>

/** Returns an endpoint with which a signed-in account changes its own factor, by a code or its password. */
function step(path: string, work: (context: Context) => Promise<object>): Endpoint {
  return adminEndpoint(
    { method: 'post', path: `/second-factor/${path}`, role: 'account', body: schema },
    async (context) => {
      await rejectTooMany(context.req)
      return work(context)
    },
  )
}

/** Requires the password: the session may belong to an unattended browser. */
const begin = step('begin', async ({ req, user, body: { password } }) => {
  await checkPassword(req, user.email, password)
  const secret = await asOneChange(req, () => beginFactor(req, user.id))
  if (secret === null) throw rejection(409, 'This account already has a second factor.')
  const issuer = await companyOrProduct(req.payload)
  return { secret, qr: qrCode(keyAddress(secret, user.email, issuer)) }
})

const confirm = step('confirm', ({ req, user, body: { code } }) =>
  asOneChange(req, async () => {
    if (!(await confirmFactor(req, user.id, code))) throw new CodeError('rejected', req, user.id)
    await endSessions(req, user.id, getSession(req))
    await recordEvent(req, 'factor-on')
    return { recoveryCodes: await renewRecoveryCodes(req, user.id) }
  }),
)

const renew = step('recovery-codes', (context) =>
  withCode(context, async ({ req, user }) => {
    await recordEvent(req, 'recovery-codes-renewed')
    return { recoveryCodes: await renewRecoveryCodes(req, user.id) }
  }),
)

const remove = step('remove', (context) =>
  withCode(context, async ({ req, user }) => {
    await dropFactor(req, user.id)
    await endSessions(req, user.id, getSession(req))
    await recordEvent(req, 'factor-off')
    return {}
  }),
)

export const secondFactorEndpoints = [begin, confirm, renew, remove]

/** Runs work if the code is right. Wrong codes count towards the lock-out; a locked account cannot try codes. */
async function withCode(context: Context, work: (context: Context) => Promise<object>) {
  const { req, user, body } = context
  const where = { id: { equals: user.id } }
  const stored = await req.payload.db.findOne<User>({ collection: 'users', where })
  if (!stored) throw new Forbidden(req.t)
  checkLoginPermission({ req, user: stored })
  return asOneChange(req, async () => {
    if (!(await consumeCode(req, user.id, body.code))) throw new CodeError('rejected', req, user.id)
    return work(context)
  })
}
