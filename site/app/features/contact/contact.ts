import type { ContactDetails } from '@niaga/contract/contact-details'

export const contactFields = ['name', 'email', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** What a visitor typed, field by field, as it was typed. */
export type ContactValues = Record<ContactField, string>

/** The most characters that each field accepts. */
export type ContactLimits = Record<ContactField, number>

/** Why a field was rejected; `invalid` stands for a reason that only the content service knows. */
export type FieldFault = 'missing' | 'format' | 'too_long' | 'invalid'
export type FieldFaults = Partial<Record<ContactField, FieldFault>>

/** What script adds to the form, field by field; each is empty without script and is then ignored. */
export const scriptFields = { token: 'token', filledMs: 'filled_ms' } as const

/** The field that no person sees. Its name means nothing to autofill. */
export const honeypotField = 'other_needs'

/** What a captcha service shows in the form, as its documentation requires. */
export type Captcha = {
  scriptUrl: string
  siteKey: string
  /** The class of the element that its script fills. */
  element: string
}

/**
 * The result of sending a message; `captcha` is one that the captcha service rejected. What was typed comes back with a
 * failure, so that nothing is lost without script; `null` when the form never left the browser and still holds it.
 */
export type ContactResult =
  | { status: 'sent' }
  | { status: 'captcha'; values: ContactValues | null }
  | {
      status: 'failed'
      faults: FieldFaults
      values: ContactValues | null
      /** In how many seconds the visitor may send again, when that is known. */
      retryAfterS?: number
    }

export type ContactView = {
  /** `null` when the contact data could not be loaded; the form works without it. */
  details: ContactDetails | null
  /** The error text of the failed call, `''` when there was none. */
  failure: string
  limits: ContactLimits
  /** The product the visitor came from, `''` for none. */
  product: string
  captcha: Captcha | null
}
