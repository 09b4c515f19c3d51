import type { Payload } from 'payload'
import { isWithoutContent } from '../src/collections/content/is-without-content.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { offeredBy } from '../src/platform/services/offered-languages.ts'
import { chinese } from './chinese.ts'
import { sampleContent } from './content.ts'
import type { Store } from './store.ts'
import { storeCatalogue } from './store-catalogue.ts'
import { storeCompany } from './store-company.ts'
import { storeDocuments } from './store-documents.ts'
import { storeHomePage } from './store-home-page.ts'
import { storeGalleries, storeManagers, storeMenu } from './store-lists.ts'
import { storeMiningLocations } from './store-mining-locations.ts'
import { storeUnits } from './store-offer.ts'
import { storePages } from './store-pages.ts'
import { storePeople } from './store-people.ts'
import { storePictures } from './store-pictures.ts'
import { storePosts } from './store-posts.ts'
import { storeReplyTemplates } from './store-reply-templates.ts'
import { storeSheets } from './store-sheets.ts'
import { storeTranslations } from './store-translations.ts'

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
