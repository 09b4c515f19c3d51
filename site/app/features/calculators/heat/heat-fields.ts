import {
  fromKilojoules,
  type HeatBasis,
  type HeatUnit,
  heatUnits,
  toKilojoules,
  typicalElements,
} from '@niaga/contract/coal-heat'
import { m } from '../../../paraglide/messages.js'
import { choiceField, numberField } from '../field.ts'

export function unitText(unit: HeatUnit): string {
  return { kcal: m.calc_kcal(), mj: 'MJ/kg', btu: 'BTU/lb' }[unit]
}

/** Names of the bases in an address. */
const basisWords = { gar: 'ar', adb: 'ad', nar: 'net', db: 'db', daf: 'daf' } as const

export type BasisWord = keyof typeof basisWords

export function getBasis(word: BasisWord): HeatBasis {
  return basisWords[word]
}

/** The unit is read first, because it decides the limits of another field. */
export function unitField() {
  return choiceField(
    'satuan',
    m.calc_heat_unit(),
    heatUnits.map((value) => ({ value, text: unitText(value) })),
  )
}

export const priceLimits = [0.01, 100_000_000] as const

/** No coal is outside these limits, in kcal/kg. */
const heatLimits = [500, 9000] as const

/** The typical values are of a common Indonesian class, 4600 GAR. */
export function heatFields(unit: HeatUnit) {
  const inUnit = (kilocalories: number) => {
    const value = fromKilojoules(toKilojoules(kilocalories, 'kcal'), unit)
    return Number(value.toFixed(unit === 'mj' ? 2 : 0))
  }
  const [least, most] = heatLimits
  const limits = [inUnit(least), inUnit(most)] as const
  const percent = { unit: '%' }
  return {
    value: numberField('nilai', m.calc_heat_value(), limits, {
      unit: unitText(unit),
      typical: String(inUnit(4600)),
    }),
    basis: choiceField('basis', m.calc_heat_basis(), [
      { value: 'gar', text: m.calc_basis_gar() },
      { value: 'adb', text: m.calc_basis_adb() },
      { value: 'nar', text: m.calc_basis_nar() },
      { value: 'db', text: m.calc_basis_db() },
      { value: 'daf', text: m.calc_basis_daf() },
    ]),
    totalMoisture: numberField('tm', m.calc_total_moisture(), [0, 70], {
      ...percent,
      typical: '28',
    }),
    inherentMoisture: numberField('im', m.calc_inherent_moisture(), [0, 50], {
      ...percent,
      typical: '14',
    }),
    ash: numberField('abu', m.calc_ash(), [0, 60], { ...percent, typical: '10' }),
    hydrogen: numberField('h', m.calc_hydrogen(), [0, 10], {
      ...percent,
      typical: String(typicalElements.hydrogen),
      isNeeded: false,
    }),
    oxygenNitrogen: numberField('on', m.calc_oxygen_nitrogen(), [0, 40], {
      ...percent,
      typical: String(typicalElements.oxygenNitrogen),
      isNeeded: false,
    }),
    price: numberField('harga', m.calc_price(), priceLimits, {
      unit: m.calc_per_tonne(),
      isNeeded: false,
    }),
    contractValue: numberField('acuan', m.calc_contract_value(), limits, {
      unit: unitText(unit),
      isNeeded: false,
    }),
    tonnes: numberField('ton', m.calc_tonnes_weighed(), [1, 10_000_000], {
      unit: 't',
      isNeeded: false,
    }),
    contractMoisture: numberField('tmk', m.calc_contract_moisture(), [0, 70], {
      ...percent,
      isNeeded: false,
    }),
  }
}
