import type { CoalSample, HeatUnit } from '@niaga/contract/coal-heat'
import { m } from '../../../paraglide/messages.js'
import { getValues, type Readings, readChoice, readFields, withFault } from '../read-fields.ts'
import { getBasis, heatFields, unitField } from './heat-fields.ts'

export type HeatReadings = Readings<ReturnType<typeof heatFields>>

/** Input of the calculation, once all of it is plausible. */
export type HeatInput = CoalSample & {
  price: number | null
  contractValue: number | null
  tonnes: number | null
  contractMoisture: number | null
}

/** Reads the fields from an address; values that contradict each other are reported at the field to change. */
export function readHeat(search: URLSearchParams) {
  const unit = readChoice(unitField(), search)
  const readings = withImpossible(readFields(heatFields(unit.typed), search))
  return { unit, readings, input: getInput(readings, unit.typed) }
}

function withImpossible(readings: HeatReadings): HeatReadings {
  const { totalMoisture, inherentMoisture, ash, hydrogen, oxygenNitrogen, basis } = readings
  const [total, inherent, ashes] = [totalMoisture.value, inherentMoisture.value, ash.value]
  const checked = { ...readings }
  if (total !== null && inherent !== null && inherent > total) {
    checked.inherentMoisture = withFault(inherentMoisture, m.calc_inherent_above_total())
  }
  if (inherent !== null && ashes !== null && inherent + ashes >= 100) {
    checked.ash = withFault(ash, m.calc_nothing_left())
  }
  const elements = (hydrogen.value ?? 0) + (oxygenNitrogen.value ?? 0)
  if (elements >= 100) checked.oxygenNitrogen = withFault(oxygenNitrogen, m.calc_nothing_left())
  // Without hydrogen, a net value cannot be converted back.
  if (basis.typed === 'nar') {
    for (const key of ['hydrogen', 'oxygenNitrogen'] as const) {
      const { typed, field } = readings[key]
      if (typed === '') {
        checked[key] = withFault(readings[key], m.calc_missing({ field: field.label }))
      }
    }
  }
  return checked
}

function getInput(readings: HeatReadings, unit: HeatUnit): HeatInput | null {
  if (Object.values(readings).some(({ fault }) => fault !== null)) return null
  const { basis, ...numbers } = readings
  const { value, totalMoisture, inherentMoisture, ash, ...others } = getValues(numbers)
  const { hydrogen, oxygenNitrogen, ...contract } = others
  if (value === null || totalMoisture === null || inherentMoisture === null || ash === null) {
    return null
  }
  return {
    ...contract,
    value,
    unit,
    basis: getBasis(basis.typed),
    analysis: { totalMoisture, inherentMoisture, ash },
    elements: hydrogen === null || oxygenNitrogen === null ? null : { hydrogen, oxygenNitrogen },
  }
}
