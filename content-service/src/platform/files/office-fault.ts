import { readZipDirectory, unpack } from './zip-directory.ts'

/** Formats of Office Open XML (ECMA-376), each with the content type of its main part. */
const mainTypes = {
  xlsx: 'spreadsheetml.sheet.main+xml',
  docx: 'wordprocessingml.document.main+xml',
} as const

export type OfficeFormat = keyof typeof mainTypes

/** Why a workbook or a text document is rejected. */
export type OfficeFault = 'broken' | 'locked' | 'macros' | 'links' | 'attachment' | 'unpacked'

const folderOfText = 'word/'

/** Far more than a file of people has. */
const maxEntries = 2_000
/** Of a part that only names others. */
const maxPartBytes = 2_000_000

const macroParts =
  /(^|\/)vba(project|projectsignature|data)[^/]*$|^(xl|word)\/(macrosheets|dialogsheets|activex|ctrlprops)\/|^customui/
const linkParts = /^(xl|word)\/(externallinks|querytables|webextensions)\/|^xl\/connections\.xml$/
const attachedParts = /^(xl|word)\/(embeddings|afchunk)/

const macroTypes = /macroenabled|vbaproject|vbadata|macrosheet|dialogsheet|activex|\/control$/i
const linkTypes = /externallink|querytable|connections|webextension/i
const attachedTypes = /oleobject|\/package$|\/afchunk$/i

/** What an archive claims to be, by the folder of its main part; one that is neither counts as a workbook. */
export function officeFormat(file: Buffer): OfficeFormat {
  const entries = readZipDirectory(file, maxEntries) ?? []
  return entries.some(({ name }) => name.startsWith(folderOfText)) ? 'docx' : 'xlsx'
}

/**
 * Checks a file of Office Open XML by the directory of its archive and by the parts that name others: it has no macros,
 * takes nothing from other files or services, holds no other files, and unpacks within a limit. Formulas, fields and what
 * the text says are not checked.
 *
 * @param maxUnpackedBytes of all parts together
 */
export async function officeFault(
  file: Buffer,
  format: OfficeFormat,
  maxUnpackedBytes: number,
): Promise<OfficeFault | null> {
  const entries = readZipDirectory(file, maxEntries)
  if (!entries) return 'broken'
  if (entries.some(({ isLocked }) => isLocked)) return 'locked'
  const names = entries.map(({ name }) => name.toLowerCase())
  if (new Set(names).size !== names.length || !names.every(isPlainName)) return 'broken'
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  if (unpackedBytes > maxUnpackedBytes) return 'unpacked'
  const byName = faultOf(names, macroParts, linkParts, attachedParts)
  if (byName) return byName
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  const typeText = types && textOf(await unpack(file, types, maxPartBytes))
  if (!typeText) return 'broken'
  const byType = faultOf(valuesOf(typeText, 'ContentType'), macroTypes, linkTypes, attachedTypes)
  if (byType) return byType
  if (!typeText.includes(mainTypes[format])) return 'broken'
  for (const entry of entries.filter(({ name }) => name.toLowerCase().endsWith('.rels'))) {
    const text = textOf(await unpack(file, entry, maxPartBytes))
    const fault = text === null ? 'broken' : relationFault(text)
    if (fault) return fault
  }
  return null
}

/** A part may refer to an address outside the file only as a link that a reader follows. */
function relationFault(text: string): OfficeFault | null {
  const fault = faultOf(valuesOf(text, 'Type'), macroTypes, linkTypes, attachedTypes)
  if (fault) return fault
  const tags = text.split('<').map((part) => part.split('>', 1)[0] ?? '')
  const relations = tags.filter((tag) => /\bTargetMode\b/.test(tag))
  const outside = relations.filter((relation) => valuesOf(relation, 'TargetMode')[0] !== 'Internal')
  const isReadersLink = (relation: string) =>
    valuesOf(relation, 'Type')[0]?.endsWith('/hyperlink') &&
    /^(https?:\/\/|mailto:)/i.test(valuesOf(relation, 'Target')[0] ?? '')
  return outside.every(isReadersLink) ? null : 'links'
}

function faultOf(
  words: readonly string[],
  macros: RegExp,
  links: RegExp,
  attached: RegExp,
): OfficeFault | null {
  if (words.some((word) => macros.test(word))) return 'macros'
  if (words.some((word) => links.test(word))) return 'links'
  return words.some((word) => attached.test(word)) ? 'attachment' : null
}

const attributes = /\s([a-z]{1,20})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/gi

/** The values of an attribute of XML, in which a character may be written by its number. */
function valuesOf(text: string, attribute: string): string[] {
  return Array.from(text.matchAll(attributes)).flatMap(([, name, double, single]) =>
    name === attribute
      ? (double ?? single ?? '').replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_, code: string) =>
          characterOf(Number(code.toLowerCase().startsWith('x') ? `0${code}` : code)),
        )
      : [],
  )
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** `null` for anything but plain XML in UTF-8 without definitions of its own. */
function textOf(part: Buffer | null): string | null {
  const text = part?.toString('utf8').replace(/^\uFEFF/, '') ?? ''
  return text.startsWith('<') && !text.includes('\0') && !text.includes('<!') ? text : null
}

function isPlainName(name: string): boolean {
  return !/^\/|[\\:\0]/.test(name) && !name.split('/').includes('..')
}
