import type { Payload } from 'payload'
import { editedIn, publicCollections } from './public-collections.ts'

/**
 * Whether a database holds no content at all: any content may be an editor's work. A specification sheet or
 * a page counts once an account has saved it, because every start creates the missing ones.
 */
export async function isWithoutContent(payload: Payload): Promise<boolean> {
  for (const collection of publicCollections) {
    if ((await payload.count({ collection, where: editedIn(collection) })).totalDocs > 0)
      return false
  }
  const settings = await payload.findGlobal({ slug: 'company-settings' })
  const home = await payload.findGlobal({ slug: 'home-page' })
  return !settings.companyName && !home.hero?.title
}
