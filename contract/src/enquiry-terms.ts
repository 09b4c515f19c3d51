/** The fields of a message and of its request for quotation, without schemas, which are not for browsers. */

/** The kind of an item, which determines the questions about it. */
export const itemKinds = ['coal', 'mineral', 'machine'] as const

/** Whether a text is required, and its maximum length in UTF-16 code units, without control characters and outer space. */
export type TextRule = { limit: number; isRequired?: true }

/**
 * The texts that a visitor sends, in the message, its enquiry or an item. The schemas and the form's checks follow from
 * these rules. The specification sets no limits; with these, a message fits into one mail and one row.
 */
export const textRules = {
  name: { limit: 200, isRequired: true },
  // RFC 5321
  email: { limit: 254, isRequired: true },
  phone: { limit: 50 },
  message: { limit: 5000, isRequired: true },
  company: { limit: 200 },
  country: { limit: 100 },
  page: { limit: 500 },
  campaign: { limit: 300 },
  product: { limit: 200, isRequired: true },
  quantity: { limit: 100 },
  port: { limit: 100 },
  delivery: { limit: 100 },
  details: { limit: 1500 },
} as const satisfies Record<string, TextRule>

/** The texts of the contact form, in its order. */
export const formTexts = ['name', 'email', 'phone', 'company', 'country', 'message'] as const

export const maxItems = 10

/** Incoterms 2020 (International Chamber of Commerce). */
export const incoterms = [
  ...['FOB', 'FAS', 'CFR', 'CIF'],
  ...['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'],
] as const

export type ItemKind = (typeof itemKinds)[number]
