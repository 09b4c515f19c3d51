import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import { servicesOf } from '../../platform/services/services.ts'

/**
 * Limits sign-ins from one IP address. Payload counts wrong passwords only per account, so one client could try a password
 * on every account.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'login') await rejectTooMany(req)
}

/** @throws {APIError} 429 after too many attempts of any kind from one IP address */
export async function rejectTooMany(req: PayloadRequest): Promise<void> {
  const address = req.headers.get(visitorHeader)
  const { limits } = servicesOf(req.payload)
  if (!address || (await limits.signIn(address)) === null) return
  const message =
    req.i18n?.language === 'en'
      ? 'Too many attempts. Try again in a minute.'
      : 'Terlalu banyak percobaan. Coba lagi satu menit lagi.'
  throw new APIError(message, 429, null, true)
}
