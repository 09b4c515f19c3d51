import { jakartaDay, otherNames, type VisitKind } from '@niaga/contract/visits'
import type { Payload } from 'payload'
import { runSql, sql } from '../../../platform/database/sql.ts'
import { getMonth, monthsUpTo } from '../months.ts'

/** The periods that the figures can cover. */
export const periods = ['days', 'months'] as const
export type Period = (typeof periods)[number]

const daysShown = 30
const monthsShown = 12
const dayMs = 86_400_000

/** More bars would make the chart illegible. */
const maxNames = 10

/** The visits of one name, in total and by the language of the page. */
export type VisitCount = { name: string; count: number; id: number; en: number }
export type VisitRanking = { counts: VisitCount[]; others: number; total: number }

export type VisitFigures = {
  /** Page views by day or month, as `2026-11-25` or `2026-11`, earliest first. */
  pages: { name: string; count: number }[]
} & Record<'top' | 'downloads' | 'sources' | 'requests' | 'requestPages' | 'searches', VisitRanking>

/** Returns the visits that the sites counted in the last days or months, including today. */
export async function readVisits(
  payload: Payload,
  period: Period,
  now: Date,
): Promise<VisitFigures> {
  const names = getNames(period, now)
  const since = names[0] ?? ''
  const ranked = (kind: VisitKind) => readRanked(payload, kind, since)
  return {
    pages: await readPages(payload, names),
    top: await ranked('page'),
    downloads: await ranked('download'),
    sources: await ranked('source'),
    requests: await ranked('request'),
    requestPages: await ranked('request-page'),
    searches: await ranked('search'),
  }
}

function getNames(period: Period, now: Date): string[] {
  if (period === 'months') return monthsUpTo(now, monthsShown)
  return Array.from({ length: daysShown }, (_, index) =>
    jakartaDay(now.getTime() - (daysShown - 1 - index) * dayMs),
  )
}

/** A day begins with its month, so both are compared and grouped by their first characters. */
async function readPages(payload: Payload, names: string[]) {
  const [since = getMonth(new Date())] = names
  const rows = await runSql(
    { payload },
    sql`SELECT substr(day, 1, ${sql.raw(String(since.length))}) AS name, SUM(total) AS total FROM visits
        WHERE kind = 'page' AND day >= ${since}
        GROUP BY substr(day, 1, ${sql.raw(String(since.length))})`,
  )
  const totals = new Map(rows.map(({ name, total }) => [String(name), Number(total)]))
  return names.map((name) => ({ name, count: totals.get(name) ?? 0 }))
}

async function readRanked(payload: Payload, kind: VisitKind, since: string): Promise<VisitRanking> {
  const rows = await runSql(
    { payload },
    sql`SELECT name, SUM(total) AS total,
          SUM(CASE WHEN language = 'id' THEN total ELSE 0 END) AS indonesian,
          SUM(CASE WHEN language = 'en' THEN total ELSE 0 END) AS english
        FROM visits WHERE kind = ${kind} AND day >= ${since} AND name <> ${otherNames}
        GROUP BY name ORDER BY SUM(total) DESC, name LIMIT ${maxNames}`,
  )
  const [all] = await runSql(
    { payload },
    sql`SELECT SUM(total) AS total FROM visits WHERE kind = ${kind} AND day >= ${since}`,
  )
  const counts = rows.map(({ name, total, indonesian, english }) => ({
    ...{ name: String(name), count: Number(total) },
    ...{ id: Number(indonesian), en: Number(english) },
  }))
  const total = Number(all?.total ?? 0)
  return { counts, total, others: total - counts.reduce((sum, { count }) => sum + count, 0) }
}
