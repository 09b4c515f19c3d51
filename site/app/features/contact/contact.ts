import type { ContactDetails } from '@niaga/contract/contact-details'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'
import type { DeskEntry } from './offices-view.ts'

export const contactFields = ['name', 'email', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The fields exactly as the visitor typed them. */
export type ContactValues = Record<ContactField, string>

/** The most characters that each field accepts. */
export type ContactLimits = Record<ContactField, number>

/** Why a field was rejected; `invalid` is a reason that only the content service knows. */
export type FieldFault = 'missing' | 'format' | 'too_long' | 'invalid'
export type FieldFaults = Partial<Record<ContactField, FieldFault>>

/** The fields that script adds to the form; without script they are empty and ignored. */
export const scriptFields = { token: 'token', filledMs: 'filled_ms' } as const

/** The honeypot, whose name autofill does not know. */
export const honeypotField = 'other_needs'

/** What a captcha service shows in the form, as its documentation requires. */
export type Captcha = {
  scriptUrl: string
  siteKey: string
  /** The class of the element that its script fills. */
  element: string
}

/**
 * The result of sending a message; `captcha` if the captcha service rejected it. A failure contains what was typed, so
 * that nothing is lost without script; `null` if the form never left the browser and still has it.
 */
export type ContactResult =
  | { status: 'sent' }
  | { status: 'captcha'; values: ContactValues | null }
  | {
      status: 'failed'
      faults: FieldFaults
      values: ContactValues | null
      /** The seconds until the visitor may send again, if known. */
      retryAfterS?: number
    }

export type ContactView = {
  /** `null` if the contact data could not be loaded; the form works without it. */
  details: ContactDetails | null
  /** The error text of the failed call, `''` if there was none. */
  failure: string
  limits: ContactLimits
  /** The product whose page linked here, `''` for none. */
  product: string
  captcha: Captcha | null
  /** Left out where there are none. */
  offices?: OfficeEntry[]
  desks?: DeskEntry[]
}
