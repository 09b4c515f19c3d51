import { z } from 'zod'

/**
 * The longest texts a contact message may hold, in UTF-16 units. The specification sets none; these keep a
 * message inside one mail and one row, and e-mail's own limit is RFC 5321's.
 */
export const contactMessageLimits = { name: 200, email: 254, phone: 50, message: 5000 } as const

/** The largest body of a contact request, in bytes. */
export const contactBodyLimit = 65_536

/** Header with which the site says why a message may be spam; a host that does not know it ignores it. */
export const spamSignalHeader = 'X-Niaga-Spam-Signal'
export const spamSignals = ['honeypot', 'too-fast'] as const
export type SpamSignal = (typeof spamSignals)[number]

/** An e-mail address as a browser's `type=email` takes it (HTML, section 4.10.5.1.5), which knows hosts without a dot. */
const emailPattern = z.regexes.html5Email

/** Whether a text is an e-mail address that the contract lets through. */
export function isEmailAddress(text: string): boolean {
  return text.length <= contactMessageLimits.email && emailPattern.test(text)
}

const optionalPhone = z
  .string({ error: 'Phone must be a text' })
  .overwrite(withoutControls)
  .trim()
  .max(
    contactMessageLimits.phone,
    `Phone must have at most ${contactMessageLimits.phone} characters`,
  )
  .nullish()
  .transform((phone) => (phone ? phone : undefined))

/** What a visitor sends from the contact form (specification, sections 3 and 5); texts come out trimmed. */
export const contactMessageSchema = z.object({
  name: requiredText('Name', contactMessageLimits.name),
  email: requiredText('Email', contactMessageLimits.email).pipe(
    z.email({ pattern: emailPattern, error: 'Email must be an e-mail address' }),
  ),
  phone: optionalPhone,
  message: requiredText('Message', contactMessageLimits.message),
})

export type ContactMessage = z.output<typeof contactMessageSchema>

/** The answer to a stored message. */
export const contactReceiptSchema = z.object({ id: z.union([z.int(), z.string()]) })

function requiredText(label: string, limit: number) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? `${label} is required`
          : `${label} must be a text`,
    })
    .overwrite(withoutControls)
    .trim()
    .min(1, `${label} is required`)
    .max(limit, `${label} must have at most ${limit} characters`)
}

/**
 * A text without what nobody sees: control characters, which PostgreSQL, XML and terminals refuse or obey,
 * and those that turn the direction of others around, with which a text shows another one. They come with
 * what is pasted, so nobody is asked to find them. Line ends of every kind become `\n`.
 */
function withoutControls(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
}
