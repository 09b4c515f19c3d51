// cspell:ignore cript lter nendobj Extern

import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { accepted } from '../../collections/documents/check-file.ts'
import { smallPdf, smallWorkbook, workbookParts } from '../../testing/small-files.ts'
import { examineFile } from './examine-file.ts'

const relations = (relation: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function objectStream(objects: string, dictionary = '/Filter /FlateDecode'): string {
  const data = dictionary.includes('Flate')
    ? deflateSync(Buffer.from(objects)).toString('latin1')
    : objects
  return `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} >>\nstream\n${data}\nendstream\nendobj`
}

test.for<[string, Buffer, 'pdf' | 'xlsx']>([
  ['a PDF', smallPdf(), 'pdf'],
  [
    'a PDF whose text is compressed',
    smallPdf({ objects: objectStream('<< /Type /Font >>') }),
    'pdf',
  ],
  [
    'a PDF with a link',
    smallPdf({ objects: '9 0 obj << /S /URI /URI (https://a.example) >> endobj' }),
    'pdf',
  ],
  [
    'a PDF whose words begin like names',
    smallPdf({ objects: '9 0 obj << /EFont /JavaScripts >> endobj' }),
    'pdf',
  ],
  ['a workbook', smallWorkbook(), 'xlsx'],
  [
    'a workbook whose cell is a link',
    smallWorkbook({
      'xl/worksheets/_rels/sheet1.xml.rels': relations(
        `<Relationship Id="r1" Type="${types}/hyperlink" Target="https://a.example" TargetMode="External"/>`,
      ),
    }),
    'xlsx',
  ],
])('accepts %s', async ([, file, type]) => {
  expect(await examineFile(file, accepted)).toEqual({ type, fault: null })
})

test.for<[string, Buffer, string]>([
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
  ['an empty file', Buffer.alloc(0), 'type'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'type'],
  ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old'],
  ['more than 20 MB', Buffer.concat([smallPdf(), Buffer.alloc(20_000_000)]), 'size'],
  ['a truncated PDF', smallPdf().subarray(0, -20), 'broken'],
  ['a PDF before something else', Buffer.concat([smallPdf(), Buffer.from('<html>')]), 'broken'],
  ['a PDF with a web page at its beginning', smallPdfAfter('<script>alert(1)</script>'), 'mixed'],
  [
    'a PDF that is also a zip archive',
    smallPdf({ objects: smallWorkbook().toString('latin1') }),
    'mixed',
  ],
  ['an encrypted PDF', smallPdf({ trailer: '/Encrypt 5 0 R' }), 'locked'],
  [
    'a script',
    smallPdf({ objects: '9 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj' }),
    'active',
  ],
  [
    'a disguised script',
    smallPdf({ objects: '9 0 obj << /S /J#61va#53cript >> endobj' }),
    'active',
  ],
  ['a command', smallPdf({ objects: '9 0 obj << /S /Launch/F (cmd.exe) >> endobj' }), 'active'],
  ['an XFA form', smallPdf({ objects: '9 0 obj << /XFA 8 0 R >> endobj' }), 'active'],
  [
    'an embedded file',
    smallPdf({ objects: '9 0 obj << /EF << /F 8 0 R >> >> endobj' }),
    'attachment',
  ],
  ['a compressed script', smallPdf({ objects: objectStream('<< /S /JavaScript >>') }), 'active'],
  ['a compressed form', smallPdf({ objects: objectStream('<< /XFA 8 0 R >>') }), 'active'],
  [
    'objects that only a PDF program unpacks',
    smallPdf({ objects: objectStream('x', '/Filter /LZWDecode') }),
    'broken',
  ],
  [
    'objects that are packed twice',
    smallPdf({ objects: objectStream('x', '/Filter [/FlateDecode /LZWDecode]') }),
    'broken',
  ],
  [
    'objects with two filters',
    smallPdf({ objects: objectStream('x', '/Filter /FlateDecode /Filter /LZWDecode') }),
    'broken',
  ],
  [
    'objects in a disguised filter',
    smallPdf({ objects: objectStream('x', '/F#69lter /FlateDecode') }),
    'broken',
  ],
  [
    'objects inside another stream',
    smallPdf({ objects: `8 0 obj << >> stream\n${objectStream('<< >>')}` }),
    'broken',
  ],
  ['a truncated workbook', smallWorkbook().subarray(0, -1), 'broken'],
  [
    'a workbook before something else',
    Buffer.concat([smallWorkbook(), Buffer.from('%')]),
    'broken',
  ],
  [
    'a workbook that is also a PDF',
    Buffer.from(zipSync({ '%PDF-1.4': new Uint8Array(9) })),
    'mixed',
  ],
  [
    'an archive that is no workbook',
    Buffer.from(zipSync({ 'a.txt': new Uint8Array(9) })),
    'broken',
  ],
  ['a workbook with macros', smallWorkbook({ 'xl/vbaProject.bin': 'x' }), 'macros'],
  ['a workbook with old macros', smallWorkbook({ 'xl/macrosheets/sheet1.xml': '<x/>' }), 'macros'],
  [
    'a renamed workbook with macros',
    smallWorkbook({
      '[Content_Types].xml': workbookParts['[Content_Types].xml'].replace(
        'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        'vnd.ms-excel.sheet.macroEnabled.main+xml',
      ),
    }),
    'macros',
  ],
  [
    'macros under another name',
    smallWorkbook({
      'xl/_rels/workbook.xml.rels': relations(
        '<Relationship Id="r1" Type="http://schemas.microsoft.com/office/2006/relationships/vba&#80;roject" Target="a.bin"/>',
      ),
    }),
    'macros',
  ],
  ['external data', smallWorkbook({ 'xl/externalLinks/externalLink1.xml': '<x/>' }), 'links'],
  ['a connection', smallWorkbook({ 'xl/connections.xml': '<x/>' }), 'links'],
  [
    'a picture of another server',
    smallWorkbook({
      'xl/drawings/_rels/drawing1.xml.rels': relations(
        `<Relationship Id="r1" Type="${types}/image" Target="https://a.example/x.png" TargetMode="Extern&#97;l"/>`,
      ),
    }),
    'links',
  ],
  ['an embedded document', smallWorkbook({ 'xl/embeddings/a.docx': 'x' }), 'attachment'],
  ['a part outside the workbook', smallWorkbook({ '../a.xml': 'x' }), 'broken'],
  ['two parts of one name', smallWorkbook({ 'xl/A.xml': 'x', 'xl/a.xml': 'x' }), 'broken'],
  [
    'relations with entities of their own',
    smallWorkbook({ 'xl/_rels/workbook.xml.rels': '<!DOCTYPE a [<!ENTITY x "y">]><a/>' }),
    'broken',
  ],
  [
    'more than 100 MB unpacked',
    smallWorkbook({ 'xl/a.xml': new Uint8Array(100_000_000) }),
    'unpacked',
  ],
])('rejects %s', async ([, file, fault]) => {
  expect((await examineFile(file, accepted)).fault).toBe(fault)
})

test('rejects a workbook with an encrypted part', async () => {
  const file = smallWorkbook()
  const end = file.length - 22
  const directory = file.readUInt32LE(end + 16)
  file.writeUInt16LE(1, directory + 8)
  expect((await examineFile(file, accepted)).fault).toBe('locked')
})

test('rejects an archive whose directory disagrees with its files', async () => {
  const file = smallWorkbook()
  file.write('X', 30)
  expect((await examineFile(file, accepted)).fault).toBe('broken')
})

test('rejects bytes between the files of an archive', async () => {
  const file = smallWorkbook()
  const end = file.length - 22
  const directory = file.readUInt32LE(end + 16)
  const hidden = Buffer.from('<script>alert(1)</script>')
  const longer = Buffer.concat([file.subarray(0, directory), hidden, file.subarray(directory)])
  longer.writeUInt32LE(directory + hidden.length, end + hidden.length + 16)
  expect((await examineFile(longer, accepted)).fault).toBe('broken')
})

function smallPdfAfter(markup: string): Buffer {
  const [version = '', ...rest] = smallPdf().toString('latin1').split('\n')
  return Buffer.from([version, `%${markup}`, ...rest].join('\n'), 'latin1')
}
