import { z } from 'zod'
import { incoterms, itemKinds, maxItems, textRules } from './enquiry-terms.ts'
import { baseLocales } from './locale.ts'
import { removeControlCharacters } from './plain-text.ts'

/**
 * The data of a request for quotation beside the message. Every field is optional, and the text of the message repeats the
 * visitor's input, so a host without enquiries loses nothing.
 */

/** `RFQ-`, the day in Jakarta as `yymmdd`, and four unambiguous letters or digits. */
export const referencePattern = /^RFQ-\d{6}-[2-9A-HJ-NP-Z]{4}$/

type Name = keyof typeof textRules
type RequiredName = {
  [Key in Name]: (typeof textRules)[Key] extends { isRequired: true } ? Key : never
}[Name]

export function requiredField(name: RequiredName) {
  return text(name, 'is required').min(1, `${getLabel(name)} is required`)
}

export function optionalField(name: Exclude<Name, RequiredName>) {
  return text(name, 'must be a string')
    .nullish()
    .transform((value) => value || undefined)
}

function text(name: Name, missing: string) {
  const { limit } = textRules[name]
  return z
    .string({
      error: ({ input }) => `${getLabel(name)} ${input == null ? missing : 'must be a string'}`,
    })
    .overwrite(removeControlCharacters)
    .trim()
    .max(limit, `${getLabel(name)} must have at most ${limit} characters`)
}

/** The name of a field as its faults begin. */
function getLabel(name: Name): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const enquiryItemSchema = z.object({
  kind: z.enum(itemKinds, { error: `Kind must be one of ${itemKinds.join(', ')}` }),
  product: requiredField('product').describe(
    'The product with its grade, or the machine with its model',
  ),
  quantity: optionalField('quantity'),
  incoterm: z
    .enum(incoterms, { error: 'Incoterm must be one of Incoterms 2020' })
    .nullish()
    .transform((term) => term ?? undefined),
  port: optionalField('port').describe('The port, or the site of a machine'),
  delivery: optionalField('delivery').describe('The first delivery, or the start of a hire'),
  details: optionalField('details').describe('Lines of text'),
})

export const enquirySchema = z.object({
  reference: z
    .string({ error: 'Reference must be a string' })
    .regex(referencePattern, 'Reference must have the form RFQ-261122-7F3K')
    .nullish()
    .transform((reference) => reference ?? undefined),
  company: optionalField('company'),
  country: optionalField('country'),
  language: z
    .enum(baseLocales, { error: `Language must be one of ${baseLocales.join(', ')}` })
    .nullish()
    .transform((language) => language ?? undefined)
    .describe('The language in which the visitor read the site'),
  page: optionalField('page').describe('The address that led to the form'),
  campaign: optionalField('campaign').describe(
    'Source, medium and name of the campaign that led to the site',
  ),
  items: z
    .array(enquiryItemSchema, { error: 'Items must be a list' })
    .max(maxItems, `There must be at most ${maxItems} items`)
    .nullish()
    .transform((items) => items ?? []),
})

type Parsed = z.output<typeof enquirySchema>
export type Enquiry = Pick<Parsed, 'items'> & Partial<Omit<Parsed, 'items'>>
