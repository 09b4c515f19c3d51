import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Unit } from '@niaga/contract/units'
import type { Payload, Where } from 'payload'
import type { Unit as UnitDocument } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { findLocalized } from '../content/localized.ts'
import { referencedId } from '../content/reference.ts'
import { presentEnglish, presentFields } from '../content/wire-fields.ts'
import { english } from '../grades/present-grades.ts'
import { getAlternativeText } from '../media/alternative-text.ts'
import { picturePath } from '../media/picture-path.ts'
import { type UnitValues, unitFields } from './units.ts'

const { hire, ...others } = unitFields()

/** Returns the units of each tool, by tool id, in the editors' order. */
export async function readUnits(payload: Payload, where: Where = {}): Promise<Map<number, Unit[]>> {
  const query = { collection: 'units', where, sort: 'sortOrder' } as const
  const { documents } = await findLocalized(payload, query)
  const byTool = new Map<number, Unit[]>()
  for (const unit of documents) {
    const tool = referencedId(unit.id.tool) ?? 0
    byTool.set(tool, [...(byTool.get(tool) ?? []), presentUnit(unit)])
  }
  return byTool
}

/** Presents a unit of the contract; its base texts are Indonesian. */
function presentUnit(unit: Localized<UnitDocument>): Unit {
  const { id, offer, updatedAt } = unit.id
  const fields = offer === 'sale' ? others : { ...others, hire }
  const en = presentEnglish(fields, unit.en)
  const pictures = (unit.id.pictures ?? []).filter((picture) => typeof picture === 'object')
  return {
    ...presentFields<UnitValues>(fields, unit, 'id'),
    captions: pictures.flatMap((picture) => {
      const path = picturePath(picture)
      const inLanguage = (locale: BaseLocale) => ({
        text: getAlternativeText(picture, locale),
        ...imageCredit(unit, locale, (one) =>
          one.pictures?.find((other) => referencedId(other) === picture.id),
        ),
      })
      const base = inLanguage('id')
      return path && base.text
        ? { picture: path, ...base, translations: english(inLanguage('en')) }
        : []
    }),
    id,
    updated_at: updatedAt,
    translations: en && { en },
  }
}
