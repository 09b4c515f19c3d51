import { isServer } from '../paraglide/runtime.js'

/**
 * Whether links load documents: the browser fetches or renders them beforehand by the rules of server/speculation-rules.ts. Others
 * navigate within the document, and prefetch its data.
 */
export const linksLoadDocuments =
  !isServer && !savesData() && (HTMLScriptElement.supports?.('speculationrules') ?? false)

/** Whether the visitor asked for fewer bytes (`Save-Data`): then nothing is fetched that may not be shown. */
export function savesData(): boolean {
  const connection = Object(Reflect.get(navigator, 'connection'))
  return Reflect.get(connection, 'saveData') === true
}

/** Allows the rules: they match links of a document with this attribute, by how its visitor points at them. */
export function allowDocumentsAhead(): void {
  if (!linksLoadDocuments) return
  const pointing = matchMedia('(hover)').matches ? 'hover' : 'touch'
  document.documentElement.dataset.ahead = pointing
}
