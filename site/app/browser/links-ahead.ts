/**
 * Enables the rules for documents that browsers fetch ahead (server/speculation-rules.ts), which match links of documents
 * with this attribute, and fetches the scripts of the pages whose forms run React. Not for visitors who save data.
 */
export function fetchLinksAhead(): void {
  const connection = Object(Reflect.get(navigator, 'connection'))
  if (Reflect.get(connection, 'saveData') === true) return
  document.documentElement.dataset.ahead = matchMedia('(hover)').matches ? 'hover' : 'touch'
}
