import { isServer } from '../paraglide/runtime.js'

/**
 * Whether links load documents: the browser prefetches or prerenders them by the rules of server/speculation-rules.ts.
 * Other links navigate within the document, and prefetch its data.
 */
export const linksLoadDocuments =
  !isServer && !savesData() && (HTMLScriptElement.supports?.('speculationrules') ?? false)

/** Whether the visitor requested less data (`Save-Data`), so nothing is prefetched. */
export function savesData(): boolean {
  const connection = Object(Reflect.get(navigator, 'connection'))
  return Reflect.get(connection, 'saveData') === true
}

/** Enables the rules, which match links of documents with this attribute when the visitor points at them. */
export function allowDocumentsAhead(): void {
  if (!linksLoadDocuments) return
  const pointing = matchMedia('(hover)').matches ? 'hover' : 'touch'
  document.documentElement.dataset.ahead = pointing
}
