import type { HireTerms, Unit } from '@niaga/contract/units'
import type { Unit as UnitDocument } from '../../platform/payload-types.ts'
import { isFilled, type Localized, textIn } from '../content/localized.ts'
import { english } from '../grades/present-grades.ts'
import { picturePath } from '../media/picture-path.ts'

const hireFields = ['basis', 'minimum', 'operator', 'fuel', 'mobilisation'] as const

/** Presents a unit of the contract; its base texts are Indonesian. */
export function presentUnit(unit: Localized<UnitDocument>): Unit {
  const { id, maker, model, year, hours, offer, state, pictures } = unit.id
  const text = (pick: (document: UnitDocument) => string | null | undefined) =>
    textIn(unit, 'id', pick)
  const isForHire = offer !== 'sale'
  const texts = english({
    name: unit.en.name,
    location: unit.en.location,
    price_text: unit.en.priceText,
  })
  const englishHire = isForHire ? getHire((name) => unit.en.hire?.[name]) : undefined
  return {
    id,
    name: text((document) => document.name),
    maker: maker || undefined,
    model: model || undefined,
    year: year ?? undefined,
    hours: hours ?? undefined,
    location: text((document) => document.location),
    offer,
    state,
    price_text: text((document) => document.priceText) || undefined,
    hire: isForHire ? getHire((name) => text((document) => document.hire?.[name])) : undefined,
    pictures: (pictures ?? []).flatMap((picture) => picturePath(picture) ?? []),
    updated_at: unit.id.updatedAt,
    translations: texts && { en: { ...texts.en, hire: englishHire } },
  }
}

function getHire(
  getText: (name: (typeof hireFields)[number]) => string | null | undefined,
): HireTerms | undefined {
  const given = hireFields.flatMap((name) => {
    const text = getText(name)
    return isFilled(text) ? [[name, text]] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}
