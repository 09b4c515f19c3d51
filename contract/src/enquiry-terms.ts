/** The parts of a request for quotation, without schemas, which are not for browsers. */

/** The kind of an item, which determines the questions about it. */
export const itemKinds = ['coal', 'mineral', 'machine'] as const

/** Maximum lengths in UTF-16 code units, except `items`, the maximum number of items. */
export const enquiryLimits = {
  company: 200,
  country: 100,
  items: 10,
  product: 200,
  quantity: 100,
  port: 100,
  delivery: 100,
  details: 1500,
  page: 500,
  campaign: 300,
} as const

/** Incoterms 2020 (International Chamber of Commerce). */
export const incoterms = [
  ...['FOB', 'FAS', 'CFR', 'CIF'],
  ...['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'],
] as const

export type ItemKind = (typeof itemKinds)[number]
