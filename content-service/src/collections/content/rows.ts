import type { Localized } from '@niaga/contract/locale'

type Row = { id?: string | null }

/** Returns the rows of an array field, each in every language. The languages share the rows; only the texts differ. */
export function localizedRows<Document, RowOf extends Row>(
  document: Localized<Document>,
  pick: (document: Document) => RowOf[] | null | undefined,
): Localized<RowOf>[] {
  const translations = new Map(pick(document.en)?.map((row) => [row.id, row]))
  return (pick(document.id) ?? []).map((row) => ({ id: row, en: translations.get(row.id) ?? row }))
}
