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
      const body = JSON.stringify({
        isDryRun,
        rows: some.map(({ row, id, cells, numbers, updatedAt }) => ({
          ...{ row, id, cells, numbers, updatedAt },
        })),
      })
      const { results } = await send<{ results: RowResult[] }>(`${table}/rows`, body)
      if (results.length === 0) throw new Error('No row was processed.')
      for (const [index, result] of results.entries()) {
        const row = some[index]
        if (row) checked.push({ ...row, ...result })
      }
    }
  } finally {
    if (!isDryRun) await send(`${table}/end`, '{}')
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

async function send<Data>(path: string, body: string | File): Promise<Data> {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  const response = await fetch(`/cms/api/spreadsheets/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  const data = await response.json().catch(() => null)
  if (response.ok) return data
  throw new Error(data?.errors?.[0]?.message ?? `${response.status}`)
}
