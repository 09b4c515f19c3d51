/** Hydrogen, and oxygen with nitrogen, of the dry coal in %, without those of its water. */
export type Elements = { hydrogen: number; oxygenNitrogen: number }

/** Of water and hydrogen, the heat lost with the steam in kJ for each 1 % in a kilogram (ISO 1928). */
export const perHydrogen = 212
export const perOxygenNitrogen = 0.8
export const perMoisture = 24.43

/**
 * The net calorific value at constant pressure as received (ISO 1928), in kJ/kg.
 *
 * @param grossDry the gross calorific value at constant volume of the dry coal, in kJ/kg
 * @param totalMoisture in %
 */
export function netFromGross(grossDry: number, elements: Elements, totalMoisture: number): number {
  return (
    ((grossDry - lossDry(elements)) * (100 - totalMoisture)) / 100 - perMoisture * totalMoisture
  )
}

/** The gross calorific value of the dry coal that has a net value as received; both in kJ/kg. */
export function grossFromNet(net: number, elements: Elements, totalMoisture: number): number {
  return ((net + perMoisture * totalMoisture) * 100) / (100 - totalMoisture) + lossDry(elements)
}

function lossDry({ hydrogen, oxygenNitrogen }: Elements): number {
  return perHydrogen * hydrogen + perOxygenNitrogen * oxygenNitrogen
}

/** Of the short form that is used in the trade, kcal for each 1 % in a kilogram. */
export const shortPerHydrogen = 50.7
export const shortPerMoisture = 5.85

/**
 * The short form of the trade (World Coal Institute, Coal Conversion Facts, 2007), without oxygen and nitrogen: GAR to NAR
 * in kcal/kg.
 *
 * @param hydrogen as received, in %
 */
export function shortNet(gross: number, hydrogen: number, totalMoisture: number): number {
  return gross - shortPerHydrogen * hydrogen - shortPerMoisture * totalMoisture
}
