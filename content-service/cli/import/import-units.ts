import type { BaseLocale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { Unit } from '@niaga/contract/units'
import { sortOrderAt } from '../../sample/store.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument, importedAs } from './import-document.ts'
import { importPicture } from './import-picture.ts'

const collection = 'units'
const maxPictures = 8
const hireNames = ['basis', 'minimum', 'operator', 'fuel', 'mobilisation'] as const

/** Imports the units of the machines; the machines must be imported first. */
export async function importUnits(context: ImportContext): Promise<void> {
  const { items } = await context.source.read('tools', 'id')
  for (const item of items) {
    const tool = await importedAs(context, 'tools', item.id)
    for (const [index, unit] of (item.units ?? []).entries()) {
      if (tool === null) {
        context.report.count(collection, 'omitted')
        context.report.problem(
          `${collection} ${unit.id} (${unit.name})`,
          'its machine does not exist here',
        )
      } else await importUnit(context, unit, tool, index)
    }
  }
}

async function importUnit(context: ImportContext, unit: Unit, tool: number, index: number) {
  const { id: sourceId, maker, model, year, hours, offer, state } = unit
  const name = { id: translated(unit, 'name', 'id'), en: translated(unit, 'name', 'en') }
  const pictures: number[] = []
  for (const path of unit.pictures.slice(0, maxPictures)) {
    const picture = await importPicture(context, 'unit', path, name)
    if (picture !== null && !pictures.includes(picture)) pictures.push(picture)
  }
  const texts = (locale: BaseLocale) => ({
    name: name[locale].slice(0, 80),
    location: translated(unit, 'location', locale).slice(0, 80) || '–',
    priceText: translated(unit, 'price_text', locale).slice(0, 80),
    hire: Object.fromEntries(hireNames.map((field) => [field, hireText(unit, field, locale)])),
  })
  await importDocument(context, {
    collection,
    sourceId,
    name: unit.name,
    id: {
      ...texts('id'),
      tool,
      maker: maker?.slice(0, 60),
      model: model?.slice(0, 60),
      year: year ?? null,
      hours: hours ?? null,
      offer,
      state,
      pictures,
      sortOrder: sortOrderAt(index),
    },
    en: texts('en'),
  })
}

function hireText(unit: Unit, field: (typeof hireNames)[number], locale: BaseLocale): string {
  const text = unit.translations?.[locale]?.hire?.[field] ?? unit.hire?.[field]
  return text?.slice(0, 120) ?? ''
}
