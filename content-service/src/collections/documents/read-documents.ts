import type { Document } from '@niaga/contract/documents'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentDocument } from './present-document.ts'

/** Returns all documents, in the editors' order. */
export async function readDocuments(payload: Payload, locale: BaseLocale): Promise<Document[]> {
  const query = { collection: 'documents', sort: 'sortOrder' } as const
  const { documents } = await findLocalized(payload, query)
  return documents.flatMap((document) => presentDocument(document, locale) ?? [])
}
