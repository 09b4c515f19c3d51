import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import '../../testing/daily-on-sqlite.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import {
  messageForm,
  smallPdf,
  smallTextDocument,
  smallWorkbook,
} from '../../testing/small-files.ts'

/** Files that are far more expensive to read than to send. */
const costly: [string, () => Buffer | Promise<Buffer>][] = (
  [
    ['docx', smallTextDocument, 'word'],
    ['xlsx', smallWorkbook, 'xl'],
  ] as const
).flatMap(([kind, write, folder]) => {
  const relations = (count: number, content: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${folder}/_rels/${index}.xml.rels`,
        `<Relationships xmlns="${packageNamespace}/relationships">${content}</Relationships>`,
      ]),
    )
  const attributes = Array.from({ length: 150_000 }, (_, index) => ` a${index}=""`).join('')
  return [
    [
      `a ${kind} whose parts declare ten bytes`,
      () => declaringTenBytes(write(relations(20, ' '.repeat(1_000_000)))),
    ],
    [`a ${kind} whose parts are many`, () => write(relations(1_900, ' '.repeat(2_000)))],
    [
      `a ${kind} with many relations`,
      () => write(relations(1, '<Relationship Target="a"/>'.repeat(70_000))),
    ],
    [`a ${kind} with deep relations`, () => write(relations(1, '<Relationships>'.repeat(130_000)))],
    [`a ${kind} with many attributes`, () => write(relations(1, `<Relationship${attributes}/>`))],
  ] satisfies [string, () => Buffer][]
})

const flat = (format: 'jpeg' | 'png' | 'webp') => () =>
  sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: '#a94d18' } })
    .toFormat(format, { effort: 1 })
    .toBuffer()
const packed = deflateSync(Buffer.from(`${'#41'.repeat(6_600_000)} /XFA `)).toString('latin1')
const objects = `<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${packed}\nendstream\n`

costly.push(
  ['a JPEG of 40 megapixels', flat('jpeg')],
  ['a PNG of 40 megapixels', flat('png')],
  ['a WebP of 40 megapixels', flat('webp')],
  ['a PDF that unpacks to 20 MB', () => smallPdf({ objects: `9 0 obj ${objects}` })],
  [
    'a PDF with a million streams',
    () => smallPdf({ objects: `${'stream '.repeat(1_400_000)} /XFA ` }),
  ],
)

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'

const service = await openServiceForFile()

test.for(costly)('%s is rejected, and delays nobody else', async ([, file], { annotate }) => {
  const data = await file()
  const startedMs = performance.now()
  const elapsed = () => `${Math.round(performance.now() - startedMs)} ms`
  const rejected = Promise.all(
    Array.from({ length: 3 }, async () => (await send(data, '192.0.2.1')).status),
  )
  expect((await send(smallPdf(), '198.51.100.1')).status).toBe(201)
  await annotate(`${data.length} bytes; the other enquiry was stored after ${elapsed()}`)
  expect(await rejected).toEqual([422, 422, 422])
  await annotate(`rejected after ${elapsed()}`)
})

async function send(data: Buffer, visitor: string): Promise<Response> {
  const letter = { name: 'Sari', email: 'sari@pembeli.example', message: 'Mohon penawaran' }
  const form = await messageForm(letter, [[data, 'lampiran']])
  const headers = { ...form.headers, [visitorHeader]: visitor }
  return service.call('/api/send-contact', { ...form, headers })
}

/** Returns an archive whose headers declare ten bytes for each of its relations. */
function declaringTenBytes(file: Buffer): Buffer {
  let at = file.readUInt32LE(file.length - 6)
  while (file.readUInt32LE(at) === 0x02014b50) {
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28))
    if (/\d\.xml\.rels$/.test(name)) {
      file.writeUInt32LE(10, at + 24)
      file.writeUInt32LE(10, file.readUInt32LE(at + 42) + 22)
    }
    at += 46 + Buffer.byteLength(name)
  }
  return file
}
