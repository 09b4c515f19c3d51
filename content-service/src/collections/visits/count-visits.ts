import {
  jakartaDay,
  otherNames,
  type Visit,
  type VisitBatch,
  type VisitKind,
} from '@niaga/contract/visits'
import type { Payload } from 'payload'
import { runSql, sql, type Transaction } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

/**
 * How many names of a kind are told apart on one day: several times what a day of this company has. Names that strangers
 * can make up (sites, campaigns, searches) have the fewest. Further ones are counted together. Copies that count at the same
 * moment may exceed it by a batch.
 */
export const mostNames = {
  page: 1000,
  download: 300,
  source: 200,
  request: 100,
  'request-page': 200,
  search: 100,
} as const satisfies Record<VisitKind, number>

/**
 * Adds the sums of a batch to those of their days, in one transaction. Each sum is one statement, so that nothing is lost
 * when several copies of the site send at the same moment.
 *
 * @returns `known` for a batch that was counted before, which changes nothing
 */
export async function countVisits(
  payload: Payload,
  { batch, visits }: VisitBatch,
  nowMs = Date.now(),
): Promise<'counted' | 'known'> {
  return inTransaction(payload, async (req) => {
    const noted = await runSql(
      req,
      sql`INSERT INTO visit_batches (batch, day) VALUES (${batch}, ${jakartaDay(nowMs)})
          ON CONFLICT (batch) DO NOTHING RETURNING batch`,
    )
    if (noted.length === 0) return 'known'
    const groups = Map.groupBy(visits, ({ day, kind }) => `${day} ${kind}`)
    // Always in one order: two transactions that lock the same rows in another would wait for each other.
    for (const [, group] of [...groups].toSorted(byFirst)) await addGroup(req, group)
    return 'counted'
  })
}

/** Adds the sums of one day and kind. */
async function addGroup(req: Transaction, group: readonly Visit[]): Promise<void> {
  const [first] = group
  if (!first) return
  const { day, kind } = first
  const names = [...new Set(group.map(({ name }) => name))]
  const known = await knownNames(req, day, kind, names)
  const free = Math.max(mostNames[kind] - known.count, 0)
  const told = new Set([
    ...known.names,
    ...names.filter((name) => !known.names.has(name)).slice(0, free),
  ])
  const sums = new Map<string, { name: string; language: string; total: number }>()
  for (const { name: given, language, total } of group) {
    const name = told.has(given) ? given : otherNames
    const key = `${name} ${language}`
    sums.set(key, { name, language, total: (sums.get(key)?.total ?? 0) + total })
  }
  const rows = [...sums]
    .toSorted(byFirst)
    .map(([, { name, language, total }]) => sql`(${day}, ${kind}, ${name}, ${language}, ${total})`)
  await runSql(
    req,
    sql`INSERT INTO visits (day, kind, name, language, total) VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT (day, kind, name, language) DO UPDATE SET total = visits.total + excluded.total`,
  )
}

/** Which of some names a day has already, and how many it has in all. */
async function knownNames(req: Transaction, day: string, kind: VisitKind, names: string[]) {
  const given = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const found = await runSql(
    req,
    sql`SELECT DISTINCT name FROM visits WHERE day = ${day} AND kind = ${kind} AND name IN (${given})`,
  )
  const [all] = await runSql(
    req,
    sql`SELECT COUNT(DISTINCT name) AS names FROM visits WHERE day = ${day} AND kind = ${kind}`,
  )
  return { names: new Set(found.map(({ name }) => String(name))), count: Number(all?.names ?? 0) }
}

function byFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : Number(one > other)
}
