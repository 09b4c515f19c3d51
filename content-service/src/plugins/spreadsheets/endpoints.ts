import { readLimitedBody } from '@niaga/server-kit/limited-body'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { adminEndpoint, rejection } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { createMutex } from '../../platform/database/mutex.ts'
import { largestId } from '../../platform/database/parse-id.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { requestedFormat, tableResponse } from '../../platform/files/table-response.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { announce } from '../publishing/publish-hooks.ts'
import { changeRow } from './change-row.ts'
import { exportedRows } from './export-table.ts'
import { largestFileBytes, readFile } from './read-file.ts'
import { readSheets } from './read-rows.ts'
import type { RowResult } from './row-result.ts'
import type { AskedRow, ChangeRows, Table } from './table.ts'
import { tableNamed, tableNow } from './tables.ts'

/** After this time without another row, an import whose browser was closed ends. */
const idleMs = 15_000

const waiting = new WeakMap<Payload, NodeJS.Timeout>()

/** Other saves wait no longer for an import than for another editor; each row has its own transaction. */
const workMs = 800
/** Enough for all lines of the largest product (collections/grades): they are written together. */
const rowsAtOnce = 500

const idWidth = 8

/** One file at a time: a large file takes seconds, and much memory. */
const oneFile = createMutex()

const rowsSchema = z.object({
  isDryRun: z.boolean(),
  rows: z
    .array(
      z.object({
        row: z.int().min(2),
        id: z.int().positive().max(largestId).nullable(),
        updatedAt: z.iso.datetime().optional(),
        cells: z.record(z.string().max(100), z.string().max(100_000)),
        numbers: z.array(z.string().max(100)).max(100).optional(),
      }),
    )
    .max(rowsAtOnce),
})

/** The endpoints for signed-in accounts, with their rights in the forms. */
export const spreadsheetEndpoints: Endpoint[] = [
  adminEndpoint({ ...ofTable('export'), method: 'get' }, async ({ req }) => {
    const table = await getTable(req)
    const rows = await exportedRows(req, table)
    const options = { separator: ',', firstWidth: idWidth } as const
    return tableResponse(table.name, requestedFormat(req), rows, options)
  }),

  /** Returns the rows of a file before any comparison. */
  adminEndpoint(ofTable('read'), async ({ req }) => {
    const table = await getTable(req)
    const text = adminTexts(req.i18n).spreadsheets
    const file = await readLimitedBody(new Response(req.body ?? null), largestFileBytes)
    if (!file) throw rejection(413, text.faults.size)
    if (file.length === 0) throw rejection(400, text.faults.empty)
    const release = await oneFile().catch(() => null)
    if (!release) throw rejection(503, text.faults.busy)
    const read = await readFile(file, req.signal).finally(release)
    const rows = Array.isArray(read) ? readSheets(table, read) : read
    if (!('fault' in rows)) return rows
    const { fault } = rows
    if (typeof fault !== 'string') throw rejection(400, sentenceFor(req, fault))
    throw rejection(400, fillIn(text.faults[fault], { cell: ('cell' in rows && rows.cell) || '' }))
  }),

  /** Checks or changes the maximum number of rows per call; the client sends the others again. */
  adminEndpoint({ ...ofTable('rows'), body: rowsSchema }, async ({ req, body }) => {
    const table = await getTable(req)
    const results: RowResult[] = []
    const until = performance.now() + workMs
    req.context.postponesPurges = true
    req.context.hasReadFigures = true
    for (const rows of getGroups(table, body.rows)) {
      if (results.length > 0 && performance.now() > until) break
      const change = table.lines?.change ?? changeEach
      results.push(...(await change(req, table, rows, body.isDryRun)))
    }
    const hasChanged = results.some(({ outcome }) => outcome === 'changed' || outcome === 'new')
    if (hasChanged && !body.isDryRun) recordChange(req.payload)
    return { results }
  }),

  /** Notifies the sites of all changed rows. */
  adminEndpoint(ofTable('end'), async ({ req }) => {
    await getTable(req)
    await endChanges(req.payload)
    return {}
  }),
]

function ofTable(step: string) {
  return { method: 'post', path: `/spreadsheets/:table/${step}`, role: 'account' } as const
}

/** @throws {APIError} 404 for a list that cannot be exported */
async function getTable(req: PayloadRequest): Promise<Table> {
  const table = tableNamed(req.routeParams?.table)
  if (!table) throw rejection(404, adminTexts(req.i18n).spreadsheets.faults.table)
  return tableNow(req, table)
}

/** Groups rows that are written together: the lines of one document, or else each row. */
function getGroups({ lines }: Table, rows: readonly AskedRow[]): AskedRow[][] {
  const groups: AskedRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (lines && last && last[0]?.id === row.id) last.push(row)
    else groups.push([row])
  }
  return groups
}

const changeEach: ChangeRows = async (req, table, rows, isDryRun) => {
  const results: RowResult[] = []
  for (const row of rows) results.push(await changeRow(req, table, row, isDryRun))
  return results
}

/** Records a change with a postponed purge, which is sent at the end of the import, or after a timeout. */
function recordChange(payload: Payload): void {
  clearTimeout(waiting.get(payload))
  const timer = setTimeout(() => {
    endChanges(payload).catch((err: unknown) => {
      payload.logger.error({ err }, 'The sites could not be notified of an import')
    })
  }, idleMs)
  timer.unref()
  waiting.set(payload, timer)
}

/** Notifies the sites of all changes so far. */
async function endChanges(payload: Payload): Promise<void> {
  clearTimeout(waiting.get(payload))
  waiting.delete(payload)
  await inTransaction(payload, announce)
}
