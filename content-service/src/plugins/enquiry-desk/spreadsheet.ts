import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Excel's limit for the text of a cell, in UTF-16 code units. */
const maxCellLength = 32_767
const columnWidth = 24

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `xmlns="${office}/spreadsheetml/2006/main"`
const relationships = `${office}/package/2006/relationships`
const officeDocument = `${office}/officeDocument/2006/relationships`
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Number format 49 is “text”: Excel does not evaluate such a cell even after an edit. */
const textFormat = 49

/** The two fills that programs expect first; some reject a fill without a pattern. */
const fills = ['none', 'gray125']
  .map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`)
  .join('')

const parts = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${officeDocument}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeDocument}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${main}><fonts count="1"><font/></fonts><fills count="2">${fills}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf numFmtId="${textFormat}" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
}

/**
 * Writes a table as an Office Open XML workbook (ECMA-376), in chunks as the rows arrive. The cells are untrusted. Here
 * each cell has the string type, whereas in a CSV file the reader's list separator splits cells, and a cell beginning with
 * `=` is a formula.
 */
export async function* toSpreadsheet(
  rows: AsyncIterable<readonly string[]>,
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
  const columns = `<cols><col min="1" max="16" width="${columnWidth}" customWidth="1"/></cols>`
  sheet.push(strToU8(`${declaration}<worksheet ${main}>${columns}<sheetData>`))
  for await (const cells of rows) {
    sheet.push(strToU8(`<row>${cells.map(cell).join('')}</row>`))
    yield* chunks.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* chunks
}

function cell(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, maxCellLength))}</t></is></c>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

function escaped(text: string): string {
  return (
    text
      // Replaces characters that XML 1.0 forbids, such as lone surrogates.
      .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
      // Excel decodes `_x0041_` as an escaped character.
      .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
      .replace(/[&<>\r]/g, (character) => entities[character] ?? '')
  )
}
