import { csvOf, readCsv } from '../../content-service/src/platform/text/csv.ts'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { type Editor, firstEditor } from '../support/editor.ts'
import { startBothServices } from './support/both-services.ts'
import { printFigure } from './support/figures.ts'

// How long an editor waits for a file of 500 new products, in both languages, as the admin's page imports it: read,
// tried, written, and its sites notified; then the same file again, which changes nothing.

const count = 500
const rowsAtOnce = 50
const longestMs = 30_000

type Row = { row: number; id: number | null; cells: Record<string, string> }
type Result = { outcome: string }

await buildWhatIsNotBuilt()
await using services = await startBothServices()
const editor = await firstEditor(services.content)

const keys = Object.keys((await read(await exported()))[0]?.cells ?? {})
const [headings = []] = readCsv((await exported()).toString('utf8'), 1, 100) ?? []

const added = Array.from({ length: count }, (_, index): Row => {
  const number = index + 1
  const cells = {
    'name.id': `Mineral ${number}`,
    'name.en': `Mineral ${number}`,
    'description.id': `Uraian mineral ${number} dalam dua kalimat. Kadarnya menurut kontrak.`,
    'description.en': `Two sentences about mineral ${number}. Its grade is that of the contract.`,
    'features.id': 'Kadar = 95 %\nKadar air = 5 %',
    'features.en': 'Grade = 95 %\nMoisture = 5 %',
  }
  return { row: number + 1, id: null, cells }
})
await measure(`${count} new products`, added, 'new')
const stored = await read(await exported())
await measure(`the same ${stored.length} products again`, stored, 'same')

async function measure(what: string, rows: readonly Row[], outcome: string) {
  const file = csvOf([
    headings,
    ...rows.map(({ id, cells }) => [String(id ?? ''), ...keys.map((key) => cells[key] ?? '')]),
  ])
  let startedAt = performance.now()
  const lap = () => {
    const ms = performance.now() - startedAt
    startedAt = performance.now()
    return ms
  }
  const found = await read(Buffer.from(file))
  if (found.length !== rows.length) throw new Error(`Only ${found.length} rows were read.`)
  const readMs = lap()
  await send(found, true, outcome)
  const tried = lap()
  await send(found, false, outcome)
  await call('products/end', '{}')
  const written = lap()
  const parts = [readMs, tried, written].map((ms) => (ms / 1000).toFixed(1)).join(' + ')
  printFigure(
    what,
    `${parts} s (read, tried, written)`,
    `≤ ${longestMs / 1000} s`,
    readMs + tried + written <= longestMs,
  )
}

async function send(rows: readonly Row[], isTrial: boolean, outcome: string) {
  let done = 0
  while (done < rows.length) {
    const body = JSON.stringify({ isTrial, rows: rows.slice(done, done + rowsAtOnce) })
    const { results } = await call<{ results: Result[] }>('products/rows', body)
    const other = results.find((result) => result.outcome !== outcome)
    if (other || results.length === 0) throw new Error(JSON.stringify(other ?? 'No row was done.'))
    done += results.length
  }
}

async function read(file: Buffer): Promise<Row[]> {
  return (await call<{ rows: Row[] }>('products/read', file)).rows
}

async function exported(): Promise<Buffer> {
  const response = await editor.ask('/spreadsheets/products/export?format=csv')
  return Buffer.from(await response.arrayBuffer())
}

async function call<Data>(path: string, body: string | Buffer): Promise<Data> {
  return answered(await editor.ask(`/spreadsheets/${path}`, requestOf(body)), path)
}

function requestOf(body: string | Buffer): Parameters<Editor['ask']>[1] {
  if (typeof body === 'string') return { method: 'POST', body }
  const headers = { 'content-type': 'application/octet-stream' }
  return { method: 'POST', headers, body: new Uint8Array(body) }
}

async function answered<Data>(response: Response, path: string): Promise<Data> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
