import type { Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { Unit } from '@niaga/contract/units'
import { sortOrderAt } from '../../sample/store.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument, importedAs } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { type ByLocale, orDash, pairedById, textsOf } from './texts.ts'

const collection = 'units'

/** Imports the machines for sale and for hire, each below its machine, which has been imported before. */
export async function importUnits(context: ImportContext): Promise<void> {
  const lists = {
    id: await context.source.read('tools', 'id'),
    en: await context.source.read('tools', 'en'),
  }
  for (const tool of pairedById(lists)) {
    const document = await importedAs(context, 'tools', tool.id.id)
    if (document !== null) await importUnitsOf(context, tool, document)
  }
}

async function importUnitsOf(
  context: ImportContext,
  tools: ByLocale<Tool>,
  tool: number,
): Promise<void> {
  const units = pairedById({
    id: { items: tools.id.units ?? [] },
    en: { items: tools.en.units ?? [] },
  })
  for (const [index, unit] of units.entries()) {
    const { id: sourceId, maker, model, year, hours, offer, state } = unit.id
    const name = textsOf(unit, (entry, locale) => translated(entry, 'name', locale))
    const texts = (locale: Locale) => ({ name: name[locale], ...textsIn(unit, locale) })
    const pictures: number[] = []
    for (const path of unit.id.pictures) {
      const picture = await importPicture(context, 'unit', path, name)
      if (picture !== null) pictures.push(picture)
    }
    await importDocument(context, {
      collection,
      sourceId,
      name: name.id,
      id: {
        ...texts('id'),
        ...{ tool, maker, model, year, hours, offer, state, pictures },
        sortOrder: sortOrderAt(index),
      },
      en: texts('en'),
    })
  }
}

function textsIn(unit: ByLocale<Unit>, locale: Locale) {
  const place = orDash(textsOf(unit, (entry, language) => translated(entry, 'location', language)))
  const { hire, translations } = unit[locale]
  return {
    location: place[locale],
    priceText: translated(unit[locale], 'price_text', locale),
    hire: { ...hire, ...translations?.[locale]?.hire },
  }
}
