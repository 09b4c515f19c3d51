/** The states in which the mass of coal is counted: as received, air-dried, dry, and dry without its ash. */
export type MassBasis = 'ar' | 'ad' | 'db' | 'daf'

/** What the laboratory found, in %: total moisture as received, inherent moisture and ash air-dried. */
export type Analysis = { totalMoisture: number; inherentMoisture: number; ash: number }

/** Ash of the dry coal, in % (ISO 1170; ASTM D3180). */
export function dryAsh({ inherentMoisture, ash }: Analysis): number {
  return (ash * 100) / (100 - inherentMoisture)
}

/** How much of the coal in a state is left when its moisture and ash are taken away, in %. */
function fuelShare(basis: MassBasis, analysis: Analysis): number {
  const { totalMoisture, inherentMoisture, ash } = analysis
  const shares = {
    ar: () => ((100 - totalMoisture) * (100 - dryAsh(analysis))) / 100,
    ad: () => 100 - inherentMoisture - ash,
    db: () => 100 - dryAsh(analysis),
    daf: () => 100,
  }
  return shares[basis]()
}

/**
 * A gross calorific value, or the share of a constituent, in another state of the same coal (ISO 1170; ASTM D3180).
 *
 * @param value in any unit for a kilogram, or in %
 */
export function onBasis(value: number, from: MassBasis, to: MassBasis, analysis: Analysis): number {
  return (value * fuelShare(to, analysis)) / fuelShare(from, analysis)
}
