// cspell:ignore ooxml

import { namespaceDeclarations, readXml, type XmlBudget, type XmlElement } from './read-xml.ts'
import { readZipDirectory, unpack } from './zip-directory.ts'

/** Formats of Office Open XML (ECMA-376), each with the content type of its main part. */
const mainTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
} as const

export type OfficeFormat = keyof typeof mainTypes

/** Why a workbook or a text document is rejected. */
export type OfficeFault = 'broken' | 'locked' | 'macros' | 'links' | 'attachment' | 'unpacked'

const folderOfText = 'word/'

/** Far more than a file of people has. */
const maxEntries = 2_000
/** Of all parts that name others: ten thousand links. */
const maxNamingBytes = 2_000_000
const maxNamingElements = 20_000

const macroParts =
  /(^|\/)vba(project|projectsignature|data)[^/]*$|^(xl|word)\/(macrosheets|dialogsheets|activex|ctrlprops)\/|^customui/
const linkParts = /^(xl|word)\/(externallinks|querytables|webextensions)\/|^xl\/connections\.xml$/
const attachedParts = /^(xl|word)\/(embeddings|afchunk)/

const macroTypes = /macroenabled|vbaproject|vbadata|macrosheet|dialogsheet|activex|\/control$/i
const linkTypes = /externallink|querytable|connections|webextension/i
const attachedTypes = /oleobject|\/package$|\/afchunk$/i

/** The parts that name others, which have no other elements and attributes (ECMA-376, part 2). */
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const namingElements: Record<string, readonly string[]> = {
  [`${packageNamespace}/content-types Types`]: [],
  [`${packageNamespace}/content-types Default`]: ['Extension', 'ContentType'],
  [`${packageNamespace}/content-types Override`]: ['PartName', 'ContentType'],
  [`${packageNamespace}/relationships Relationships`]: [],
  [`${packageNamespace}/relationships Relationship`]: ['Id', 'Type', 'Target', 'TargetMode'],
}

/** Of the transitional and of the strict format. */
const relationTypes =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\//
/** What a program may find at an external address: only a link waits for its reader. */
const readersLink = /^(?:https?:\/\/|mailto:|tel:)/i
/**
 * A template on a drive, where Word looks at its reader's own computer and continues without it. This kind has no
 * macros. A share of another host would be `\\host`, `file://host` or four slashes.
 */
const localTemplate = /^file:\/\/\/[a-z]:(?:[\\/][^\\/:]+)+\.dotx$/i
/** An address, or a share of another host, in place of the path of a part. */
const elsewhere = /^(?:[^/#]*:|[\\/]{2})/

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
 * @param signal of a client that disconnects: the file then counts as broken
 */
export async function officeFault(
  file: Buffer,
  format: OfficeFormat,
  maxUnpackedBytes: number,
  signal?: AbortSignal,
): Promise<OfficeFault | null> {
  const entries = readZipDirectory(file, maxEntries)
  if (!entries) return 'broken'
  if (entries.some(({ isLocked }) => isLocked)) return 'locked'
  const names = entries.map(({ name }) => name.toLowerCase())
  if (new Set(names).size !== names.length || !names.every(isPlainName)) return 'broken'
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  if (unpackedBytes > maxUnpackedBytes) return 'unpacked'
  for (const name of names) {
    const fault = faultOf(name, macroParts, linkParts, attachedParts)
    if (fault) return fault
  }
  const isNaming = (name: string) => name === '[Content_Types].xml' || /\.rels$/i.test(name)
  let bytes = maxNamingBytes
  const budget: XmlBudget = { elements: maxNamingElements, attributes: 5 * maxNamingElements }
  let hasMainType = false
  for (const entry of entries.filter(({ name }) => isNaming(name))) {
    const part = await unpack(file, entry, bytes)
    if (!part) return 'broken'
    bytes -= part.length
    const inspect = (element: XmlElement) => {
      const values = namingValues(element)
      hasMainType ||= values?.ContentType === mainTypes[format]
      return values ? namingFault(values, format) : 'broken'
    }
    const fault = await readXml<OfficeFault>(part, budget, inspect, signal)
    if (fault) return fault
  }
  return hasMainType ? null : 'broken'
}

type NamingValues = {
  ContentType?: string
  Type?: string
  Target?: string
  TargetMode?: string
}

/** The attributes of an element, `null` if it or one of them is unknown. */
function namingValues({ local, uri, attributes }: XmlElement): NamingValues | null {
  const known = namingElements[`${uri} ${local}`]
  const own = Object.values(attributes).filter((each) => each.uri !== namespaceDeclarations)
  const isKnown = own.every((each) => each.uri === '' && known?.includes(each.local))
  return known && isKnown
    ? Object.fromEntries(own.map(({ local: name, value }) => [name, value]))
    : null
}

/** A part may refer to an address outside the file only as a link that a reader follows. */
function namingFault(
  { ContentType = '', Type = '', Target = '', TargetMode = 'Internal' }: NamingValues,
  format: OfficeFormat,
): OfficeFault | null {
  const fault = faultOf(ContentType || Type, macroTypes, linkTypes, attachedTypes)
  if (fault) return fault
  if (TargetMode === 'Internal') return elsewhere.test(Target) ? 'links' : null
  const kind = Type.replace(relationTypes, '')
  const isTemplate = format === 'docx' && kind === 'attachedTemplate' && localTemplate.test(Target)
  return isTemplate || (kind === 'hyperlink' && readersLink.test(Target)) ? null : 'links'
}

function faultOf(
  word: string,
  macros: RegExp,
  links: RegExp,
  attached: RegExp,
): OfficeFault | null {
  if (macros.test(word)) return 'macros'
  if (links.test(word)) return 'links'
  return attached.test(word) ? 'attachment' : null
}

/** A character that is written by its number could make one part of two names. */
function isPlainName(name: string): boolean {
  return !/^\/|[\\:\0]|%(?!20)[0-7][\da-f]/.test(name) && !name.split('/').includes('..')
}
