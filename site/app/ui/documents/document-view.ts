import type { Company } from '@niaga/contract/company'
import {
  type Document,
  type DocumentKind,
  type DocumentLanguage,
  documentType,
} from '@niaga/contract/documents'
import type { Locale } from '@niaga/contract/locale'
import { jakartaDay } from '@niaga/contract/visits'
import { localeRegistry } from '../../i18n/locale-registry.ts'
import { type LongDate, longDate } from '../../i18n/long-date.ts'
import { webAddress } from '../text/safe-address.ts'

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

/** A registration of the company. */
export type RegistrationView = Pick<DocumentView, 'issuer' | 'validUntil' | 'isExpired'> & {
  name: string
  number: string
  /** The address of the register in which anybody can check it, or `''`. */
  register: string
}

const types = { pdf: 'PDF', xlsx: 'Excel' }
const megabyte = 1_000_000

/** Returns documents in the language of a page. A document is valid until the end of its last day in Jakarta. */
export function documentViews(
  documents: readonly Document[],
  locale: Locale,
  now = new Date(),
): DocumentView[] {
  const today = jakartaDay(now.getTime())
  return documents.map((document) => ({
    id: document.id,
    title: document.title,
    href: `/${document.file}`,
    kind: document.kind,
    number: document.number ?? null,
    issuer: document.issuer ?? null,
    issued: dayIn(document.date, locale),
    ...validity(document.valid_until, locale, today),
    isSpecimen: document.specimen ?? false,
    file: `${types[documentType(document.file) ?? 'pdf']}, ${sizeText(document.bytes, locale)}`,
    language: document.language ?? null,
  }))
}

/** Returns the company's registrations in the language of a page. */
export function registrationViews(
  company: Company | undefined,
  locale: Locale,
  now = new Date(),
): RegistrationView[] {
  const today = jakartaDay(now.getTime())
  return (company?.registrations ?? []).map(({ name, number, issuer, ...registration }) => ({
    ...{
      name,
      number,
      issuer: issuer ?? null,
      register: webAddress(registration.register_url ?? ''),
    },
    ...validity(registration.valid_until, locale, today),
  }))
}

function validity(lastDay: string | undefined, locale: Locale, today: string) {
  return {
    validUntil: dayIn(lastDay, locale),
    isExpired: lastDay !== undefined && lastDay < today,
  }
}

function dayIn(day: string | undefined, locale: Locale): LongDate | null {
  const date = longDate(day ?? null, locale)
  return date && { ...date, machine: day ?? '' }
}

function sizeText(bytes: number, locale: Locale): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  const { dateLocale } = localeRegistry[locale]
  return `${(bytes / megabyte).toLocaleString(dateLocale, { maximumFractionDigits: 1 })} MB`
}
