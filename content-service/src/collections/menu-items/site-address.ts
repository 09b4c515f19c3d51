import type { TextFieldSingleValidation } from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** Accepts a path on the site or a web address. */
export const siteAddress: TextFieldSingleValidation = (value, { req }) => {
  if (value && isSiteAddress(value)) return true
  return adminTexts(req.i18n).addresses.site
}

/** Accepts also an empty field, a fragment, an email address or a telephone number. */
export const buttonAddress: TextFieldSingleValidation = (value, options) =>
  !value || /^(#|mailto:|tel:)/.test(value) ? true : siteAddress(value, options)

/** Rejects other schemes, such as `javascript:`, and `//host`, which only looks like a path. */
export function isSiteAddress(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
