import { readLimitedBody } from '@niaga/server-kit/limited-body'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { createMutex } from '../../platform/database/mutex.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { announce } from '../publishing/publish-hooks.ts'
import { changeRow } from './change-row.ts'
import { exportedRows, formats } from './export-table.ts'
import { largestFileBytes, readFile } from './read-file.ts'
import { readSheets } from './read-rows.ts'
import type { RowResult } from './row-result.ts'
import type { AskedRow, ChangeRows, Table } from './table.ts'
import { tableNamed, tableNow } from './tables.ts'
import { texts } from './texts.ts'

/** After this time without another row, an import whose browser was closed ends. */
const idleMs = 15_000

const waiting = new WeakMap<Payload, NodeJS.Timeout>()

/** Other saves wait no longer for an import than for another editor; each row has its own transaction. */
const workMs = 800
/** Enough for all lines of the largest product (collections/grades): they are written together. */
const rowsAtOnce = 500
/** Below the general body limit (server-kit/src/body-limits.ts). */
const largestBodyBytes = 1_000_000

/** One file at a time: a large file takes seconds, and much memory. */
const oneFile = createMutex()

const rowsSchema = z.object({
  isDryRun: z.boolean(),
  rows: z
    .array(
      z.object({
        row: z.int().min(2),
        id: z.int().positive().max(2_147_483_647).nullable(),
        updatedAt: z.iso.datetime().optional(),
        cells: z.record(z.string().max(100), z.string().max(100_000)),
        numbers: z.array(z.string().max(100)).max(100).optional(),
      }),
    )
    .max(rowsAtOnce),
})

/** The endpoints for signed-in accounts, with their rights in the forms. */
export const spreadsheetEndpoints: Endpoint[] = [
  endpoint('get', '/spreadsheets/:table/export', async (req, table) => {
    const format = req.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
    const { type, write } = formats[format]
    const body = await write(await exportedRows(req, table))
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${table.name}.${format}"`,
        'Cache-Control': 'no-store',
      },
    })
  }),

  /** Returns the rows of a file before any comparison. */
  endpoint('post', '/spreadsheets/:table/read', async (req, table) => {
    const text = getTexts(req)
    const file = await readLimitedBody(new Response(req.body ?? null), largestFileBytes)
    if (!file) return rejected(text.faults.size, 413)
    if (file.length === 0) return rejected(text.faults.empty)
    const release = await oneFile().catch(() => null)
    if (!release) return rejected(text.faults.busy, 503)
    const read = await readFile(file, req.signal).finally(release)
    const found = Array.isArray(read) ? readSheets(table, read) : read
    if (!('fault' in found)) return Response.json(found)
    const { fault } = found
    if (typeof fault !== 'string') return rejected(fault[getLanguage(req)])
    return rejected(text.faults[fault]('cell' in found ? found.cell : undefined))
  }),

  /** Checks or changes the maximum number of rows per call; the client sends the others again. */
  endpoint('post', '/spreadsheets/:table/rows', async (req, table) => {
    const sent = await readLimitedBody(new Response(req.body ?? null), largestBodyBytes)
    const { success, data } = rowsSchema.safeParse(getJson(sent))
    if (!success) return rejected(getTexts(req).faults.request)
    const results: RowResult[] = []
    const until = performance.now() + workMs
    req.context.postponesPurges = true
    req.context.hasReadFigures = true
    for (const rows of getGroups(table, data.rows)) {
      if (results.length > 0 && performance.now() > until) break
      const change = table.lines?.change ?? changeEach
      results.push(...(await change(req, table, rows, data.isDryRun)))
    }
    const hasChanged = results.some(({ outcome }) => outcome === 'changed' || outcome === 'new')
    if (hasChanged && !data.isDryRun) recordChange(req.payload)
    return Response.json({ results })
  }),

  /** Notifies the sites of all changed rows. */
  endpoint('post', '/spreadsheets/:table/end', async (req) => {
    await endChanges(req.payload)
    return Response.json({})
  }),
]

function endpoint(
  method: 'get' | 'post',
  path: string,
  respond: (req: PayloadRequest, table: Table) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      if (!req.user) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
      const table = tableNamed(req.routeParams?.table)
      if (!table) return rejected(getTexts(req).faults.table, 404)
      return respond(req, await tableNow(req, table))
    },
  }
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

function rejected(message: string, status = 400): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

function getJson(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '')
  } catch {
    return null
  }
}

function getLanguage({ i18n }: PayloadRequest): 'id' | 'en' {
  return i18n.language === 'en' ? 'en' : 'id'
}

function getTexts(req: PayloadRequest) {
  return texts[getLanguage(req)]
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
