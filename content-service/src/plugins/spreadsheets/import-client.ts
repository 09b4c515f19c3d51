import { callService } from '../../platform/admin-kit/call-service.ts'
import type { FileRow } from './read-rows.ts'
import type { RowResult } from './row-result.ts'

/** A row with the result of its check or change. */
export type Checked = FileRow & RowResult

/**
 * The number of rows per request. Rows of one document are sent together, up to the service's maximum; long texts fill a
 * request sooner.
 */
const someRows = 50
const maxRows = 500
const maxCharacters = 300_000

/** A slow line uploads the largest file in 40 s, and the service reads a file for at most 60 s. */
const timeoutMs = 120_000

export async function readFileRows(
  table: string,
  file: File,
): Promise<{ rows: FileRow[]; unknown: string[]; source?: string }> {
  return send(`${table}/read`, file)
}

/**
 * Checks or changes rows, a few with each request.
 *
 * @param onProgress receives the number of finished rows
 */
export async function importRows(
  table: string,
  rows: readonly (FileRow & { updatedAt?: string })[],
  isDryRun: boolean,
  onProgress: (done: number) => void,
): Promise<Checked[]> {
  const checked: Checked[] = []
  try {
    while (checked.length < rows.length) {
      onProgress(checked.length)
      const some = nextRows(rows.slice(checked.length, checked.length + maxRows))
      const body = {
        isDryRun,
        rows: some.map(({ row, id, cells, numbers, updatedAt }) => ({
          ...{ row, id, cells, numbers, updatedAt },
        })),
      }
      const { results } = await send<{ results: RowResult[] }>(`${table}/rows`, body)
      if (results.length === 0) throw new Error('No row was processed.')
      for (const [index, result] of results.entries()) {
        const row = some[index]
        if (row) checked.push({ ...row, ...result })
      }
    }
  } finally {
    if (!isDryRun) await send(`${table}/end`, {})
  }
  return checked
}

function nextRows<Row extends FileRow>(rows: readonly Row[]): Row[] {
  let characters = 0
  const end = rows.findIndex(({ id, cells }, index) => {
    characters += JSON.stringify(cells).length
    const continues = id !== null && id === rows[index - 1]?.id
    return index > 0 && !continues && (index >= someRows || characters >= maxCharacters)
  })
  return rows.slice(0, end < 0 ? undefined : end)
}

/** @throws {Error} with the service's reason, or without a message if it gave none */
async function send<Data>(path: string, body: object): Promise<Data> {
  const answer = await callService<Data>(`spreadsheets/${path}`, { body, timeoutMs })
  if (answer.fault) throw new Error(answer.fault.message ?? '')
  return answer.body
}
