// cspell:ignore cript lter nendobj Extern dotm ftypmif

import { deflateSync } from 'node:zlib'
import { attachmentKinds } from '@niaga/contract/attachments'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accepted } from '../../collections/documents/check-file.ts'
import {
  smallPdf,
  smallTextDocument,
  smallWorkbook,
  workbookParts,
} from '../../testing/small-files.ts'
import { examineFile } from './examine-file.ts'

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships'
const texts = { types: ['docx'], maxBytes: 1_000_000 } as const

/** A PDF with an object that has the entries of a dictionary. */
const pdf = (entries: string) => smallPdf({ objects: `9 0 obj << ${entries} >> endobj` })
/** A PDF with an object in a stream. */
const packedPdf = (...stream: Parameters<typeof objectStream>) =>
  smallPdf({ objects: objectStream(...stream) })

function objectStream(objects: string, dictionary = '/Filter /FlateDecode'): string {
  const data = dictionary.includes('Flate')
    ? deflateSync(Buffer.from(objects)).toString('latin1')
    : objects
  return `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} >>\nstream\n${data}\nendstream\nendobj`
}

test.for<[string, Buffer, 'pdf' | 'xlsx']>([
  ['a PDF', smallPdf(), 'pdf'],
  ['a PDF whose text is compressed', packedPdf('<< /Type /Font >>'), 'pdf'],
  ['a PDF with a link', pdf('/S /URI /URI (https://a.example)'), 'pdf'],
  ['a PDF whose words begin like names', pdf('/EFont /JavaScripts'), 'pdf'],
  ['a PDF after a byte order mark', Buffer.concat([Buffer.from('\ufeff\r\n'), smallPdf()]), 'pdf'],
  ['a PDF before zeros', Buffer.concat([smallPdf(), Buffer.alloc(100_000)]), 'pdf'],
  [
    'a PDF with notes, columns and references of its own',
    pdf('/F 4 /Ref [8 0 R] /Type /Thread /Threads 8 0 R /S /GoTo'),
    'pdf',
  ],
  ['a workbook', smallWorkbook(), 'xlsx'],
])('accepts %s', async ([, file, type]) => {
  expect(await examineFile(file, accepted)).toEqual({ type, fault: null, pixels: 0 })
})

test.for<[string, Buffer, string]>([
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'type'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old'],
  [
    'a locked workbook',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    'locked',
  ],
  ['a photograph of an iPhone', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'heic'],
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
  ['a script', pdf('/S /JavaScript /JS (app.alert(1))'), 'active'],
  ['a disguised script', pdf('/S /J#61va#53cript'), 'active'],
  ['a command', pdf('/S /Launch/F (cmd.exe)'), 'active'],
  ...[
    '/S /GoToR /F 8 0 R',
    '/S /GoToE',
    '/S /SubmitForm',
    '/S /ImportData',
    '/S /Rendition',
    '/S /Movie',
    '/S /Sound',
    '/S /Thread',
    '/S /GoTo3DView',
    '/S /RichMediaExecute',
    '/Subtype /RichMedia',
    '/Subtype /3D',
    '/FS /URL',
    '/#46 (//a.example/x)',
    '/F <2f2f61>',
    '/UF 8 0 R',
    '/Ref << /F 8 0 R >>',
    '/Ref 8 0 R',
    '/OPI << /2.0 8 0 R >>',
  ].map((entry): [string, Buffer, string] => [`a PDF with ${entry}`, pdf(entry), 'active']),
  ['an XFA form', pdf('/XFA 8 0 R'), 'active'],
  ['an embedded file', pdf('/EF << /F 8 0 R >>'), 'attachment'],
  ['a compressed script', packedPdf('<< /S /JavaScript >>'), 'active'],
  ['a compressed form', packedPdf('<< /XFA 8 0 R >>'), 'active'],
  ['objects that only a PDF program unpacks', packedPdf('x', '/Filter /LZWDecode'), 'broken'],
  ['objects that are packed twice', packedPdf('x', '/Filter [/FlateDecode /LZWDecode]'), 'broken'],
  ['objects with two filters', packedPdf('x', '/Filter /FlateDecode /Filter /LZWDecode'), 'broken'],
  ['objects in a disguised filter', packedPdf('x', '/F#69lter /FlateDecode'), 'broken'],
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
  ['external data', smallWorkbook({ 'xl/externalLinks/externalLink1.xml': '<x/>' }), 'links'],
  ['a connection', smallWorkbook({ 'xl/connections.xml': '<x/>' }), 'links'],
  ['an embedded document', smallWorkbook({ 'xl/embeddings/a.docx': 'x' }), 'attachment'],
  ['a part outside the workbook', smallWorkbook({ '../a.xml': 'x' }), 'broken'],
  ['two parts of one name', smallWorkbook({ 'xl/A.xml': 'x', 'xl/a.xml': 'x' }), 'broken'],
  [
    'more than 100 MB unpacked',
    smallWorkbook({ 'xl/a.xml': new Uint8Array(100_000_000) }),
    'unpacked',
  ],
])('rejects %s', async ([, file, fault]) => {
  expect((await examineFile(file, accepted)).fault).toBe(fault)
})

const template = (target: string) =>
  `<Relationship Id="r1" Type="${types}/attachedTemplate" Target="${target}" TargetMode="External"/>`
const link = (target: string) =>
  `<Relationship Id="r1" Type="${types}/hyperlink" Target="${target}" TargetMode="External"/>`
const picture = `Type="${types}/image" Target="https://a.example/x.png"`

test.for<[string, string | null]>([
  [link('https://a.example'), null],
  [link('mailto:sari@a.example'), null],
  [link('tel:+622100000101'), null],
  [link('file:///C:/x.docx'), 'links'],
  [link('\\\\a.example\\x'), 'links'],
  [template('file:///C:\\Users\\Budi\\AppData\\Roaming\\Microsoft\\Templates\\Kop.dotx'), null],
  [template('file:///C:\\Users\\Budi\\Kop.dotm'), 'links'],
  [template('file:////a.example/Kop.dotx'), 'links'],
  [template('file:///\\\\a.example\\Kop.dotx'), 'links'],
  [template('file:///C:\\\\a.example\\Kop.dotx'), 'links'],
  [template('\\\\a.example\\Kop.dotx'), 'links'],
  [template('https://a.example/Kop.dotx'), 'links'],
  [`<Relationship Id="r1" ${picture} TargetMode="Extern&#97;l"/>`, 'links'],
  [`<Relationship xmlns:a="urn:&gt;" ${picture} TargetMode="External"/>`, 'links'],
  [`<Relationship xmlns:a="urn:>" ${picture} TargetMode="External"/>`, 'links'],
  [`<Relationship ${picture.replaceAll('"', "'")} TargetMode = 'External'/>`, 'links'],
  [`<Relationship ${picture}/>`, 'links'],
  [`<Relationship Type="${types}/image" Target="//a.example/x.png"/>`, 'links'],
  [`<a:Relationship xmlns:a="${relationsNamespace}" ${picture} TargetMode="External"/>`, 'links'],
  [`<Relationship xmlns:a="urn:a" ${picture} a:TargetMode="Internal"/>`, 'broken'],
  [`<Relationship xmlns="urn:a" ${picture} TargetMode="External"/>`, 'broken'],
  [`<Relationship ${picture} Other=""/>`, 'broken'],
  [`<Relationship Type='http://a/vbaProject' Target='a.bin'/>`, 'macros'],
  ['<Relationship xmlns:a="urn:>" Type="http://a/vba&#80;roject" Target="a.bin"/>', 'macros'],
  ['<?xml-stylesheet href="https://a.example/x.xsl"?>', 'broken'],
])('finds in the external relation %s the fault %s', async ([relation, fault]) => {
  const relations = `<Relationships xmlns="${relationsNamespace}">${relation}</Relationships>`
  const file = smallTextDocument({ 'word/_rels/settings.xml.rels': relations })
  expect((await examineFile(file, texts)).fault).toBe(fault)
})

test.for([
  `<!DOCTYPE a [<!ENTITY x "y">]><Relationships xmlns="${relationsNamespace}"/>`,
  `<?xml version="1.0" encoding="UTF-7"?><Relationships xmlns="${relationsNamespace}"/>`,
  `<Relationships xmlns="${relationsNamespace}">`,
  '',
])('rejects a text whose relations are %j', async (part) => {
  const file = smallTextDocument({ 'word/_rels/settings.xml.rels': part })
  expect((await examineFile(file, texts)).fault).toBe('broken')
})

test('rejects macros that the content types name in single quotes', async () => {
  const override =
    "<Override PartName='/xl/a.bin' ContentType='application/vnd.ms-office.vbaProject'/>"
  const part = workbookParts['[Content_Types].xml'].replace('</Types>', `${override}</Types>`)
  const file = smallWorkbook({ '[Content_Types].xml': part })
  expect((await examineFile(file, accepted)).fault).toBe('macros')
})

test('reads no further once nobody waits for the result', async () => {
  const signal = AbortSignal.abort()
  const examined = await examineFile(smallWorkbook(), { ...accepted, signal })
  expect(examined.fault).toBe('broken')
})

function damage(file: Buffer, ...at: number[]): void {
  for (const place of at) file.writeUInt8(file.readUInt8(place) ^ 1, place)
}

test.for<[string, (file: Buffer, directory: number) => void, string?]>([
  ['a wrong checksum', (file, at) => damage(file, at + 16, file.readUInt32LE(at + 42) + 14)],
  ['a wrong length', (file, at) => damage(file, at + 24, file.readUInt32LE(at + 42) + 22)],
  ['another checksum in its directory', (file, at) => damage(file, at + 16)],
  ['another length in its directory', (file, at) => damage(file, at + 24)],
  ['another name in its directory', (file) => damage(file, 30)],
  ['an encrypted part', (file, at) => damage(file, at + 8), 'locked'],
])('rejects a workbook with %s', async ([, change, fault = 'broken']) => {
  const file = smallWorkbook()
  change(file, file.readUInt32LE(file.length - 6))
  expect((await examineFile(file, accepted)).fault).toBe(fault)
})

const photo = (format: 'jpeg' | 'png', options = {}) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a94d18' } })
    .withExif({ IFD0: { Copyright: 'x'.repeat(9_000) } })
    .toFormat(format, options)
    .toBuffer()
const attached = { types: attachmentKinds, maxBytes: 10_000_000 }

test.for([
  ['jpg', () => photo('jpeg'), 2],
  ['jpg', () => photo('jpeg', { progressive: true }), 2],
  ['png', () => photo('png'), 12],
  ['png', () => photo('png', { progressive: true }), 12],
] as const)('reads a %s to its end without decoding it', async ([type, picture, endBytes]) => {
  const file = await picture()
  const whole = { type, fault: null, pixels: 60_000 }
  expect(await examineFile(file, attached)).toEqual(whole)
  const after = Buffer.concat([file, Buffer.from('of the camera')])
  expect(await examineFile(after, attached)).toEqual(whole)
  for (const cut of [endBytes, 100, file.length - 30]) {
    const part = file.subarray(0, file.length - cut)
    expect((await examineFile(part, attached)).fault).toBe('broken')
  }
})

test('rejects a PNG with a wrong checksum', async () => {
  const file = await photo('png')
  file.writeUInt8(0, file.length - 20)
  expect((await examineFile(file, attached)).fault).toBe('broken')
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
