import { isEmailAddress } from '@niaga/contract/email-address'
import type { EmailField } from 'payload'

/** Payload's own rule for email addresses rejects some addresses that browsers and the contract accept. */
export const validateEmail: NonNullable<EmailField['validate']> = (value, { req, required }) => {
  if (typeof value !== 'string' || value === '') {
    return required ? req.t('validation:required') : true
  }
  return isEmailAddress(value) || req.t('validation:emailAddress')
}
