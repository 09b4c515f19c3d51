import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { rejection } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
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
  throw rejection(429, adminTexts(req.i18n).users.tooMany)
}
