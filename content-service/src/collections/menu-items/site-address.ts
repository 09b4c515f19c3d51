import type { TextFieldSingleValidation } from 'payload'

/** Whether a link leads somewhere a visitor may be sent: a path of the site, or a web address. */
export const siteAddress: TextFieldSingleValidation = (value, { req }) => {
  if (value && isSiteAddress(value)) return true
  return req.i18n?.language === 'en'
    ? 'Write an address that begins with / or https://'
    : 'Tulis alamat yang diawali / atau https://'
}

/** The same for a button, which may be left out, lead within its page, or write to someone. */
export const buttonAddress: TextFieldSingleValidation = (value, options) =>
  !value || /^(#|mailto:|tel:)/.test(value) ? true : siteAddress(value, options)

/** Refuses `javascript:` and its like, and `//host`, which looks like a path and is not one. */
export function isSiteAddress(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
