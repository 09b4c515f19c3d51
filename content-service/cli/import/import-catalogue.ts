import type { Feature, Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { sortOrderAt } from '../../sample/store.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { orDash, pairedById, type Texts, textsOf } from './texts.ts'

const kinds = {
  products: { endpoint: 'products', picture: 'product' },
  tools: { endpoint: 'tools', picture: 'tool' },
} as const

/** Takes the minerals or the machines, with their specification tables. */
export async function importCatalogue(
  run: ImportContext,
  collection: keyof typeof kinds,
): Promise<void> {
  const { endpoint, picture } = kinds[collection]
  const lists = {
    id: await run.source.read(endpoint, 'id'),
    en: await run.source.read(endpoint, 'en'),
  }
  const malformed = lists.id.malformed
  if (malformed > 0) run.report.problem(collection, `${malformed} malformed`)
  for (const [index, item] of pairedById(lists).entries()) {
    const name = textsOf(item, (answer, locale) => translated(answer, 'name', locale))
    const description = textsOf(item, (answer, locale) => translated(answer, 'description', locale))
    const features = featuresOf(item)
    const image = await importPicture(run, picture, item.id.image, name)
    const texts = (locale: Locale) => ({
      name: name[locale],
      description: orDash(description)[locale],
      features: features.map((feature) => ({
        title: feature.title[locale],
        description: orDash(feature.description)[locale],
      })),
    })
    await importDocument(run, {
      collection,
      sourceId: item.id.id,
      name: name.id,
      id: { ...texts('id'), image, sortOrder: sortOrderAt(index) },
      en: texts('en'),
    })
  }
}

/** Rows of both languages by their place: a host may answer each language with rows of its own. */
function featuresOf(item: Record<Locale, Product>): { title: Texts; description: Texts }[] {
  const english = item.en.features ?? []
  return (item.id.features ?? []).map((feature, index) => {
    const row: Record<Locale, Feature> = { id: feature, en: english[index] ?? feature }
    return {
      title: textsOf(row, (answer, locale) => translated(answer, 'title', locale)),
      description: textsOf(row, (answer, locale) => translated(answer, 'description', locale)),
    }
  })
}
