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
 * The maximum number of distinct names per kind and day: several times the usual number for this company. It is lowest for
 * kinds that strangers can invent (sites, campaigns, searches). Further names are counted together. Copies that count
 * simultaneously may exceed it by a batch.
 */
export const maxNames = {
  page: 1000,
  download: 300,
  source: 200,
  request: 100,
  'request-page': 200,
  search: 100,
} as const satisfies Record<VisitKind, number>

/**
 * Adds the sums of a batch to those of their days, in one transaction. Each sum is one statement: nothing is lost when
 * several copies of the site send simultaneously.
 *
 * @returns `known` for a batch that was counted before; nothing changes then
 */
export async function countVisits(
  payload: Payload,
  { batch, visits }: VisitBatch,
  nowMs = Date.now(),
): Promise<'counted' | 'known'> {
  return inTransaction(payload, async (req) => {
    const inserted = await runSql(
      req,
      sql`INSERT INTO visit_batches (batch, day) VALUES (${batch}, ${jakartaDay(nowMs)})
          ON CONFLICT (batch) DO NOTHING RETURNING batch`,
    )
    if (inserted.length === 0) return 'known'
    const groups = Map.groupBy(visits, ({ day, kind }) => `${day} ${kind}`)
    // The order is always the same: two transactions that lock the same rows in different orders would wait for each
    // other.
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
  const existing = await knownNames(req, day, kind, names)
  const free = Math.max(maxNames[kind] - existing.count, 0)
  const distinctNames = new Set([
    ...existing.names,
    ...names.filter((name) => !existing.names.has(name)).slice(0, free),
  ])
  const sums = new Map<string, { name: string; language: string; total: number }>()
  for (const { name: reportedName, language, total } of group) {
    const name = distinctNames.has(reportedName) ? reportedName : otherNames
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

/** Returns the names that a day already has, and the total number of its names. */
async function knownNames(req: Transaction, day: string, kind: VisitKind, names: string[]) {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const rows = await runSql(
    req,
    sql`SELECT DISTINCT name FROM visits WHERE day = ${day} AND kind = ${kind} AND name IN (${list})`,
  )
  const [all] = await runSql(
    req,
    sql`SELECT COUNT(DISTINCT name) AS names FROM visits WHERE day = ${day} AND kind = ${kind}`,
  )
  return { names: new Set(rows.map(({ name }) => String(name))), count: Number(all?.names ?? 0) }
}

function byFirst([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : Number(one > other)
}
