import type { BaseLocale } from '@niaga/contract/locale'
import type { Unit } from '@niaga/contract/units'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { unitFields } from '../../src/collections/units/units.ts'
import { sortOrderAt } from '../../src/platform/admin/fields.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument, importedAs } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { getCredit, getTexts } from './texts.ts'
import { toStored } from './to-stored.ts'

const collection = 'units'
const fields = unitFields()

/** Imports the units of the machines; the machines and the documents must be imported first. */
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
  const both = { id: inLanguage(unit, 'id'), en: inLanguage(unit, 'en') }
  const name = getTexts(both, (one) => one.name)
  const pictures: number[] = []
  for (const path of unit.pictures.slice(0, fields.pictures.maxRows)) {
    const caption = unit.captions.find(({ picture: captioned }) => captioned === path)
    const alt = caption
      ? { id: caption.text, en: caption.translations?.en?.text ?? caption.text }
      : name
    const credit =
      caption && getCredit({ id: caption, en: { ...caption, ...caption.translations?.en } })
    const picture = await importPicture(context, 'unit', path, alt, credit)
    if (picture !== null && !pictures.includes(picture)) pictures.push(picture)
  }
  const report = unit.report_id ? await importedAs(context, 'documents', unit.report_id) : null
  const { id, en } = toStored<RequiredDataFromCollectionSlug<typeof collection>>(fields, both)
  await importDocument(context, {
    collection,
    sourceId: unit.id,
    name: unit.name,
    id: { ...id, tool, report, pictures, sortOrder: sortOrderAt(index) },
    en,
  })
}

/** Returns a unit with the texts of one language in the place of its base texts. */
function inLanguage(unit: Unit, locale: BaseLocale): Unit {
  const { hire, price, price_text, ...texts } = unit.translations?.[locale] ?? {}
  // Hosts from before `price` have its text alone.
  const text = price?.text ?? unit.price?.text ?? price_text ?? unit.price_text
  const terms = { ...unit.hire, ...filled(hire ?? {}) }
  return { ...unit, ...filled(texts), hire: terms, ...(text && { price: { ...unit.price, text } }) }
}

function filled(texts: object): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}
