import { z } from 'zod'
import { locales } from './locale.ts'

/**
 * A site may send its host its visitor counts: daily totals, never data about a single visitor. A host without this call
 * responds with 404 or 405, and is not called again.
 */
export const visitsPath = '/api/visits'

/**
 * The kinds of counts: pages, downloads, sources of visits and enquiries, pages that led to enquiries, searches without
 * hits.
 */
export const visitKinds = [
  'page',
  'download',
  'source',
  'request',
  'request-page',
  'search',
] as const
export type VisitKind = (typeof visitKinds)[number]

export const visitLimits = {
  /** With names of maximum length, a batch stays below {@link visitsBodyLimit}. */
  rows: 100,
  /** The maximum length in UTF-16 code units. */
  name: 150,
  /** The maximum of one row: more than a process serves in a day. */
  total: 100_000_000,
} as const

/** The largest body of a batch, in bytes. */
export const visitsBodyLimit = 65_536

/** Collects names that exceed a limit. */
export const otherNames = '…'

/**
 * The source of a visit: direct, unknown, a search engine, another site or a campaign; a site or campaign is named only if
 * its name is plain.
 */
const source =
  /^(?:direct|unknown|search:[a-z]{2,20}|site(?::[a-z0-9.-]{1,100})?|campaign(?::[a-z0-9._-]{1,40})?)$/
/** A path without query and fragment (RFC 3986, section 3.3). */
const path = /^\/(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-F]{2})*$/
const query = /^[^\p{C}]+$/u

const patterns = {
  page: path,
  download: path,
  source,
  request: source,
  'request-page': path,
  search: query,
} as const satisfies Record<VisitKind, RegExp>

export const visitSchema = z
  .object({
    /** The day in Jakarta, as `2026-11-25`. */
    day: z.iso.date(),
    kind: z.enum(visitKinds),
    name: z.string().min(1).max(visitLimits.name),
    /** The language of the page, or `''` if it has none. */
    language: z.enum([...locales, '']),
    total: z.int().min(1).max(visitLimits.total),
  })
  .refine(({ kind, name }) => isVisitName(kind, name), { path: ['name'] })

export type Visit = z.output<typeof visitSchema>

export const visitBatchSchema = z.object({
  /** The id of the batch, repeated in each attempt to send it, so it is counted once. */
  batch: z.uuid(),
  visits: z.array(visitSchema).min(1).max(visitLimits.rows),
})

export type VisitBatch = z.output<typeof visitBatchSchema>

/** Whether a name is valid for a kind. */
export function isVisitName(kind: VisitKind, name: string): boolean {
  return name.length <= visitLimits.name && (name === otherNames || patterns[kind].test(name))
}

/** Jakarta has no summer time. */
const jakartaOffsetMs = 7 * 3_600_000

/** Returns the day of a moment in Jakarta. */
export function jakartaDay(ms: number): string {
  return new Date(ms + jakartaOffsetMs).toISOString().slice(0, 10)
}
