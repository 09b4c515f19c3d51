import type { Payload } from 'payload'
import { isWithoutContent } from '../src/collections/content/is-without-content.ts'
import { createMissingSheets } from '../src/collections/sheets/create-missing-sheets.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { offeredBy } from '../src/platform/services/offered-languages.ts'
import { chinese } from './chinese.ts'
import { sampleContent } from './content.ts'
import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import { storeCatalogue } from './store-catalogue.ts'
import { storeCompany } from './store-company.ts'
import { storeDocuments } from './store-documents.ts'
import { storeHomePage } from './store-home-page.ts'
import { storeGalleries, storeManagers, storeMenu } from './store-lists.ts'
import { storeMiningLocations } from './store-mining-locations.ts'
import { storeUnits } from './store-offer.ts'
import { storePages } from './store-pages.ts'
import { storePictures } from './store-pictures.ts'
import { storePosts } from './store-posts.ts'
import { storeTranslations } from './store-translations.ts'
import type { Person, ReplyTemplate, SampleContent } from './types.ts'

/**
 * Fills an empty database with the sample company, in both languages, in one transaction: an interrupted start stores
 * nothing, and the next start begins again.
 *
 * @param folder the sample folder, with the pictures in `pictures/` and the documents in `documents/`
 */
export async function loadSampleContent(payload: Payload, folder: string): Promise<void> {
  if (!(await isWithoutContent(payload))) return
  await inTransaction(payload, (req) => storeSampleContent({ payload, req }, folder))
}

/** Stores the sample company in the transaction of the store's request. */
export async function storeSampleContent(store: Store, folder: string): Promise<void> {
  const pictures = await storePictures(store, folder, sampleContent.pictures)
  await storeCompany(store, sampleContent, pictures)
  await storeMenu(store, sampleContent.menu)
  const locations = await storeMiningLocations(store, sampleContent.miningLocations, pictures)
  await storeManagers(store, sampleContent.managers)
  const people = await storePeople(store, sampleContent.people)
  await storeHomePage(store, sampleContent.home, pictures)
  const sheets = await storeSheets(store, sampleContent, pictures)
  const ids = { pictures, sheets, locations, people }
  const products = await storeCatalogue(store, 'products', sampleContent.products, ids)
  const tools = await storeCatalogue(store, 'tools', sampleContent.tools, ids)
  await storeUnits(store, sampleContent.units, tools)
  await storeDocuments(store, folder, sampleContent.documents, products, tools)
  await storePosts(store, sampleContent.posts, pictures)
  await storePages(store, sampleContent.ownPages, sampleContent.redirects)
  await storeGalleries(store, sampleContent.galleries, pictures)
  await storeReplyTemplates(store, sampleContent.replyTemplates)
  if (offeredBy(store.payload).includes('zh')) await storeTranslations(store, 'zh', chinese)
}

/**
 * Stores the desks that a buyer can reach.
 *
 * @returns the id of each, by its key
 */
async function storePeople(
  { payload, req }: Store,
  people: readonly Person[],
): Promise<Map<string, number>> {
  const collection = 'people'
  const ids = new Map<string, number>()
  for (const [index, { key, role, area, ...person }] of people.entries()) {
    const sortOrder = sortOrderAt(index)
    const data = { ...person, ...textsIn({ role, area }, 'id'), sortOrder }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    const english = textsIn({ role, area }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data: english })
    ids.set(key, id)
  }
  return ids
}

/** Stores the texts that answers begin with. */
async function storeReplyTemplates(
  { payload, req }: Store,
  templates: readonly ReplyTemplate[],
): Promise<void> {
  const collection = 'reply-templates'
  for (const [index, { name, text }] of templates.entries()) {
    const data = { ...textsIn({ name, text }, 'id'), sortOrder: sortOrderAt(index) }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    const english = textsIn({ name, text }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data: english })
  }
}

/**
 * Gives each specification sheet its picture, and each product sheet a number.
 *
 * @returns the id of every sheet, by its page
 */
async function storeSheets(
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
