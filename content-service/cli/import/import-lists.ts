import type { List } from '@niaga/contract/envelope'
import type { Locale } from '@niaga/contract/locale'
import { sortOrderAt } from '../../sample/store.ts'
import type { ImportContext } from './import-context.ts'
import { type ImportedCollection, importDocument } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { orDash, pairedById, textsOf } from './texts.ts'

export async function importBusinesses(run: ImportContext): Promise<void> {
  const lists = {
    id: await run.source.read('businesses', 'id'),
    en: await run.source.read('businesses', 'en'),
  }
  for (const [index, item] of entriesOf(run, 'businesses', lists).entries()) {
    const name = textsOf(item, (answer) => answer.name)
    const description = orDash(textsOf(item, (answer) => answer.description))
    const logo = await importPicture(run, 'business', item.id.logo_image, name)
    await importDocument(run, {
      collection: 'businesses',
      sourceId: item.id.id,
      name: name.id,
      id: { name: name.id, description: description.id, logo, sortOrder: sortOrderAt(index) },
      en: { name: name.en, description: description.en },
    })
  }
}

export async function importMiningLocations(run: ImportContext): Promise<void> {
  const lists = {
    id: await run.source.read('miningLocations', 'id'),
    en: await run.source.read('miningLocations', 'en'),
  }
  for (const [index, item] of entriesOf(run, 'mining-locations', lists).entries()) {
    const location = textsOf(item, (answer) => answer.location)
    const description = orDash(textsOf(item, (answer) => answer.description))
    const image = await importPicture(run, 'location', item.id.image, location)
    const sortOrder = sortOrderAt(index)
    await importDocument(run, {
      collection: 'mining-locations',
      sourceId: item.id.id,
      name: location.id,
      id: { location: location.id, description: description.id, image, sortOrder },
      en: { location: location.en, description: description.en },
    })
  }
}

export async function importManagers(run: ImportContext): Promise<void> {
  const lists = {
    id: await run.source.read('managements', 'id'),
    en: await run.source.read('managements', 'en'),
  }
  for (const [index, item] of entriesOf(run, 'managements', lists).entries()) {
    const { id: sourceId, name, photo_url: path } = item.id
    const position = orDash(textsOf(item, (answer) => answer.position))
    const photo = await importPicture(run, 'manager', path, { id: name, en: name })
    await importDocument(run, {
      collection: 'managements',
      sourceId,
      name,
      id: { name, position: position.id, photo, sortOrder: sortOrderAt(index) },
      en: { position: position.en },
    })
  }
}

/** An entry of the gallery is its picture: without one it is left out. */
export async function importGalleries(run: ImportContext): Promise<void> {
  const lists = {
    id: await run.source.read('galleries', 'id'),
    en: await run.source.read('galleries', 'en'),
  }
  for (const [index, item] of entriesOf(run, 'galleries', lists).entries()) {
    const title = textsOf(item, (answer) => answer.title)
    const description = textsOf(item, (answer) => answer.description)
    const image = await importPicture(run, 'gallery', item.id.image, title)
    if (image === null) {
      run.report.count('galleries', 'left out')
      run.report.problem(`galleries ${item.id.id} (${title.id})`, 'has no picture')
      continue
    }
    await importDocument(run, {
      collection: 'galleries',
      sourceId: item.id.id,
      name: title.id,
      id: { title: title.id, description: description.id, image, sortOrder: sortOrderAt(index) },
      en: { title: title.en, description: description.en },
    })
  }
}

/** The entries of a list in both languages. */
function entriesOf<Entry extends { id: number }>(
  { report }: ImportContext,
  kind: ImportedCollection,
  lists: Record<Locale, List<Entry>>,
): Record<Locale, Entry>[] {
  if (lists.id.malformed > 0) report.problem(kind, `${lists.id.malformed} malformed`)
  return pairedById(lists)
}
