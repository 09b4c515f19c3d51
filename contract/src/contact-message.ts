import { z } from 'zod'
import { type Enquiry, enquirySchema, referencePattern } from './enquiry.ts'
import { nullableTimestamp, optionalText } from './lenient.ts'
import { removeControlCharacters } from './plain-text.ts'

/**
 * Maximum lengths of a contact message, in UTF-16 code units. The specification sets none; with these limits a message
 * fits into one mail and one row. The limit of `email` comes from RFC 5321.
 */
export const contactMessageLimits = { name: 200, email: 254, phone: 50, message: 5000 } as const

/** The largest body of a contact request, in bytes. */
export const contactBodyLimit = 65_536

/** Header with the reason why the site suspects spam; a host may ignore it. */
export const spamSignalHeader = 'X-Niaga-Spam-Signal'
export const spamSignals = ['honeypot', 'too-fast'] as const
export type SpamSignal = (typeof spamSignals)[number]

/** The pattern of a browser's `type=email` (HTML, section 4.10.5.1.5); a host without a dot is valid. */
const emailPattern = z.regexes.html5Email

/** Whether the contract accepts a text as an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= contactMessageLimits.email && emailPattern.test(text)
}

/** Encodes a domain of any script in ASCII (UTS 46): some browsers send it as typed, others in ASCII. */
function asciiDomain(address: string): string {
  const [, name = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(address) ?? []
  const isAscii = /^[\0-\x7f]*$/.test(domain)
  return isAscii || !URL.canParse(`http://${domain}`)
    ? address
    : name + new URL(`http://${domain}`).hostname
}

const optionalPhone = z
  .string({ error: 'Phone must be a string' })
  .overwrite(removeControlCharacters)
  .trim()
  .max(
    contactMessageLimits.phone,
    `Phone must have at most ${contactMessageLimits.phone} characters`,
  )
  .nullish()
  .transform((phone) => (phone ? phone : undefined))

/** The contact form's data (specification, sections 3 and 5); texts are trimmed. */
export const contactMessageSchema = z.object({
  name: requiredText('Name', contactMessageLimits.name),
  email: requiredText('Email', contactMessageLimits.email)
    .overwrite(asciiDomain)
    .pipe(z.email({ pattern: emailPattern, error: 'Email must be an e-mail address' })),
  phone: optionalPhone,
  message: requiredText('Message', contactMessageLimits.message),
  enquiry: enquirySchema
    .nullish()
    .transform((enquiry) => enquiry ?? undefined)
    .describe('What the message says, as data; a host may ignore it'),
})

type Parsed = z.output<typeof contactMessageSchema>
export type ContactMessage = Omit<Parsed, 'enquiry'> & { enquiry?: Enquiry | undefined }

/** The response to a stored message. */
export const contactReceiptSchema = z.object({
  id: z.union([z.int(), z.string()]),
  reference: optionalText
    .pipe(z.string().regex(referencePattern).optional().catch(undefined))
    .describe('The reference under which the message was stored first'),
  answer_by: nullableTimestamp.optional().describe('When an answer is promised'),
})

function requiredText(label: string, limit: number) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? `${label} is required`
          : `${label} must be a string`,
    })
    .overwrite(removeControlCharacters)
    .trim()
    .min(1, `${label} is required`)
    .max(limit, `${label} must have at most ${limit} characters`)
}
