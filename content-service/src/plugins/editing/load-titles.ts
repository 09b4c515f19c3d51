import type { ClientConfig } from 'payload'
import { loadDocument } from '../../platform/admin-kit/load-version.ts'
import type { Difference } from './compare-versions.ts'
import type { Titles } from './describe-value.ts'

/** Returns the titles of the documents that the differing fields refer to. */
export async function loadTitles(config: ClientConfig, differences: Difference[]): Promise<Titles> {
  const titles: Titles = new Map()
  const loads = differences.flatMap(({ field, mine, theirs }) => {
    if (field.type !== 'upload' && field.type !== 'relationship') return []
    const { relationTo } = field
    const collection = config.collections.find(({ slug }) => slug === relationTo)
    const titleField = collection?.admin.useAsTitle ?? 'id'
    return [mine, theirs]
      .filter((id) => typeof id === 'number')
      .map(async (id) => {
        const document = await loadDocument(`${relationTo}/${id}?depth=0`)
        const title = document?.[titleField]
        if (typeof title === 'string') titles.set(`${relationTo}/${id}`, title)
      })
  })
  await Promise.all(loads)
  return titles
}
