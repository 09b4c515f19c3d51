import { z } from 'zod'
import { enquiryLimits, incoterms, itemKinds } from './enquiry-terms.ts'
import { baseLocales } from './locale.ts'
import { removeControlCharacters } from './plain-text.ts'

/**
 * The data of a request for quotation beside the message. Every field is optional, and the text of the message repeats the
 * visitor's input, so a host without enquiries loses nothing.
 */

/** `RFQ-`, the day in Jakarta as `yymmdd`, and four unambiguous letters or digits. */
export const referencePattern = /^RFQ-\d{6}-[2-9A-HJ-NP-Z]{4}$/

function optionalLine(label: string, limit: number) {
  return z
    .string({ error: `${label} must be a string` })
    .overwrite(removeControlCharacters)
    .trim()
    .max(limit, `${label} must have at most ${limit} characters`)
    .nullish()
    .transform((value) => value || undefined)
}

export const enquiryItemSchema = z.object({
  kind: z.enum(itemKinds, { error: `Kind must be one of ${itemKinds.join(', ')}` }),
  product: z
    .string({ error: 'Product is required' })
    .overwrite(removeControlCharacters)
    .trim()
    .min(1, 'Product is required')
    .max(enquiryLimits.product, `Product must have at most ${enquiryLimits.product} characters`)
    .describe('The product with its grade, or the machine with its model'),
  quantity: optionalLine('Quantity', enquiryLimits.quantity),
  incoterm: z
    .enum(incoterms, { error: 'Incoterm must be one of Incoterms 2020' })
    .nullish()
    .transform((term) => term ?? undefined),
  port: optionalLine('Port', enquiryLimits.port).describe('The port, or the site of a machine'),
  delivery: optionalLine('Delivery', enquiryLimits.delivery).describe(
    'The first delivery, or the start of a hire',
  ),
  details: optionalLine('Details', enquiryLimits.details).describe('Lines of text'),
})

export const enquirySchema = z.object({
  reference: z
    .string({ error: 'Reference must be a string' })
    .regex(referencePattern, 'Reference must have the form RFQ-261122-7F3K')
    .nullish()
    .transform((reference) => reference ?? undefined),
  company: optionalLine('Company', enquiryLimits.company),
  country: optionalLine('Country', enquiryLimits.country),
  language: z
    .enum(baseLocales, { error: `Language must be one of ${baseLocales.join(', ')}` })
    .nullish()
    .transform((language) => language ?? undefined)
    .describe('The language in which the visitor read the site'),
  page: optionalLine('Page', enquiryLimits.page).describe('The address that led to the form'),
  campaign: optionalLine('Campaign', enquiryLimits.campaign).describe(
    'Source, medium and name of the campaign that led to the site',
  ),
  items: z
    .array(enquiryItemSchema, { error: 'Items must be a list' })
    .max(enquiryLimits.items, `There must be at most ${enquiryLimits.items} items`)
    .nullish()
    .transform((items) => items ?? []),
})

export type EnquiryItem = z.output<typeof enquiryItemSchema>
type Parsed = z.output<typeof enquirySchema>
export type Enquiry = Pick<Parsed, 'items'> & Partial<Omit<Parsed, 'items'>>
