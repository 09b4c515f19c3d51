import { z } from 'zod'
import { optionalDegrees } from './company.ts'
import { optionalListOf, optionalObject, optionalText } from './lenient.ts'
import { inEachLocale } from './locale-schema.ts'

/** Trade terms of the content contract: how a product or machine is sold, loaded and paid for. */

export const portKinds = ['jetty', 'anchorage', 'port'] as const

const day = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .describe('A day in Jakarta')

const line = z.string().min(1)

const portTranslation = z.object({
  name: optionalText,
  loading_rate: optionalText,
  max_size: optionalText,
})

/** A draft in metres, from a barge's to the deepest vessel's. */
const draft = z.number().min(1).max(30)

export const loadPortSchema = z.object({
  name: line,
  kind: z.enum(portKinds),
  loading_rate: optionalText,
  max_size: optionalText,
  draft_m: z.preprocess(
    (value) => (draft.safeParse(value).success ? value : undefined),
    draft.optional(),
  ),
  latitude: optionalDegrees(90),
  longitude: optionalDegrees(180),
  translations: optionalObject(inEachLocale(portTranslation)),
})

export const windowSchema = z
  .object({
    port: optionalText.describe('Where the cargo is loaded'),
    from: day,
    to: day,
    tonnes: optionalText.describe('A decimal number'),
    grade: optionalText.describe('The name of a grade of the product; any grade if left out'),
    as_of: day,
    translations: optionalObject(inEachLocale(z.object({ port: optionalText }))),
  })
  .describe('When a ship may next be presented; left out once it is past')

const noteTranslation = z.object({
  title: optionalText,
  text: optionalText,
  source: optionalText,
})

export const tradeNoteSchema = z
  .object({
    title: line,
    text: line,
    source: optionalText.describe('Where the text was checked'),
    checked_on: day,
    translations: optionalObject(inEachLocale(noteTranslation)),
  })
  .describe('What law or market decides about a trade, such as who may export')

const termsTranslation = z.object({
  minimum: optionalText,
  monthly: optionalText,
  lead_time: optionalText,
  destinations: optionalText,
  packing: optionalListOf(line),
  payment: optionalListOf(line),
  inspection: optionalListOf(line),
})

export const termsSchema = z.object({
  incoterms: optionalListOf(line),
  load_ports: optionalListOf(loadPortSchema),
  minimum: optionalText,
  monthly: optionalText,
  lead_time: optionalText,
  destinations: optionalText,
  windows: optionalListOf(windowSchema),
  packing: optionalListOf(line),
  hs_code: optionalText,
  payment: optionalListOf(line),
  inspection: optionalListOf(line),
  notes: optionalListOf(tradeNoteSchema),
  translations: optionalObject(inEachLocale(termsTranslation)),
})

/** Terms as hosts send them: `next_laycan`, from before there were windows, is read as the only one. */
export const termsFromHost = z.preprocess((value) => {
  const isOlder = typeof value === 'object' && value !== null && 'next_laycan' in value
  return isOlder && !('windows' in value) ? { ...value, windows: [value.next_laycan] } : value
}, optionalObject(termsSchema))

export type Terms = z.output<typeof termsSchema>
export type LoadPort = z.output<typeof loadPortSchema>
export type LoadingWindow = z.output<typeof windowSchema>
export type TradeNote = z.output<typeof tradeNoteSchema>
