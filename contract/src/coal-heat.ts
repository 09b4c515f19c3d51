/** The units of a calorific value, by their names in an address. */
export const heatUnits = ['kcal', 'mj', 'btu'] as const

export type HeatUnit = (typeof heatUnits)[number]

/** Of each unit in kJ/kg: the calorie of the International Steam Table is 4.1868 J, 1 Btu/lb is 2.326 kJ/kg (ISO 1928, ASTM D5865). */
const kilojoules = { kcal: 4.1868, mj: 1000, btu: 2.326 } as const satisfies Record<
  HeatUnit,
  number
>

/** GJ in a million Btu. */
export const gigajoulesPerMmbtu = 1.055_056

export function toKilojoules(value: number, unit: HeatUnit): number {
  return value * kilojoules[unit]
}

export function fromKilojoules(value: number, unit: HeatUnit): number {
  return value / kilojoules[unit]
}

/** The states in which the mass of coal is counted: as received, air-dried, dry, and dry without its ash. */
export type MassBasis = 'ar' | 'ad' | 'db' | 'daf'

/** The bases of a calorific value: gross in four states, and net as received. */
export type HeatBasis = MassBasis | 'net'

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

/** Hydrogen, and oxygen with nitrogen, of the dry coal in %, without those of its water. */
export type Elements = { hydrogen: number; oxygenNitrogen: number }

/** Of water and hydrogen, the heat lost with the steam in kJ for each 1 % in a kilogram (ISO 1928). */
const perHydrogen = 212
const perOxygenNitrogen = 0.8
const perMoisture = 24.43

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
const shortPerHydrogen = 50.7
const shortPerMoisture = 5.85

/**
 * The short form of the trade (World Coal Institute, Coal Conversion Facts, 2007), without oxygen and nitrogen: GAR to NAR
 * in kcal/kg.
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
  /** Of the dry coal, in %. */
  elements: Elements | null
}

/** What a coal is worked out from. */
export type CoalSample = {
  /** In `unit`, on `basis`. */
  value: number
  unit: HeatUnit
  basis: HeatBasis
  analysis: Analysis
  /** Of the coal without moisture and ash, in %; `null` if either is not known. */
  elements: Elements | null
}

/** Works out a coal on every basis from its value on one. */
export function coalHeat({ value, unit, basis, analysis, elements }: CoalSample): CoalHeat {
  const given = toKilojoules(value, unit)
  const dry = elements && {
    hydrogen: onBasis(elements.hydrogen, 'daf', 'db', analysis),
    oxygenNitrogen: onBasis(elements.oxygenNitrogen, 'daf', 'db', analysis),
  }
  const { totalMoisture } = analysis
  const grossDry =
    basis === 'net'
      ? grossFromNet(given, dry ?? { hydrogen: 0, oxygenNitrogen: 0 }, totalMoisture)
      : onBasis(given, basis, 'db', analysis)
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

/** Hydrogen, and oxygen with nitrogen, that are typical of Indonesian coal without its moisture and ash, in %. */
export const typicalElements: Elements = { hydrogen: 5.4, oxygenNitrogen: 20 }

/**
 * The hydrogen by which a coal's gross and net values as received agree, beside a typical share of oxygen and nitrogen.
 *
 * @param gar in kcal/kg, as is `nar`
 * @returns in % of the coal without moisture and ash
 */
export function impliedHydrogen(gar: number, nar: number, analysis: Analysis): number {
  const oxygenNitrogen = onBasis(typicalElements.oxygenNitrogen, 'daf', 'db', analysis)
  const dry = onBasis(toKilojoules(gar, 'kcal'), 'ar', 'db', analysis)
  const net = toKilojoules(nar, 'kcal')
  const without = grossFromNet(net, { hydrogen: 0, oxygenNitrogen }, analysis.totalMoisture)
  return onBasis((dry - without) / perHydrogen, 'db', 'daf', analysis)
}
