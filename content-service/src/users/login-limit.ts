import { createVisitorLimit } from '@niaga/contract/visitor-limit'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { visitorHeader } from '../api/visitor-address.ts'

export const loginsPerMinute = 20

const takeFromAddress = createVisitorLimit(loginsPerMinute)

/**
 * Payload counts wrong passwords for each account, so that one address may try a password on every
 * account there is. This counts for each address.
 */
export const limitLogins: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'login') refuseTooMany(req)
}

/** @throws {APIError} 429 when this address has tried too often, whatever it tried */
export function refuseTooMany(req: PayloadRequest): void {
  const address = req.headers.get(visitorHeader)
  if (!address || takeFromAddress(address) === null) return
  const message =
    req.i18n?.language === 'en'
      ? 'Too many attempts. Try again in a minute.'
      : 'Terlalu banyak percobaan. Coba lagi satu menit lagi.'
  throw new APIError(message, 429, null, true)
}
