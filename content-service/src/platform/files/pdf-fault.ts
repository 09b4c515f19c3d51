import { setImmediate as otherWork } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** The reasons for rejecting a PDF. */
export type PdfFault = 'broken' | 'locked' | 'active' | 'attachment' | 'mixed'

/**
 * ISO 32000 allows other bytes before the header and after the end, where another format may hide. A byte order mark,
 * white space and zeros, which programs and disks add, hide nothing.
 */
export const pdfHeader = /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/
const version = /%PDF-[12]\.\d/
const end = /startxref\s+\d+\s+%%EOF$/
const endBytes = 1024
const white = new Set(Buffer.from('\0\t\n\f\r '))
/** The range in which browsers look for markup, and PDF programs for a PDF header. */
const headBytes = 1024
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i
/** The signature at the end of a zip archive, and its maximum distance from the end of the file. */
const zipEnd = 'PK\x05\x06'
const zipEndBytes = 65_557

/** Limits of object streams (ISO 32000-1, section 7.5.7), far above those of a document of 20 MB. */
const maxObjectStreams = 5_000
const maxObjectBytes = 20_000_000
/** Far longer than a stream's dictionary. */
const maxDictionary = 10_000

/**
 * Builds the pattern of a name: it ends with white space or a delimiter (section 7.2.3); each character may be written as
 * `#` and its code (7.3.5).
 */
function anySpelling(...words: string[]): string {
  const spellings = words.map((word) =>
    Array.from(word, (character) => {
      const digits = Buffer.from(character).toString('hex').split('')
      const code = digits.map((digit) => `[${digit}${digit.toUpperCase()}]`)
      return `(?:${character}|#${code.join('')})`
    }).join(''),
  )
  return String.raw`\/(?:${spellings.join('|')})(?=[\s\0()<>[\]{}/%])`
}

/** Actions (section 12.6.4) and media that run something, or open, send or fetch something outside the document. */
const actions = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'GoTo3DView']
const media = ['RichMedia', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound']
/** A thread can also be the harmless order of an article's columns. */
const threadAction = String.raw`(?<!\/Type[\s\0]{0,9})${anySpelling('Thread')}`
const names = {
  locked: new RegExp(anySpelling('Encrypt')),
  active: new RegExp(`${anySpelling(...actions, ...media)}|${threadAction}`),
  attachment: new RegExp(anySpelling('EmbeddedFile', 'EmbeddedFiles', 'FileAttachment')),
}
/**
 * A file outside the document (section 7.11): a number would be an annotation's flags, a list a structure element's
 * reference.
 */
const outside = String.raw`${anySpelling('F')}[\s\0]*[(<%]|${anySpelling('Ref')}(?![\s\0]*\[)`
/** Names too short to search for in compressed data, where they occur by chance. */
const objectNames = {
  active: new RegExp(`${anySpelling('XFA', '3D', 'URL', 'UF', 'OPI')}|${outside}`),
  attachment: new RegExp(anySpelling('EF')),
}
const objectStream = new RegExp(anySpelling('ObjStm'), 'g')

/** The file is read in pieces: as one text, with its escapes, it could exhaust the process's memory. */
const pieceBytes = 262_144
/** After this number of parts or words `stream`, as after a piece, the process does other work. */
const partsAtOnce = 1_000
/** Longer than any spelling of a name. */
const overlapBytes = 128

const unpack = promisify(inflate)

/**
 * Checks that a file is a PDF and nothing else, is not encrypted, and has no scripts, commands, forms to send, media,
 * embedded files or references to other files. It searches for their names, in any spelling, in the file and in its
 * compressed object streams. It does not follow the structure of the document, so a PDF that merely mentions such a name
 * is rejected too; it detects neither malformed fonts or pictures that exploit a fault of a PDF program, nor judges links
 * to web pages.
 */
export async function pdfFault(file: Buffer): Promise<PdfFault | null> {
  const text = (from: number, to: number) => file.toString('latin1', Math.max(0, from), to)
  const length = file.findLastIndex((byte) => !white.has(byte)) + 1
  const isWhole = end.test(text(length - endBytes, length))
  if (!pdfHeader.test(text(0, headBytes)) || !version.test(text(0, headBytes)) || !isWhole)
    return 'broken'
  const hasZip = text(length - zipEndBytes, length).includes(zipEnd)
  if (markup.test(text(0, headBytes)) || hasZip) return 'mixed'
  const direct = await faultIn(file, names)
  if (direct) return direct
  const packed: Packed[] = []
  let parts = 0
  for await (const part of getParts(file)) {
    parts += 1
    if (parts % partsAtOnce === 0) await otherWork()
    const fault = await faultIn(part.objects, objectNames)
    if (fault) return fault
    if (part.packed && packed.push(part.packed) > maxObjectStreams) return 'broken'
  }
  // A stream inside apparent stream data would be hidden.
  if (countObjectStreams(file) !== packed.length) return 'broken'
  let remainingBytes = maxObjectBytes
  for (const stream of packed) {
    const content = await getContent(stream, remainingBytes)
    if (content === null) return 'broken'
    remainingBytes -= content.length
    const fault = (await faultIn(content, names)) ?? (await faultIn(content, objectNames))
    if (fault) return fault
  }
  return null
}

async function faultIn(
  bytes: Buffer,
  patterns: Partial<Record<PdfFault, RegExp>>,
): Promise<PdfFault | null> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    if (at > 0) await otherWork()
    const piece = `${bytes.toString('latin1', at, at + pieceBytes + overlapBytes)} `
    if (patterns.locked?.test(piece)) return 'locked'
    if (patterns.active?.test(piece)) return 'active'
    if (patterns.attachment?.test(piece)) return 'attachment'
  }
  return null
}

function countObjectStreams(file: Buffer): number {
  let count = 0
  for (let at = 0; at < file.length; at += pieceBytes) {
    const piece = file.toString('latin1', at, at + pieceBytes + overlapBytes)
    for (const { index } of piece.matchAll(objectStream)) {
      if (index < pieceBytes) count += 1
    }
  }
  return count
}

type Packed = { dictionary: string; data: Buffer }

/** Yields the content outside streams, in order, each part with the following stream if it contains objects. */
async function* getParts(file: Buffer): AsyncGenerator<{ objects: Buffer; packed: Packed | null }> {
  let position = 0
  while (position < file.length) {
    const start = await streamAfter(file, position)
    if (!start) break
    const dictionary = file.toString(
      'latin1',
      Math.max(position, start.at - maxDictionary),
      start.at,
    )
    const close = file.indexOf('endstream', start.from)
    const to = close < 0 ? file.length : close
    const lastObject = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    const isPacked = lastObject.search(objectStream) >= 0
    yield {
      objects: file.subarray(position, start.at),
      packed: isPacked ? { dictionary: lastObject, data: file.subarray(start.from, to) } : null,
    }
    position = to + 'endstream'.length
  }
  yield { objects: file.subarray(position), packed: null }
}

async function streamAfter(
  file: Buffer,
  position: number,
): Promise<{ at: number; from: number } | null> {
  let count = 0
  for (let at = file.indexOf('stream', position); at >= 0; at = file.indexOf('stream', at + 6)) {
    count += 1
    if (count % partsAtOnce === 0) await otherWork()
    const isEnd = file[at - 1] === 0x64
    const lineAt = file[at + 6] === 0x0d ? at + 7 : at + 6
    if (file[lineAt] === 0x0a && !isEnd) return { at, from: lineAt + 1 }
  }
  return null
}

/** Returns the objects of a stream, `null` if they cannot be read completely. */
async function getContent({ dictionary, data }: Packed, maxBytes: number): Promise<Buffer | null> {
  // Streams with escaped names, other filters or predictors are not read here; only PDF programs read them.
  if (dictionary.includes('#') || maxBytes <= 0) return null
  const compact = dictionary.replace(/[\s\0]/g, '')
  if (compact.includes('/DecodeParms')) return null
  if (!compact.includes('/Filter')) return data
  const isFlate = /\/Filter(?:\/FlateDecode|\[\/FlateDecode\])(?:\/|>>)/.test(compact)
  if (!isFlate || compact.split('/Filter').length > 2) return null
  return unpack(data, { maxOutputLength: maxBytes }).catch(() => null)
}
