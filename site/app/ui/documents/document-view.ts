import {
  type Document,
  type DocumentKind,
  type DocumentLanguage,
  documentType,
} from '@niaga/contract/documents'
import type { Locale } from '@niaga/contract/locale'
import { localeRegistry } from '../../i18n/locale-registry.ts'
import { type LongDate, longDate } from '../../i18n/long-date.ts'

/** A document in a list. */
export type DocumentView = {
  id: number
  title: string
  /** The site's own address of the document's file. */
  href: string
  kind: DocumentKind
  number: string | null
  issuer: string | null
  issued: LongDate | null
  validUntil: LongDate | null
  isExpired: boolean
  isSpecimen: boolean
  /** The type and size of the file, such as `PDF, 34 KB`. */
  file: string
  language: DocumentLanguage | null
  /** Pages of the products and machines that it belongs to, if the list names them. */
  items?: readonly { to: string; name: string }[]
}

const types = { pdf: 'PDF', xlsx: 'Excel' }
const megabyte = 1_000_000

/** Returns documents in the language of a page. A document is valid until the end of its last day in Jakarta. */
export function documentViews(
  documents: readonly Document[],
  locale: Locale,
  now = new Date(),
): DocumentView[] {
  const today = jakartaDay.format(now)
  return documents.map((document) => ({
    id: document.id,
    title: document.title,
    href: `/${document.file}`,
    kind: document.kind,
    number: document.number ?? null,
    issuer: document.issuer ?? null,
    issued: dayIn(document.date, locale),
    validUntil: dayIn(document.valid_until, locale),
    isExpired: document.valid_until !== undefined && document.valid_until < today,
    isSpecimen: document.specimen ?? false,
    file: `${types[documentType(document.file) ?? 'pdf']}, ${sizeText(document.bytes, locale)}`,
    language: document.language ?? null,
  }))
}

/** Swedish dates have the format of ISO 8601. */
const jakartaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' })

function dayIn(day: string | undefined, locale: Locale): LongDate | null {
  const date = longDate(day ?? null, locale)
  return date && { ...date, machine: day ?? '' }
}

function sizeText(bytes: number, locale: Locale): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  const { dateLocale } = localeRegistry[locale]
  return `${(bytes / megabyte).toLocaleString(dateLocale, { maximumFractionDigits: 1 })} MB`
}
