import type { Payload } from 'payload'
import { editedIn, publicCollections } from './public-collections.ts'

/**
 * Whether a database contains no content at all: any content may be an editor's work, even a draft or a document in the
 * bin. A specification sheet or a page counts once an account has saved it, because every start creates the missing ones.
 */
export async function isWithoutContent(payload: Payload): Promise<boolean> {
  for (const collection of publicCollections) {
    const where = editedIn(collection)
    const options = { collection, where, draft: true, trash: true, limit: 1, depth: 0 }
    if ((await payload.find(options)).docs.length > 0) return false
  }
  const settings = await payload.findGlobal({ slug: 'company-settings', draft: true })
  const home = await payload.findGlobal({ slug: 'home-page', draft: true })
  return !settings.companyName && !home.hero?.title
}
