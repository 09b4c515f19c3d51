import { type DocumentKind, documentKinds } from '@niaga/contract/documents'
import type { DocumentView } from '../../ui/documents/document-view.ts'

export type DocumentGroup = { kind: DocumentKind; documents: DocumentView[] }

/** Groups documents by kind, in the order of the contract; within a kind in the editors' order, valid documents first. */
export function documentGroups(documents: readonly DocumentView[]): DocumentGroup[] {
  return documentKinds.flatMap((kind) => {
    const ofKind = documents.filter((document) => document.kind === kind)
    const ordered = ofKind.toSorted((one, other) => Number(one.isExpired) - Number(other.isExpired))
    return ofKind.length > 0 ? [{ kind, documents: ordered }] : []
  })
}
