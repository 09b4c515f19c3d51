import type { Document } from '@niaga/contract/documents'
import type { BaseLocale } from '@niaga/contract/locale'
import type { CompanyDocument } from '../../platform/payload-types.ts'
import type { Localized } from '../content/localized.ts'
import { presentFields } from '../content/wire-fields.ts'
import { documentPath } from './document-address.ts'
import { type DocumentValues, documentFields } from './documents.ts'

const fields = documentFields()

/** Presents a document of the contract, in one language; `null` if its file is missing. */
export function presentDocument(
  document: Localized<CompanyDocument>,
  locale: BaseLocale,
): Document | null {
  const { id, filename, filesize } = document.id
  if (!filename || !filesize) return null
  const values = presentFields<DocumentValues>(fields, document, locale)
  return { id, ...values, file: documentPath(id, filename), bytes: filesize }
}
