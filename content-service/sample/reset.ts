import type { CollectionSlug, Payload } from 'payload'
import { publicCollections } from '../src/collections/content/public-collections.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { replacesContent } from '../src/plugins/uses/keep-used.ts'
import { storeSampleContent } from './load.ts'

/** All collections that editors and visitors write to. */
const collections = [
  'messages',
  'reply-templates',
  'imported-documents',
  ...publicCollections,
] as const satisfies CollectionSlug[]

/**
 * Replaces all content with the sample company, in one transaction; accounts stay.
 *
 * @param folder the sample folder, with the pictures in `pictures/`
 * @throws {Error} when something cannot be deleted; then nothing changes
 */
export async function resetToSampleContent(payload: Payload, folder: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const collection of collections) {
      const where = { id: { exists: true } }
      const context = { [replacesContent]: true }
      const { errors } = await payload.delete({ collection, context, req, trash: true, where })
      if (errors[0]) throw new Error(`${collection}: ${errors[0].message}`)
    }
    await storeSampleContent({ payload, req }, folder)
  })
}
