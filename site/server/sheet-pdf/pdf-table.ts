import {
  addPage,
  colours,
  decorate,
  getBottom,
  margin,
  type Pdf,
  rule,
  type TextStyle,
  textHeight,
  textTop,
  write,
} from './pdf-page.ts'

export type PdfTableCell = {
  /** Texts below each other. */
  texts: { text: string; style?: TextStyle }[]
  /** Draws beside the text, which it only illustrates, from the text's top. */
  draw?: (box: { x: number; y: number; width: number; height: number }) => void
}

export type PdfTable = {
  /** Their widths add up to the width of the text. */
  columns: { title: string; width: number }[]
  /** The first cell of a row is its header. */
  rows: PdfTableCell[][]
  /** Above and below the texts of a cell. */
  paddingY?: number
}

type Structure = ReturnType<Pdf['struct']>

const paddingX = 5
const defaultPaddingY = 5
const headStyle = { font: 'bold', size: 8, colour: colours.muted } as const

/**
 * Sets a table with its structure from a position on the page, and continues on the next page, under the same header.
 *
 * @returns where it ends
 */
export function setTable(
  pdf: Pdf,
  root: Structure,
  { columns, rows, paddingY = defaultPaddingY }: PdfTable,
  y: number,
): number {
  const table = pdf.struct('Table')
  root.add(table)
  const head = getHead(columns)
  let at = y
  const headHeight = getHeight(pdf, head, columns, paddingY)
  rule(pdf, at, 1.5, colours.ink)
  setRow(pdf, table, { cells: head, height: headHeight, scope: 'Column' }, columns, at + paddingY)
  at += headHeight
  rule(pdf, at)
  for (const row of rows) {
    const height = getHeight(pdf, row, columns, paddingY)
    if (at + height > getBottom(pdf)) {
      addPage(pdf)
      at = textTop
      rule(pdf, at, 1.5, colours.ink)
      // The structure contains the header once: on further pages it is only repeated visually.
      decorate(pdf, () => writeRow(pdf, head, columns, at + paddingY))
      at += headHeight
      rule(pdf, at)
    }
    setRow(pdf, table, { cells: row, height, scope: 'Row' }, columns, at + paddingY)
    at += height
    rule(pdf, at)
  }
  table.end()
  return at
}

/** Returns the height of a table on one page. */
export function tableHeight(
  pdf: Pdf,
  { columns, rows, paddingY = defaultPaddingY }: PdfTable,
): number {
  return [getHead(columns), ...rows].reduce(
    (sum, row) => sum + getHeight(pdf, row, columns, paddingY),
    0,
  )
}

function getHead(columns: Columns): PdfTableCell[] {
  return columns.map(({ title }) => ({ texts: [{ text: title, style: headStyle }] }))
}

type Columns = PdfTable['columns']

type Row = { cells: readonly PdfTableCell[]; height: number; scope: 'Column' | 'Row' }

function setRow(pdf: Pdf, table: Structure, row: Row, columns: Columns, y: number): void {
  const { cells, height, scope } = row
  const structure = pdf.struct('TR')
  table.add(structure)
  for (const [index, { cell, x, width }] of placed(cells, columns).entries()) {
    const isHeader = scope === 'Column' || index === 0
    // The types lack `scope`.
    const options: object = isHeader ? { scope } : {}
    structure.add(
      pdf.struct(isHeader ? 'TH' : 'TD', options, () => writeCell(pdf, cell, x, y, width)),
    )
    const { draw } = cell
    if (draw) decorate(pdf, () => draw({ x, y, width, height }))
  }
  structure.end()
}

function writeRow(pdf: Pdf, cells: readonly PdfTableCell[], columns: Columns, y: number): void {
  for (const { cell, x, width } of placed(cells, columns)) writeCell(pdf, cell, x, y, width)
}

function placed(cells: readonly PdfTableCell[], columns: Columns) {
  let x = margin
  return cells.map((cell, index) => {
    const width = columns[index]?.width ?? 0
    const place = { cell, x: x + paddingX, width: width - 2 * paddingX }
    x += width
    return place
  })
}

function writeCell(pdf: Pdf, { texts }: PdfTableCell, x: number, y: number, width: number): void {
  let at = y
  for (const { text, style } of texts) at += write(pdf, text, { x, y: at, width }, style)
}

function getHeight(
  pdf: Pdf,
  cells: readonly PdfTableCell[],
  columns: Columns,
  paddingY: number,
): number {
  const heights = cells.map(({ texts }, index) => {
    const width = (columns[index]?.width ?? 0) - 2 * paddingX
    return texts.reduce((sum, { text, style }) => sum + textHeight(pdf, text, width, style), 0)
  })
  return Math.max(...heights, 10) + 2 * paddingY
}
