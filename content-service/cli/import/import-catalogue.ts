import type { Feature, Product } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { createLocalReq } from 'payload'
import { findSheets } from '../../src/collections/sheets/create-missing-sheets.ts'
import { sortOrderAt } from '../../src/platform/admin/fields.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { getContact, getOrigins, offerIn } from './import-offer.ts'
import { importPicture } from './import-picture.ts'
import { importSeo } from './import-seo.ts'
import { getTexts, orDash, pairedById, type Texts } from './texts.ts'

const kinds = {
  products: { endpoint: 'products', picture: 'product' },
  tools: { endpoint: 'tools', picture: 'tool' },
} as const

/** Imports the minerals or the machines, with any specification tables that do not come from a sheet. */
export async function importCatalogue(
  context: ImportContext,
  collection: keyof typeof kinds,
): Promise<void> {
  const { endpoint, picture } = kinds[collection]
  const lists = {
    id: await context.source.read(endpoint, 'id'),
    en: await context.source.read(endpoint, 'en'),
  }
  const malformed = lists.id.malformed
  if (malformed > 0) context.report.problem(collection, `${malformed} malformed`)
  const sheetIds = await findSheets(await createLocalReq({}, context.payload))
  for (const [index, item] of pairedById(lists).entries()) {
    const name = getTexts(item, (entry, locale) => translated(entry, 'name', locale))
    const description = getTexts(item, (entry, locale) => translated(entry, 'description', locale))
    const credit = getTexts(item, (entry, locale) => translated(entry, 'image_credit', locale))
    const alt = getTexts(item, (entry, locale) => translated(entry, 'image_alt', locale))
    const sheet = item.id.sheet ? (sheetIds.get(item.id.sheet) ?? null) : null
    const features = sheet === null ? getFeatures(item) : []
    const image = await importPicture(context, picture, item.id.image, alt.id ? alt : name, credit)
    const seo = await importSeo(context, { id: seoIn(item, 'id'), en: seoIn(item, 'en') }, name)
    const texts = (locale: BaseLocale) => ({
      seo: seo[locale],
      name: name[locale],
      description: orDash(description)[locale],
      features: features.map((feature) => ({
        title: feature.title[locale],
        description: orDash(feature.description)[locale],
      })),
      ...offerIn(item.id, locale),
    })
    const references = {
      ...(await getOrigins(context, item.id)),
      ...(await getContact(context, item.id)),
    }
    await importDocument(context, {
      collection,
      sourceId: item.id.id,
      name: name.id,
      id: { ...texts('id'), sheet, image, sortOrder: sortOrderAt(index), ...references },
      en: texts('en'),
    })
  }
}

function seoIn(item: Record<BaseLocale, Product>, locale: BaseLocale) {
  const { translations, ...base } = item[locale].seo ?? {}
  return { seo: { ...base, ...translations?.[locale] } }
}

/** Pairs the rows of both languages by position: a host may give the rows of each language their own ids. */
function getFeatures(item: Record<BaseLocale, Product>): { title: Texts; description: Texts }[] {
  const english = item.en.features ?? []
  return (item.id.features ?? []).map((feature, index) => {
    const row: Record<BaseLocale, Feature> = { id: feature, en: english[index] ?? feature }
    return {
      title: getTexts(row, (entry, locale) => translated(entry, 'title', locale)),
      description: getTexts(row, (entry, locale) => translated(entry, 'description', locale)),
    }
  })
}
