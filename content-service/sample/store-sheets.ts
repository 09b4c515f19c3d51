import { createMissingSheets } from '../src/collections/sheets/create-missing-sheets.ts'
import type { PictureIds, Store } from './store.ts'
import type { SampleContent } from './types.ts'

/**
 * Gives each specification sheet its picture, and each product sheet a number.
 *
 * @returns the id of every sheet, by its page
 */
export async function storeSheets(
  { payload, req }: Store,
  { sheetPictures, pictures }: Pick<SampleContent, 'sheetPictures' | 'pictures'>,
  pictureIds: PictureIds,
): Promise<Map<string, number>> {
  const collection = 'sheets'
  const ids = await createMissingSheets(req)
  for (const [index, [path, key]] of Object.entries(sheetPictures).entries()) {
    const id = ids.get(path)
    if (id === undefined) continue
    const { alt } = pictures[key]
    const number = `CONTOH-LS-${String(index + 1).padStart(2, '0')}`
    const identity = path.startsWith('/produk/') ? { number, revision: 1 } : {}
    const data = { image: pictureIds[key], imageAlt: alt.id, ...identity }
    await payload.update({ collection, id, req, locale: 'id', data })
    await payload.update({ collection, id, req, locale: 'en', data: { imageAlt: alt.en } })
  }
  return ids
}
