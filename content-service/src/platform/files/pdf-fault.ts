import { setImmediate as otherWork } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** Why a PDF is rejected. */
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
/** In which browsers look for markup, and PDF programs for the header of a PDF. */
const headBytes = 1024
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i
/** The end of a zip archive, and how far before the end of a file it may be. */
const zipEnd = 'PK\x05\x06'
const zipEndBytes = 65_557

/** Object streams of ISO 32000-1, section 7.5.7: far more and larger than those of a document of 20 MB. */
const maxObjectStreams = 5_000
const maxObjectBytes = 20_000_000
/** Far more than the dictionary of a stream has. */
const maxDictionary = 10_000

/** A name ends with white space or a delimiter (section 7.2.3); each character may be written as `#` and its code (7.3.5). */
function named(...words: string[]): string {
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
/** A thread is also the harmless order of an article's columns. */
const threadAction = String.raw`(?<!\/Type[\s\0]{0,9})${named('Thread')}`
const names = {
  locked: new RegExp(named('Encrypt')),
  active: new RegExp(`${named(...actions, ...media)}|${threadAction}`),
  attachment: new RegExp(named('EmbeddedFile', 'EmbeddedFiles', 'FileAttachment')),
}
/** A file outside (section 7.11): a number would be the flags of an annotation, a list that of a structure element. */
const outside = String.raw`${named('F')}[\s\0]*[(<%]|${named('Ref')}(?![\s\0]*\[)`
/** Too short to be looked for in compressed data, where they occur by chance. */
const namesOfObjects = {
  active: new RegExp(`${named('XFA', '3D', 'URL', 'UF', 'OPI')}|${outside}`),
  attachment: new RegExp(named('EF')),
}
const objectStream = new RegExp(named('ObjStm'), 'g')

/** The file is read in pieces: as one text, with its escapes, it could take the memory of the process. */
const pieceBytes = 262_144
/** After as many parts or words `stream`, as after a piece, the process turns to its other work. */
const partsAtOnce = 1_000
/** Longer than any of the names, however it is written. */
const overlapBytes = 128

const unpack = promisify(inflate)

/**
 * Checks that a file is a PDF and nothing else, not encrypted, and without scripts, commands, sent forms, media, embedded
 * files and references to other files. It looks for their names, however they are written, in the file and in its compressed object streams. It does
 * not follow the structure of the document, so a PDF that merely mentions such a name is rejected too; and it does not
 * find what attacks a fault of one PDF program by malformed fonts or pictures, nor judge links to web pages.
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
  for await (const part of partsOf(file)) {
    parts += 1
    if (parts % partsAtOnce === 0) await otherWork()
    const fault = await faultIn(part.objects, namesOfObjects)
    if (fault) return fault
    if (part.packed && packed.push(part.packed) > maxObjectStreams) return 'broken'
  }
  // A stream inside what looks like another one would be hidden.
  if (countObjectStreams(file) !== packed.length) return 'broken'
  let left = maxObjectBytes
  for (const stream of packed) {
    const content = await contentOf(stream, left)
    if (content === null) return 'broken'
    left -= content.length
    const fault = (await faultIn(content, names)) ?? (await faultIn(content, namesOfObjects))
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

/** What is outside streams, in order, each with the stream behind it if that holds objects. */
async function* partsOf(file: Buffer): AsyncGenerator<{ objects: Buffer; packed: Packed | null }> {
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
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    const isPacked = own.search(objectStream) >= 0
    yield {
      objects: file.subarray(position, start.at),
      packed: isPacked ? { dictionary: own, data: file.subarray(start.from, to) } : null,
    }
    position = to + 'endstream'.length
  }
  yield { objects: file.subarray(position), packed: null }
}

async function streamAfter(
  file: Buffer,
  position: number,
): Promise<{ at: number; from: number } | null> {
  let found = 0
  for (let at = file.indexOf('stream', position); at >= 0; at = file.indexOf('stream', at + 6)) {
    found += 1
    if (found % partsAtOnce === 0) await otherWork()
    const isEnd = file[at - 1] === 0x64
    const lineAt = file[at + 6] === 0x0d ? at + 7 : at + 6
    if (file[lineAt] === 0x0a && !isEnd) return { at, from: lineAt + 1 }
  }
  return null
}

/** The objects of a stream, `null` if they cannot be read whole. */
async function contentOf({ dictionary, data }: Packed, maxBytes: number): Promise<Buffer | null> {
  // Names that are not spelt plainly, other filters and predictors are left to PDF programs.
  if (dictionary.includes('#') || maxBytes <= 0) return null
  const compact = dictionary.replace(/[\s\0]/g, '')
  if (compact.includes('/DecodeParms')) return null
  if (!compact.includes('/Filter')) return data
  const isFlate = /\/Filter(?:\/FlateDecode|\[\/FlateDecode\])(?:\/|>>)/.test(compact)
  if (!isFlate || compact.split('/Filter').length > 2) return null
  return unpack(data, { maxOutputLength: maxBytes }).catch(() => null)
}
