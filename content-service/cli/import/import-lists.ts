import type { List } from '@niaga/contract/envelope'
import type { BaseLocale } from '@niaga/contract/locale'
import { sortOrderAt } from '../../sample/store.ts'
import type { ImportContext } from './import-context.ts'
import { type ImportedCollection, importDocument } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { getPlaceAdditions } from './place-additions.ts'
import { getCredit, getTexts, orDash, pairedById } from './texts.ts'

export async function importBusinesses(context: ImportContext): Promise<void> {
  const lists = {
    id: await context.source.read('businesses', 'id'),
    en: await context.source.read('businesses', 'en'),
  }
  for (const [index, item] of getEntries(context, 'businesses', lists).entries()) {
    const name = getTexts(item, (entry) => entry.name)
    const description = orDash(getTexts(item, (entry) => entry.description))
    const logo = await importPicture(context, 'business', item.id.logo_image, name)
    await importDocument(context, {
      collection: 'businesses',
      sourceId: item.id.id,
      name: name.id,
      id: { name: name.id, description: description.id, logo, sortOrder: sortOrderAt(index) },
      en: { name: name.en, description: description.en },
    })
  }
}

export async function importMiningLocations(context: ImportContext): Promise<void> {
  const lists = {
    id: await context.source.read('miningLocations', 'id'),
    en: await context.source.read('miningLocations', 'en'),
  }
  for (const [index, item] of getEntries(context, 'mining-locations', lists).entries()) {
    const location = getTexts(item, (entry) => entry.location)
    const description = orDash(getTexts(item, (entry) => entry.description))
    const image = await importPicture(context, 'location', item.id.image, location, getCredit(item))
    const sortOrder = sortOrderAt(index)
    const additions = getPlaceAdditions(item)
    await importDocument(context, {
      collection: 'mining-locations',
      sourceId: item.id.id,
      name: location.id,
      id: { location: location.id, description: description.id, image, sortOrder, ...additions.id },
      en: { location: location.en, description: description.en, ...additions.en },
    })
  }
}

export async function importManagers(context: ImportContext): Promise<void> {
  const lists = {
    id: await context.source.read('managements', 'id'),
    en: await context.source.read('managements', 'en'),
  }
  for (const [index, item] of getEntries(context, 'managements', lists).entries()) {
    const { id: sourceId, name, photo_url: path } = item.id
    const position = orDash(getTexts(item, (entry) => entry.position))
    const photo = await importPicture(context, 'manager', path, { id: name, en: name })
    await importDocument(context, {
      collection: 'managements',
      sourceId,
      name,
      id: { name, position: position.id, photo, sortOrder: sortOrderAt(index) },
      en: { position: position.en },
    })
  }
}

/** A gallery entry without a picture is omitted. */
export async function importGalleries(context: ImportContext): Promise<void> {
  const lists = {
    id: await context.source.read('galleries', 'id'),
    en: await context.source.read('galleries', 'en'),
  }
  for (const [index, item] of getEntries(context, 'galleries', lists).entries()) {
    const title = getTexts(item, (entry) => entry.title)
    const description = getTexts(item, (entry) => entry.description)
    const image = await importPicture(context, 'gallery', item.id.image, title, getCredit(item))
    if (image === null) {
      context.report.count('galleries', 'omitted')
      context.report.problem(`galleries ${item.id.id} (${title.id})`, 'has no picture')
      continue
    }
    await importDocument(context, {
      collection: 'galleries',
      sourceId: item.id.id,
      name: title.id,
      id: { title: title.id, description: description.id, image, sortOrder: sortOrderAt(index) },
      en: { title: title.en, description: description.en },
    })
  }
}

/** Returns the entries of a list in both languages. */
function getEntries<Entry extends { id: number }>(
  { report }: ImportContext,
  kind: ImportedCollection,
  lists: Record<BaseLocale, List<Entry>>,
): Record<BaseLocale, Entry>[] {
  if (lists.id.malformed > 0) report.problem(kind, `${lists.id.malformed} malformed`)
  return pairedById(lists)
}
