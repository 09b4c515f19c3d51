import type { Unit } from '@niaga/contract/units'
import type { Unit as UnitDocument } from '../../platform/payload-types.ts'
import type { Localized } from '../content/localized.ts'
import { presentEnglish, presentFields } from '../content/wire-fields.ts'
import { type UnitValues, unitFields } from './units.ts'

const { hire, ...others } = unitFields()

/** Presents a unit of the contract; its base texts are Indonesian. */
export function presentUnit(unit: Localized<UnitDocument>): Unit {
  const { id, offer, updatedAt } = unit.id
  const fields = offer === 'sale' ? others : { ...others, hire }
  const en = presentEnglish(fields, unit.en)
  return {
    ...presentFields<UnitValues>(fields, unit, 'id'),
    id,
    updated_at: updatedAt,
    translations: en && { en },
  }
}
