import type { Document } from '@niaga/contract/documents'
import type { Sheet } from '@niaga/contract/sheets'

/** Further documents are on the documents page. */
const maxDocuments = 8

/** Returns the documents of the product or machine that a sheet names. */
export function getSheetDocuments(
  { product_id: product, tool_id: tool }: Sheet,
  documents: readonly Document[],
): Document[] {
  return documents
    .filter(
      ({ product_ids: products, tool_ids: tools }) =>
        (product !== undefined && products.includes(product)) ||
        (tool !== undefined && tools.includes(tool)),
    )
    .slice(0, maxDocuments)
}
