import type { Payload } from 'payload'
import { publicCollections } from './public-collections.ts'

/** Whether a database holds no content at all: any content may be an editor's work. */
export async function isWithoutContent(payload: Payload): Promise<boolean> {
  for (const collection of publicCollections) {
    if ((await payload.count({ collection })).totalDocs > 0) return false
  }
  const settings = await payload.findGlobal({ slug: 'company-settings' })
  const home = await payload.findGlobal({ slug: 'home-page' })
  return !settings.companyName && !home.hero?.title
}
