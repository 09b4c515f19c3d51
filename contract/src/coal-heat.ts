/** The units of a calorific value, as named in a URL. */
export const heatUnits = ['kcal', 'mj', 'btu'] as const

export type HeatUnit = (typeof heatUnits)[number]

/** Each unit in kJ/kg: 1 calorie (International Steam Table) is 4.1868 J, 1 Btu/lb is 2.326 kJ/kg (ISO 1928, ASTM D5865). */
const kilojoules = { kcal: 4.1868, mj: 1000, btu: 2.326 } as const satisfies Record<
  HeatUnit,
  number
>

/** GJ per million Btu. */
export const gigajoulesPerMmbtu = 1.055_056

export function toKilojoules(value: number, unit: HeatUnit): number {
  return value * kilojoules[unit]
}

export function fromKilojoules(value: number, unit: HeatUnit): number {
  return value / kilojoules[unit]
}

/** The states in which coal is weighed: as received, air-dried, dry, and dry ash-free. */
export type MassBasis = 'ar' | 'ad' | 'db' | 'daf'

/** The bases of a calorific value: gross in four states, and net as received. */
export type HeatBasis = MassBasis | 'net'

/** The laboratory's results in %: total moisture as received, inherent moisture and ash air-dried. */
export type Analysis = { totalMoisture: number; inherentMoisture: number; ash: number }

/** Returns the ash of the dry coal, in % (ISO 1170; ASTM D3180). */
export function dryAsh({ inherentMoisture, ash }: Analysis): number {
  return (ash * 100) / (100 - inherentMoisture)
}

/** Returns the share of the coal that remains without its moisture and ash, in %. */
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
 * Converts a gross calorific value, or the share of a constituent, to another state of the same coal (ISO 1170; ASTM
 * D3180).
 *
 * @param value in any unit per kilogram, or in %
 */
export function onBasis(value: number, from: MassBasis, to: MassBasis, analysis: Analysis): number {
  return (value * fuelShare(to, analysis)) / fuelShare(from, analysis)
}

/** Hydrogen, and oxygen plus nitrogen, of the dry coal in %, without the hydrogen and oxygen of its water. */
export type Elements = { hydrogen: number; oxygenNitrogen: number }

/** Heat lost with the steam, in kJ/kg for each 1 % of hydrogen or moisture (ISO 1928). */
const perHydrogen = 212
const perOxygenNitrogen = 0.8
const perMoisture = 24.43

/**
 * Returns the net calorific value at constant pressure as received (ISO 1928), in kJ/kg.
 *
 * @param grossDry the gross calorific value of the dry coal at constant volume, in kJ/kg
 * @param totalMoisture in %
 */
export function netFromGross(grossDry: number, elements: Elements, totalMoisture: number): number {
  return (
    ((grossDry - lossDry(elements)) * (100 - totalMoisture)) / 100 - perMoisture * totalMoisture
  )
}

/** Returns the gross calorific value of the dry coal for a net value as received; both in kJ/kg. */
export function grossFromNet(net: number, elements: Elements, totalMoisture: number): number {
  return ((net + perMoisture * totalMoisture) * 100) / (100 - totalMoisture) + lossDry(elements)
}

function lossDry({ hydrogen, oxygenNitrogen }: Elements): number {
  return perHydrogen * hydrogen + perOxygenNitrogen * oxygenNitrogen
}

/** The trade's short formula, in kcal/kg for each 1 %. */
const shortPerHydrogen = 50.7
const shortPerMoisture = 5.85

/**
 * Converts GAR to NAR in kcal/kg by the trade's short formula, without oxygen and nitrogen (World Coal Institute, Coal
 * Conversion Facts, 2007).
 *
 * @param hydrogen as received, in %
 */
export function shortNet(gross: number, hydrogen: number, totalMoisture: number): number {
  return gross - shortPerHydrogen * hydrogen - shortPerMoisture * totalMoisture
}

/** The calorific values of one coal in kcal/kg: gross on each basis, and net as received. */
export type CoalHeat = {
  ar: number
  ad: number
  db: number
  daf: number
  /** `null` without hydrogen. */
  net: number | null
  /** Ash of the dry coal, in %. */
  dryAsh: number
  /** Elements of the dry coal, in %. */
  elements: Elements | null
}

/** The input from which a coal is calculated. */
export type CoalSample = {
  /** The calorific value in `unit`, on `basis`. */
  value: number
  unit: HeatUnit
  basis: HeatBasis
  analysis: Analysis
  /** Elements of the dry ash-free coal, in %; `null` if either is unknown. */
  elements: Elements | null
}

/** Calculates the calorific values of a coal on every basis from its value on one. */
export function coalHeat({ value, unit, basis, analysis, elements }: CoalSample): CoalHeat {
  const kilojoules = toKilojoules(value, unit)
  const dry = elements && {
    hydrogen: onBasis(elements.hydrogen, 'daf', 'db', analysis),
    oxygenNitrogen: onBasis(elements.oxygenNitrogen, 'daf', 'db', analysis),
  }
  const { totalMoisture } = analysis
  const grossDry =
    basis === 'net'
      ? grossFromNet(kilojoules, dry ?? { hydrogen: 0, oxygenNitrogen: 0 }, totalMoisture)
      : onBasis(kilojoules, basis, 'db', analysis)
  const gross = (to: 'ar' | 'ad' | 'db' | 'daf') =>
    fromKilojoules(onBasis(grossDry, 'db', to, analysis), 'kcal')
  return {
    ar: gross('ar'),
    ad: gross('ad'),
    db: gross('db'),
    daf: gross('daf'),
    net: dry && fromKilojoules(netFromGross(grossDry, dry, totalMoisture), 'kcal'),
    dryAsh: dryAsh(analysis),
    elements: dry,
  }
}

/** Typical hydrogen, and oxygen plus nitrogen, of dry ash-free Indonesian coal, in %. */
export const typicalElements: Elements = { hydrogen: 5.4, oxygenNitrogen: 20 }

/**
 * Returns the hydrogen at which a coal's gross and net values as received agree, given typical oxygen and nitrogen.
 *
 * @param gar in kcal/kg, like `nar`
 * @returns in % of the dry ash-free coal
 */
export function impliedHydrogen(gar: number, nar: number, analysis: Analysis): number {
  const oxygenNitrogen = onBasis(typicalElements.oxygenNitrogen, 'daf', 'db', analysis)
  const dry = onBasis(toKilojoules(gar, 'kcal'), 'ar', 'db', analysis)
  const net = toKilojoules(nar, 'kcal')
  const without = grossFromNet(net, { hydrogen: 0, oxygenNitrogen }, analysis.totalMoisture)
  return onBasis((dry - without) / perHydrogen, 'db', 'daf', analysis)
}
