import type { DefaultPage } from '@niaga/contract/default-pages'
import { defaultPages } from '@niaga/contract/default-pages'
import { type PagePath, pagePaths, pages } from '@niaga/contract/pages'
import type { PayloadRequest } from 'payload'
import { raiseContentVersion } from '../content-versions/versions.ts'

const collection = 'pages'

/**
 * Creates the missing texts of the specified pages, in both languages. Existing texts stay as they are.
 *
 * @param req its transaction contains all writes
 */
export async function createMissingPages(req: PayloadRequest): Promise<void> {
  const existing = await findPages(req)
  const missing = pagePaths.filter((path) => !existing.has(path))
  if (missing.length === 0) return
  for (const path of missing) {
    // A copy, because the database adapter modifies the data.
    const data = structuredClone(storedPage(path, defaultPages[path]))
    // One write for both languages: an update in the second one would read and write the page again at every first
    // start. The admin lists only pages with a version.
    const page = await req.payload.db.create({ collection, data, req })
    const { createdAt, updatedAt } = data
    const version = { autosave: false, createdAt, updatedAt, versionData: page }
    const parent = Number(page.id)
    await req.payload.db.createVersion({ ...version, collectionSlug: collection, parent, req })
  }
  await raiseContentVersion(req)
}

/** Returns the ids of the existing pages of the specification, by path. */
export async function findPages(req: PayloadRequest): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection,
    req,
    where: { path: { exists: true } },
    select: { path: true },
    pagination: false,
    depth: 0,
  })
  return new Map(docs.map(({ id, path }) => [path ?? '', id]))
}

/** Converts a page to its stored form: each text by language. */
function storedPage(path: PagePath, { title, intro, closing, texts, seo }: DefaultPage) {
  const now = new Date().toISOString()
  const { name } = pages[path]
  const { title: closingTitle, text, button_text: buttonText, button_url: buttonUrl } = closing
  return {
    path,
    name: { id: name.id, en: name.en },
    title,
    intro,
    closing: { title: closingTitle, text, buttonText, buttonUrl },
    texts,
    seo,
    isEdited: false,
    _status: 'published',
    createdAt: now,
    updatedAt: now,
  }
}
