/** What a request for quotation is made of, without its schemas, which are not for browsers. */

/** What an item is, which decides what is asked about it. */
export const itemKinds = ['coal', 'mineral', 'machine'] as const

/** Maximum lengths, in UTF-16 code units; `items` is a number of items. */
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
