import type { ClientConfig } from 'payload'
import type { Difference, Document } from './compare-versions.ts'
import type { Titles } from './describe-value.ts'

/** The maximum time that an editor waits for the dialog. */
const timeoutMs = 10_000

/** Returns the latest version of a document, drafts included, in one language; `null` if it cannot be loaded. */
export async function loadVersion(address: string, locale: string): Promise<Document | null> {
  const query = new URLSearchParams({
    draft: 'true',
    depth: '0',
    locale,
    'fallback-locale': 'null',
  })
  return loadDocument(`${address}?${query}`)
}

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
        const document = await loadDocument(`${config.routes.api}/${relationTo}/${id}?depth=0`)
        const title = document?.[titleField]
        if (typeof title === 'string') titles.set(`${relationTo}/${id}`, title)
      })
  })
  await Promise.all(loads)
  return titles
}

export async function loadDocument(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
