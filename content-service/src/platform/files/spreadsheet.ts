import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Excel's limit for the text of a cell, in UTF-16 code units. */
const maxCellLength = 32_767
const columnWidth = 28

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `xmlns="${office}/spreadsheetml/2006/main"`
const relationships = `${office}/package/2006/relationships`
const officeDocument = `${office}/officeDocument/2006/relationships`
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Number format 49 is “text”: Excel does not evaluate such a cell even after an edit. Fonts: plain, and bold for headings. */
const cellFormats = [0, 1]
  .map(
    (font) =>
      `<xf numFmtId="49" fontId="${font}" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  )
  .join('')

/** The two fills that programs expect first; some reject a fill without a pattern. */
const fills = ['none', 'gray125']
  .map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`)
  .join('')

const parts = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${officeDocument}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeDocument}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${main}><fonts count="2"><font/><font><b/></font></fonts><fills count="2">${fills}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2">${cellFormats}</cellXfs></styleSheet>`,
}

export type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>

const fixedHeadings =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/**
 * Writes a table as an Office Open XML workbook (ECMA-376), in chunks as the rows arrive. The cells are untrusted. Here
 * each cell has the string type, whereas in a CSV file the reader's list separator splits cells, and a cell beginning with
 * `=` is a formula.
 *
 * @param rows the headings first
 */
export async function* toSpreadsheet(
  rows: Rows,
  firstWidth = columnWidth,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    chunks.push(new Uint8Array(bytes))
  })
  for (const [path, xml] of Object.entries(parts)) {
    const part = new ZipDeflate(path)
    zip.add(part)
    part.push(strToU8(declaration + xml), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  zip.add(sheet)
  const columns = `<cols><col min="1" max="1" width="${firstWidth}" customWidth="1"/><col min="2" max="100" width="${columnWidth}" customWidth="1"/></cols>`
  sheet.push(strToU8(`${declaration}<worksheet ${main}>${fixedHeadings}${columns}<sheetData>`))
  let row = 0
  for await (const cells of rows) {
    row += 1
    const xml = cells.map((text, column) => cell(text, column, row)).join('')
    sheet.push(strToU8(`<row r="${row}">${xml}</row>`))
    yield* chunks.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* chunks
}

function cell(text: string, column: number, row: number): string {
  const format = row === 1 ? 1 : 0
  return `<c r="${columnName(column)}${row}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, maxCellLength))}</t></is></c>`
}

/** Returns the letters of a column. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Characters that XML 1.0 forbids and no program reads, such as lone surrogates. */
export const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

function escaped(text: string): string {
  return (
    text
      .replace(noXml, '\uFFFD')
      // Excel decodes `_x0041_` as an escaped character.
      .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
      .replace(/[&<>\r]/g, (character) => entities[character] ?? '')
  )
}
