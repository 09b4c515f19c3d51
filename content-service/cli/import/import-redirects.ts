import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { readOptional } from './read-optional.ts'

const collection = 'redirects'

/** Imports the addresses that have moved. A host may have none. */
export async function importRedirects(context: ImportContext): Promise<void> {
  const lists = await readOptional(context, 'redirects')
  if (!lists) return
  if (lists.id.malformed > 0) context.report.problem(collection, `${lists.id.malformed} malformed`)
  for (const { from, to, permanent } of lists.id.items) {
    await importDocument(context, {
      collection,
      sourceId: from,
      name: from,
      id: { from, to, permanent },
      en: {},
    })
  }
}
