import { defaultSheets, presentDefaultSheet } from '@niaga/contract/default-sheets'
import type { BaseLocale } from '@niaga/contract/locale'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import type { PayloadRequest } from 'payload'
import { withRowIds } from '../content/with-row-ids.ts'
import { sheetTexts } from './sheet-texts.ts'

const collection = 'sheets'

/**
 * Creates the missing sheets of the fixed pages, with the specification's figures, in both languages. Existing sheets stay
 * as they are.
 *
 * @param req its transaction contains all writes
 * @returns the id of every sheet, by its page
 */
export async function createMissingSheets(req: PayloadRequest): Promise<Map<string, number>> {
  const { payload } = req
  const ids = await findSheets(req)
  for (const path of sheetPaths.filter((sheetPath) => !ids.has(sheetPath))) {
    const texts = (locale: BaseLocale) =>
      sheetTexts(presentDefaultSheet(path, defaultSheets[path], locale))
    const data = { path, ...texts('id') }
    const stored = await payload.create({ collection, req, locale: 'id', data })
    const english = withRowIds(texts('en'), stored)
    await payload.update({ collection, id: stored.id, req, locale: 'en', data: english })
    ids.set(path, stored.id)
  }
  return ids
}

/** Returns the ids of all existing sheets, by page. */
export async function findSheets(req: PayloadRequest): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection,
    req,
    select: { path: true },
    pagination: false,
    depth: 0,
  })
  return new Map(docs.map(({ id, path }) => [path, id]))
}
