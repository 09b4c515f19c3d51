import type { Document } from '@niaga/contract/documents'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { CompanyDocument } from '../../platform/payload-types.ts'
import { findLocalized } from '../content/localized.ts'
import { presentFields } from '../content/wire-fields.ts'
import { documentPath } from './document-address.ts'
import { type DocumentValues, documentFields } from './documents.ts'

const fields = documentFields()

/** Returns all documents, in the editors' order. */
export async function readDocuments(payload: Payload, locale: BaseLocale): Promise<Document[]> {
  const query = { collection: 'documents', sort: 'sortOrder' } as const
  const { documents } = await findLocalized(payload, query)
  return documents.flatMap((document) => presentDocument(document, locale) ?? [])
}

/** Presents a document of the contract, in one language; `null` if its file is missing. */
function presentDocument(
  document: Localized<CompanyDocument>,
  locale: BaseLocale,
): Document | null {
  const { id, filename, filesize } = document.id
  if (!filename || !filesize) return null
  const values = presentFields<DocumentValues>(fields, document, locale)
  return { id, ...values, file: documentPath(id, filename), bytes: filesize }
}
