import { strToU8, zipSync } from 'fflate'

/** Creates a PDF with one empty page. */
export function smallPdf({ objects = '', trailer = '' } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
${objects}
xref
0 1
0000000000 65535 f
trailer
<< /Root 1 0 R /Size 4 ${trailer} >>
startxref
9
%%EOF
`,
    'latin1',
  )
}

const office = 'http://schemas.openxmlformats.org'
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

export const workbookParts = {
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main"><sheets/></workbook>`,
}

type Parts = Record<string, string | Uint8Array>

function zipped(parts: Parts): Buffer {
  const files = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

/** Creates an Excel workbook, with parts that extend or replace the required ones. */
export function smallWorkbook(parts: Parts = {}): Buffer {
  return zipped({ ...workbookParts, ...parts })
}

/** Returns the parts of a workbook with one sheet of these rows. */
export function sheetParts(rows: string, path = 'worksheets/sheet1.xml'): Record<string, string> {
  return bookParts([{ rows, path }])
}

type SheetOfBook = { rows: string; path: string; name?: string; state?: string }

export function bookParts(sheets: readonly SheetOfBook[]): Record<string, string> {
  const main = `xmlns="${office}/spreadsheetml/2006/main"`
  const relations = sheets.map(
    ({ path }, at) =>
      `<Relationship Id="r${at}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="${path}"/>`,
  )
  const sheetTags = sheets.map(
    ({ name = '1', state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
  )
  return {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${sheetTags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ path, rows }) => [
        `xl/${path}`,
        `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
}

const text = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Creates a Word document, with parts that extend or replace the required ones. */
export function smallTextDocument(parts: Parts = {}): Buffer {
  return zipped({
    '[Content_Types].xml': workbookParts['[Content_Types].xml']
      .replace('/xl/workbook.xml', '/word/document.xml')
      .replace(main, text),
    '_rels/.rels': workbookParts['_rels/.rels'].replace('xl/workbook', 'word/document'),
    'word/document.xml': '<w:document xmlns:w="http://a.example"/>',
    ...parts,
  })
}

/** Creates a form of a message with its files, as `send-contact` receives it. */
export async function messageForm(letter: object, files: [Buffer, string][]) {
  const form = new FormData()
  form.set('message', JSON.stringify(letter))
  for (const [data, name] of files) {
    form.append('attachment', new Blob([new Uint8Array(data)]), name)
  }
  // Encoded as bytes: undici fails if the body of a form is left unread.
  const encoded = new Response(form)
  const headers = { 'Content-Type': encoded.headers.get('Content-Type') ?? '' }
  return { method: 'POST', headers, body: await encoded.arrayBuffer() }
}
