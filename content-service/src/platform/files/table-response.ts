import type { PayloadRequest } from 'payload'
import { byteOrderMark, csvLine } from '../text/csv.ts'
import { type Rows, toSpreadsheet } from './spreadsheet.ts'

type Format = 'xlsx' | 'csv'

const types: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Returns the format that a request asks for with `?format=csv`, or else a workbook. */
export function requestedFormat({ searchParams }: PayloadRequest): Format {
  return searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
}

/** Responds with a table as a download; its first row are the headings. */
export function tableResponse(
  name: string,
  format: Format,
  rows: Rows,
  options: { separator?: ',' | ';'; firstWidth?: number } = {},
): Response {
  const { separator, firstWidth } = options
  const file = format === 'csv' ? toCsv(rows, separator) : toSpreadsheet(rows, firstWidth)
  return new Response(getStream(file), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Uses semicolons: Excel expects them where the comma is the decimal sign, as in Indonesia. */
async function* toCsv(
  rows: Rows,
  separator: ',' | ';' = ';',
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark)
  for await (const cells of rows) yield encoder.encode(csvLine(cells, separator))
}

/** Produces a chunk only after the previous one was read: a slow client does not fill the memory. */
function getStream(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
