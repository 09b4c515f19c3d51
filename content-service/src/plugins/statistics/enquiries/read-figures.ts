import type { Payload } from 'payload'
import { enquiryStages, type Stage, spamStage } from '../../../collections/enquiries/stages.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { momentIn, textIn } from '../../../platform/database/row-values.ts'
import { runSql, sql } from '../../../platform/database/sql.ts'
import { countryName } from '../../enquiry-desk/country-name.ts'
import { getMonth, getStart, monthsUpTo } from '../months.ts'
import { type Count, countBy } from './count-by.ts'

const monthsShown = 12

/** The maximum number of enquiries counted, the newest; their columns are some megabytes. */
export const maxCounted = 20_000

/** The maximum number of items in these 20,000 enquiries; a request usually has one or two. */
const maxItems = 60_000

const hourMs = 3_600_000

export type MonthFigures = {
  /** The month as `2026-11`. */
  month: string
  count: number
  /** The number of answered enquiries. */
  answered: number
  /** The hours until the first answer; `null` if there was no answer. */
  medianHours: number | null
  ninetiethHours: number | null
}

type Ranked = { counts: Count[]; others: number }

export type Figures = {
  total: number
  /** Whether there are older enquiries that were not counted. */
  isCut: boolean
  months: MonthFigures[]
  products: Ranked
  countries: Ranked
  stages: { status: Stage; count: number }[]
}

type Enquiry = {
  id: number
  status: unknown
  country: string | null
  receivedAt: string
  firstAnsweredAt: string | null
}

/** Returns the enquiries of the last twelve months without spam, and the times until the answer. */
export async function readFigures(
  payload: Payload,
  { language, now, most = maxCounted }: { language: AdminLanguage; now: Date; most?: number },
): Promise<Figures> {
  const months = monthsUpTo(now, monthsShown)
  const since = getStart(months[0] ?? getMonth(now)).toISOString()
  const latest = await readEnquiries(payload, since, most)
  const enquiries = latest.slice(0, most)
  const byMonth = Map.groupBy(enquiries, ({ receivedAt }) => getMonth(new Date(receivedAt)))
  const products = await readProducts(payload, since, enquiries)
  return {
    total: enquiries.length,
    isCut: latest.length > most,
    months: months.map((month) => getFigures(month, byMonth.get(month) ?? [])),
    products: countBy(products),
    countries: countBy(
      enquiries.flatMap(({ country }) => (country ? [countryName(country, language)] : [])),
    ),
    stages: enquiryStages.map(({ value }) => ({
      status: value,
      count: enquiries.filter(({ status }) => status === value).length,
    })),
  }
}

/** Reads one more than is counted, which shows whether there are older ones. */
async function readEnquiries(payload: Payload, since: string, most: number): Promise<Enquiry[]> {
  const rows = await runSql(
    { payload },
    sql`SELECT id, status, country, received_at, first_answered_at FROM messages
        WHERE received_at >= ${since} AND status <> ${spamStage}
        ORDER BY received_at DESC, id DESC LIMIT ${most + 1}`,
  )
  return rows.map(({ id, status, country, received_at, first_answered_at }) => ({
    ...{ id: Number(id), status, country: textIn(country) },
    ...{ receivedAt: momentIn(received_at) ?? since, firstAnsweredAt: momentIn(first_answered_at) },
  }))
}

/** Returns the products of each enquiry, without duplicates. */
async function readProducts(
  payload: Payload,
  since: string,
  enquiries: Enquiry[],
): Promise<string[]> {
  const rows = await runSql(
    { payload },
    sql`SELECT DISTINCT _parent_id AS message, product FROM messages_items
        WHERE _parent_id IN (
          SELECT id FROM messages WHERE received_at >= ${since} AND status <> ${spamStage}
        )
        ORDER BY _parent_id DESC, product LIMIT ${maxItems}`,
  )
  const counted = new Set(enquiries.map(({ id }) => id))
  return rows.flatMap(({ message, product }) =>
    counted.has(Number(message)) ? (textIn(product) ?? []) : [],
  )
}

function getFigures(month: string, ofMonth: Enquiry[]): MonthFigures {
  const hours = ofMonth.flatMap(({ receivedAt, firstAnsweredAt }) =>
    firstAnsweredAt === null
      ? []
      : [Math.max(Date.parse(firstAnsweredAt) - Date.parse(receivedAt), 0) / hourMs],
  )
  return {
    ...{ month, count: ofMonth.length, answered: hours.length },
    ...{ medianHours: median(hours), ninetiethHours: ninetieth(hours) },
  }
}

/** Returns the middle number, or the mean of the middle two; `null` for an empty list. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper)
  return (lower + upper) / 2
}

/** Returns the smallest number that 90 of 100 do not exceed (nearest rank); `null` for an empty list. */
export function ninetieth(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null
}
