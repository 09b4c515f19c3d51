import type { DefaultPage } from '@niaga/contract/default-pages/default-page'
import { defaultPages } from '@niaga/contract/default-pages/default-pages'
import { type PagePath, pagePaths } from '@niaga/contract/page-paths'
import type { PayloadRequest } from 'payload'
import { raiseContentVersion } from '../content-versions/versions.ts'
import { pageNames } from './page-names.ts'

const collection = 'pages'

/**
 * Creates the texts of each page of the specification that has none, in both languages. Existing ones stay as they are.
 *
 * @param req its transaction holds all of them
 */
export async function createMissingPages(req: PayloadRequest): Promise<void> {
  const known = await findPages(req)
  const missing = pagePaths.filter((path) => !known.has(path))
  if (missing.length === 0) return
  for (const path of missing) {
    // A copy, because the database adapter takes the data apart.
    const data = structuredClone(storedPage(path, defaultPages[path]))
    // One write for both languages: an update in the second one would read and write the page again at every first
    // start. Lists of the admin show only what has a version.
    const page = await req.payload.db.create({ collection, data, req })
    const { createdAt, updatedAt } = data
    const version = { autosave: false, createdAt, updatedAt, versionData: page }
    const parent = Number(page.id)
    await req.payload.db.createVersion({ ...version, collectionSlug: collection, parent, req })
  }
  await raiseContentVersion(req)
}

/** The id of every page of the specification that is here, by its path. */
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

/** A page as the database stores it: each text by its languages. */
function storedPage(path: PagePath, { title, intro, closing, texts, seo }: DefaultPage) {
  const now = new Date().toISOString()
  const { title: closingTitle, text, button_text: buttonText, button_url: buttonUrl } = closing
  return {
    path,
    name: pageNames[path],
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
