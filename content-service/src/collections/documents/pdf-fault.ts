import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** Why a PDF is rejected. */
export type PdfFault = 'broken' | 'locked' | 'active' | 'attachment' | 'mixed'

/** ISO 32000 allows other bytes before the header and after the end, where another format may hide. */
const header = /^%PDF-[12]\.\d/
const end = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const endBytes = 1024
/** In which browsers look for markup, and PDF programs for the header of a PDF. */
const headBytes = 1024
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i
/** The end of a zip archive, and how far before the end of a file it may be. */
const zipEnd = 'PK\x05\x06'
const zipEndBytes = 65_557

/** Object streams of ISO 32000-1, section 7.5.7: far more and larger than those of a document of 20 MB. */
const maxObjectStreams = 5_000
const maxObjectBytes = 64_000_000

const locked = named('Encrypt')
const active = named('JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'GoToE')
const attachment = named('EmbeddedFile', 'EmbeddedFiles', 'FileAttachment')
/** Too short to be looked for in compressed data, where they occur by chance. */
const activeObject = named('XFA')
const attachedObject = named('EF')
const objectStream = named('ObjStm')

const unpack = promisify(inflate)

/**
 * Checks that a file is a PDF and nothing else, not encrypted, and without scripts, commands, sent forms and embedded
 * files. It looks for their names, however they are written, in the file and in its compressed object streams. It does
 * not follow the structure of the document, so a PDF that merely mentions such a name is rejected too; and it does not
 * find what attacks a fault of one PDF program by malformed fonts or pictures, nor judge links to web pages.
 */
export async function pdfFault(file: Buffer): Promise<PdfFault | null> {
  const text = file.toString('latin1')
  if (!header.test(text) || !end.test(text.slice(-endBytes))) return 'broken'
  if (markup.test(text.slice(0, headBytes)) || text.slice(-zipEndBytes).includes(zipEnd)) {
    return 'mixed'
  }
  const { objects, packed } = partsOf(text)
  // A stream inside what looks like another one would be hidden.
  if (countOf(text, objectStream) !== packed.length) return 'broken'
  const direct = namesIn(text) ?? namesInObjects(objects.join(' '))
  if (direct) return direct
  if (packed.length > maxObjectStreams) return 'broken'
  let left = maxObjectBytes
  for (const { dictionary, from, to } of packed) {
    const content = await contentOf(dictionary, file.subarray(from, to), left)
    if (content === null) return 'broken'
    left -= content.length
    const fault = namesIn(content) ?? namesInObjects(content)
    if (fault) return fault
  }
  return null
}

function namesIn(text: string): PdfFault | null {
  if (locked.test(text)) return 'locked'
  if (active.test(text)) return 'active'
  return attachment.test(text) ? 'attachment' : null
}

function namesInObjects(text: string): PdfFault | null {
  if (activeObject.test(text)) return 'active'
  return attachedObject.test(text) ? 'attachment' : null
}

type Packed = { dictionary: string; from: number; to: number }

/** What is outside streams, and the streams that hold objects. */
function partsOf(text: string): { objects: string[]; packed: Packed[] } {
  const objects: string[] = []
  const packed: Packed[] = []
  let position = 0
  while (position < text.length) {
    const start = streamAfter(text, position)
    if (!start) break
    const dictionary = text.slice(position, start.at)
    objects.push(dictionary)
    const close = text.indexOf('endstream', start.from)
    const to = close < 0 ? text.length : close
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    if (objectStream.test(own)) packed.push({ dictionary: own, from: start.from, to })
    position = to + 'endstream'.length
  }
  objects.push(text.slice(position))
  return { objects, packed }
}

function streamAfter(text: string, position: number): { at: number; from: number } | null {
  for (let at = text.indexOf('stream', position); at >= 0; at = text.indexOf('stream', at + 6)) {
    const line = text.startsWith('\r\n', at + 6) ? 2 : text.startsWith('\n', at + 6) ? 1 : 0
    if (line > 0 && !text.startsWith('end', at - 3)) return { at, from: at + 6 + line }
  }
  return null
}

/** The objects of a stream, `null` if they cannot be read whole. */
async function contentOf(
  dictionary: string,
  data: Buffer,
  maxBytes: number,
): Promise<string | null> {
  // Names that are not spelt plainly, other filters and predictors are left to PDF programs.
  if (dictionary.includes('#') || /\/DecodeParms/.test(dictionary) || maxBytes <= 0) return null
  if (!/\/Filter/.test(dictionary)) return data.toString('latin1')
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/|>>)/.test(dictionary)) return null
  const content = await unpack(data, { maxOutputLength: maxBytes }).catch(() => null)
  return content?.toString('latin1') ?? null
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(new RegExp(pattern, 'g'))?.length ?? 0
}

/** Matches one of some names, in which each character may also be written as `#` and its code (section 7.3.5). */
function named(...names: string[]): RegExp {
  const character = (letter: string) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  }
  const spelled = names.map((name) => Array.from(name, character).join(''))
  return new RegExp(`/(?:${spelled.join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`)
}
