import type { Document } from '@niaga/contract/documents'
import type { BaseLocale } from '@niaga/contract/locale'
import type { CompanyDocument } from '../../platform/payload-types.ts'
import { type Localized, textIn } from '../content/localized.ts'
import { referencedId } from '../content/reference.ts'
import { documentPath } from './document-address.ts'
import { getDay } from './document-days.ts'

/** Presents a document of the contract, in one language; `null` if its file is missing. */
export function presentDocument(
  document: Localized<CompanyDocument>,
  locale: BaseLocale,
): Document | null {
  const { id, kind, number, date, validUntil, filename, filesize, language } = document.id
  if (!filename || !filesize) return null
  const { isSpecimen, products, tools } = document.id
  return {
    id,
    title: textIn(document, locale, ({ title }) => title),
    kind,
    number: number || undefined,
    issuer: textIn(document, locale, ({ issuer }) => issuer) || undefined,
    date: getDay(date),
    valid_until: getDay(validUntil),
    file: documentPath(id, filename),
    bytes: filesize,
    language,
    specimen: isSpecimen || undefined,
    product_ids: getIds(products),
    tool_ids: getIds(tools),
  }
}

function getIds(references: readonly (number | { id: number })[] | null | undefined): number[] {
  return (references ?? []).flatMap((reference) => referencedId(reference) ?? [])
}
