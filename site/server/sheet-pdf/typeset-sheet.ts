import { buffer } from 'node:stream/consumers'
import type { SheetDocument } from '../../app/features/catalogue/sheet/pdf/sheet-document.ts'
import type { RangeBar, SheetLine } from '../../app/features/catalogue/sheet/sheet-lines.ts'
import {
  addPage,
  colours,
  createPdf,
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
import { type PdfTable, type PdfTableCell, setTable, tableHeight } from './pdf-table.ts'

type Structure = ReturnType<Pdf['struct']>

/** More columns than these are set in landscape. */
const maxUpright = 5

/** Typesets a sheet on one page if it fits, otherwise its grades on the next. */
export async function typesetSheet(sheet: SheetDocument): Promise<Buffer> {
  const pdf = createPdf(sheet)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  root.add(pdf.struct('P', {}, () => setHead(pdf, sheet)))
  const y = setFigures(pdf, root, sheet)
  if (sheet.grades) setGrades(pdf, root, sheet.grades, y + 18)
  pdf.switchToPage(0)
  root.add(pdf.struct('P', {}, () => setFoot(pdf, sheet)))
  root.end()
  repeatFrames(pdf, sheet)
  pdf.end()
  return buffer(pdf)
}

function setFigures(pdf: Pdf, root: Structure, sheet: SheetDocument): number {
  const { figures, uses } = sheet
  let y = textTop
  const add = (tag: string, text: string, style: TextStyle, after: number) => {
    if (text === '') return
    const width = textWidth(pdf)
    if (y + textHeight(pdf, text, width, style) > getBottom(pdf)) {
      addPage(pdf)
      y = textTop
    }
    root.add(pdf.struct(tag, {}, () => write(pdf, text, { x: margin, y, width }, style)))
    y += textHeight(pdf, text, width, style) + after
  }
  add('H1', sheet.title, { font: 'display', size: 25 }, 8)
  y = setIdentity(pdf, root, sheet, y) + 12
  add('P', sheet.description, { size: 10.5 }, 16)
  add('H2', figures.title, { font: 'display', size: 13 }, 7)
  const [parameter, unit, value] = figures.columns
  const columns = [
    { title: parameter, width: 185 },
    { title: unit, width: 65 },
    { title: value, width: textWidth(pdf) - 250 },
  ]
  y =
    setTable(pdf, root, { columns, rows: figures.lines.map((line) => figureRow(pdf, line)) }, y) + 6
  for (const note of figures.notes) add('P', note, { size: 8, colour: colours.muted }, 3)
  if (uses.items.length === 0) return y
  y += 8
  add('H2', uses.title, { font: 'display', size: 13 }, 5)
  add('P', uses.items.join('  ·  '), {}, 0)
  return y
}

/** Sets number, revision and date on one line. */
function setIdentity(pdf: Pdf, root: Structure, { identity }: SheetDocument, y: number): number {
  if (identity.length === 0) return y
  const text = identity.join('   ·   ')
  const box = { x: margin, y, width: textWidth(pdf) }
  const style = { size: 9, colour: colours.muted }
  root.add(pdf.struct('P', {}, () => write(pdf, text, box, style)))
  return y + textHeight(pdf, text, box.width, style)
}

function figureRow(pdf: Pdf, line: SheetLine): PdfTableCell[] {
  const small = { size: 8, colour: colours.muted }
  const details = [line.measure, line.basis].filter(Boolean)
  const { bar } = line
  return [
    {
      texts: [
        { text: line.parameter, style: { font: 'bold' } },
        ...details.map((text) => ({ text, style: small })),
      ],
    },
    { texts: [{ text: line.unit || '–', style: { colour: colours.muted } }] },
    {
      texts: [
        {
          text: line.value + (line.isOurs ? ' *' : ''),
          style: { font: 'bold', size: 11 },
        },
      ],
      ...(bar && { draw: ({ x, y, width, height }) => drawBar(pdf, bar, { x, y, width, height }) }),
    },
  ]
}

const barWidth = 118

/** Draws the position of the value in its parameter's market range, as on the page of the sheet. */
function drawBar(
  pdf: Pdf,
  { start, width, from, to }: RangeBar,
  box: { x: number; y: number; width: number; height: number },
): void {
  const x = box.x + box.width - barWidth
  const y = box.y + 6
  const at = (part: number) => x + (part / 100) * barWidth
  pdf
    .moveTo(x, y)
    .lineTo(x + barWidth, y)
    .lineWidth(0.6)
    .stroke(colours.muted)
  pdf.rect(at(start) - (width === 0 ? 1.5 : 0), y - 3, Math.max(3, (width / 100) * barWidth), 6)
  pdf.fill(colours.ink)
  const style = { size: 6.5, colour: colours.muted }
  write(pdf, from, { x, y: y + 4, width: barWidth / 2 }, style)
  write(
    pdf,
    to,
    { x: x + barWidth / 2, y: y + 4, width: barWidth / 2 },
    { ...style, align: 'right' },
  )
}

type Grades = NonNullable<SheetDocument['grades']>

/** @param after where they begin if they fit on the page */
function setGrades(pdf: Pdf, root: Structure, grades: Grades, after: number): void {
  const { title, lead, matrix } = grades
  const heading = { font: 'display', size: 13 } as const
  const small = { size: 8, colour: colours.muted }
  const width = textWidth(pdf)
  const [top, text] = [textHeight(pdf, title, width, heading), textHeight(pdf, lead, width, small)]
  const height = top + 3 + text + 6 + tableHeight(pdf, gradeTable(grades, width))
  let y = after
  if (matrix.grades.length > maxUpright || after + height > getBottom(pdf)) {
    const layout = matrix.grades.length > maxUpright ? 'landscape' : 'portrait'
    pdf.addPage({ size: 'A4', margin: 0, layout })
    y = textTop
  }
  const box = { x: margin, width: textWidth(pdf) }
  root.add(pdf.struct('H2', {}, () => write(pdf, title, { ...box, y }, heading)))
  y += top + 3
  root.add(pdf.struct('P', {}, () => write(pdf, lead, { ...box, y }, small)))
  setTable(pdf, root, gradeTable(grades, box.width), y + text + 6)
}

function gradeTable({ columns, matrix }: Grades, width: number): PdfTable {
  const [parameter, basis, method] = [145, 40, 76]
  const each = (width - parameter - basis - method) / matrix.grades.length
  const cell = (text: string, style: TextStyle = {}) => ({ texts: [{ text: text || '–', style }] })
  return {
    paddingY: 2.5,
    columns: [
      { title: columns.parameter, width: parameter },
      { title: columns.basis, width: basis },
      { title: columns.method, width: method },
      ...matrix.grades.map(({ name }) => ({ title: name, width: each })),
    ],
    rows: matrix.rows.map((row) => [
      {
        texts: [
          {
            text: [row.parameter, row.unit].filter(Boolean).join(', '),
            style: { font: 'bold', size: 8.5 },
          },
        ],
      },
      cell(row.basis, { size: 8.5 }),
      cell(row.method, { size: 8.5 }),
      ...row.cells.map((values) =>
        values
          ? {
              texts: [
                { text: values.typical, style: { font: 'bold', size: 8.5 } as const },
                ...[values.range, values.rejection]
                  .filter(Boolean)
                  .map((text) => ({ text, style: { size: 7.5, colour: colours.muted } })),
              ],
            }
          : cell(''),
      ),
    ]),
  }
}

/** Sets the issuer and its details, as on every page. */
function setHead(pdf: Pdf, { company }: SheetDocument): void {
  const width = textWidth(pdf)
  write(pdf, company.name, { x: margin, y: 34, width: width / 2 }, { font: 'bold', size: 11 })
  const right = { x: margin + width / 2, y: 36, width: width / 2 }
  write(pdf, company.contact, right, { size: 8.5, align: 'right' })
  write(pdf, company.notice, { x: margin, y: 52, width }, { font: 'bold', size: 8 })
}

/** Sets the addresses of the sheet and its issuer. */
function setFoot(pdf: Pdf, { company, address }: SheetDocument): void {
  const y = pdf.page.height - 48
  const small = { size: 7.5, colour: colours.muted }
  write(pdf, address, { x: margin, y, width: textWidth(pdf) * 0.75 }, small)
  const line = company.address
    .split('\n')
    .map((part) => part.trim())
    .join(', ')
  write(pdf, line, { x: margin, y: y + 11, width: textWidth(pdf) }, small)
}

/** Draws lines and numbers of all pages, and the parts of the first page that further pages repeat. */
function repeatFrames(pdf: Pdf, sheet: SheetDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    const width = textWidth(pdf)
    decorate(pdf, () => {
      if (index > 0) setHead(pdf, sheet)
      if (index > 0) setFoot(pdf, sheet)
      const page = sheet.getPage
        .replace('{page}', String(index + 1))
        .replace('{pages}', String(count))
      const box = { x: margin + width * 0.75, y: pdf.page.height - 48, width: width / 4 }
      write(pdf, page, box, { size: 7.5, colour: colours.muted, align: 'right' })
    })
    rule(pdf, 68, 1.5, colours.ink)
    rule(pdf, 71.5)
    rule(pdf, pdf.page.height - 54)
  }
}

function textWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * margin
}
