import { z } from 'zod'
import { asciiDomain, emailPattern } from './email-address.ts'
import {
  type Enquiry,
  enquirySchema,
  optionalField,
  referencePattern,
  requiredField,
} from './enquiry.ts'
import { nullableTimestamp, optionalText } from './lenient.ts'
import { secretPattern } from './request-page.ts'

/** Header with the reason why the site suspects spam; a host may ignore it. */
export const spamSignalHeader = 'X-Niaga-Spam-Signal'
export const spamSignals = ['honeypot', 'too-fast'] as const
export type SpamSignal = (typeof spamSignals)[number]

/** The contact form's data (specification, sections 3 and 5); texts are trimmed. */
export const contactMessageSchema = z.object({
  name: requiredField('name'),
  email: requiredField('email')
    .overwrite(asciiDomain)
    .pipe(z.email({ pattern: emailPattern, error: 'Email must be an email address' })),
  phone: optionalField('phone'),
  message: requiredField('message'),
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
  page_secret: optionalText
    .pipe(z.string().regex(secretPattern).optional().catch(undefined))
    .describe('The secret of the request’s page, from a host that has such pages'),
})
