// cspell:ignore ooxml

import { namespaceDeclarations, readXml, type XmlBudget, type XmlElement } from './read-xml.ts'
import { readZipDirectory, unpack } from './zip-directory.ts'

/** The Office Open XML formats (ECMA-376), each with the content type of its main part. */
const mainTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
} as const

export type OfficeFormat = keyof typeof mainTypes

/** The reasons for rejecting a workbook or text document. */
export type OfficeFault = 'broken' | 'locked' | 'macros' | 'links' | 'attachment' | 'unpacked'

const textFolder = 'word/'

/** Far more entries than a document written by people has. */
const maxEntries = 2_000
/** The maximum size of all parts that refer to others: ten thousand links. */
const maxNamingBytes = 2_000_000
const maxNamingElements = 20_000

const macroParts =
  /(^|\/)vba(project|projectsignature|data)[^/]*$|^(xl|word)\/(macrosheets|dialogsheets|activex|ctrlprops)\/|^customui/
const linkParts = /^(xl|word)\/(externallinks|querytables|webextensions)\/|^xl\/connections\.xml$/
const attachedParts = /^(xl|word)\/(embeddings|afchunk)/

const macroTypes = /macroenabled|vbaproject|vbadata|macrosheet|dialogsheet|activex|\/control$/i
const linkTypes = /externallink|querytable|connections|webextension/i
const attachedTypes = /oleobject|\/package$|\/afchunk$/i

/** The namespace of parts that refer to others, which have no other elements and attributes (ECMA-376, part 2). */
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const namingElements: Record<string, readonly string[]> = {
  [`${packageNamespace}/content-types Types`]: [],
  [`${packageNamespace}/content-types Default`]: ['Extension', 'ContentType'],
  [`${packageNamespace}/content-types Override`]: ['PartName', 'ContentType'],
  [`${packageNamespace}/relationships Relationships`]: [],
  [`${packageNamespace}/relationships Relationship`]: ['Id', 'Type', 'Target', 'TargetMode'],
}

/** Relation types of the transitional and the strict format. */
const relationTypes =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\//
/** Links that only a reader follows; programs load any other external address by themselves. */
const readersLink = /^(?:https?:\/\/|mailto:|tel:)/i
/**
 * A template on a drive: Word looks for it on the reader's own computer and continues without it. This type has no macros.
 * A share of another host would be `\\host`, `file://host` or four slashes.
 */
const localTemplate = /^file:\/\/\/[a-z]:(?:[\\/][^\\/:]+)+\.dotx$/i
/** An address, or a share of another host, instead of a part's path. */
const elsewhere = /^(?:[^/#]*:|[\\/]{2})/

/**
 * Returns the format that an archive claims by the folder of its main part; an archive without such a folder counts as a
 * workbook.
 */
export function officeFormat(file: Buffer): OfficeFormat {
  const entries = readZipDirectory(file, maxEntries) ?? []
  return entries.some(({ name }) => name.startsWith(textFolder)) ? 'docx' : 'xlsx'
}

/**
 * Checks an Office Open XML file by its archive's directory and the parts that refer to others: no macros, no content from
 * other files or services, no embedded files, and a limited unpacked size. Formulas, fields and the text itself are not
 * checked.
 *
 * @param maxUnpackedBytes the size of all parts together
 * @param signal aborts when the client disconnects: the file then counts as broken
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
    const fault = getFault(name, macroParts, linkParts, attachedParts)
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

/** Returns the attributes of an element, `null` if the element or an attribute is unknown. */
function namingValues({ local, uri, attributes }: XmlElement): NamingValues | null {
  const names = namingElements[`${uri} ${local}`]
  const plainAttributes = Object.values(attributes).filter(
    (each) => each.uri !== namespaceDeclarations,
  )
  const isKnown = plainAttributes.every((each) => each.uri === '' && names?.includes(each.local))
  return names && isKnown
    ? Object.fromEntries(plainAttributes.map(({ local: name, value }) => [name, value]))
    : null
}

/** Rejects an address outside the file, unless it is a link that a reader follows. */
function namingFault(
  { ContentType = '', Type = '', Target = '', TargetMode = 'Internal' }: NamingValues,
  format: OfficeFormat,
): OfficeFault | null {
  const fault = getFault(ContentType || Type, macroTypes, linkTypes, attachedTypes)
  if (fault) return fault
  if (TargetMode === 'Internal') return elsewhere.test(Target) ? 'links' : null
  const kind = Type.replace(relationTypes, '')
  const isTemplate = format === 'docx' && kind === 'attachedTemplate' && localTemplate.test(Target)
  return isTemplate || (kind === 'hyperlink' && readersLink.test(Target)) ? null : 'links'
}

function getFault(
  word: string,
  macros: RegExp,
  links: RegExp,
  attached: RegExp,
): OfficeFault | null {
  if (macros.test(word)) return 'macros'
  if (links.test(word)) return 'links'
  return attached.test(word) ? 'attachment' : null
}

/** A character written as a numeric reference could give one part two names. */
function isPlainName(name: string): boolean {
  return !/^\/|[\\:\0]|%(?!20)[0-7][\da-f]/.test(name) && !name.split('/').includes('..')
}
