/** The units of a calorific value, by their names in an address. */
export const heatUnits = ['kcal', 'mj', 'btu'] as const

export type HeatUnit = (typeof heatUnits)[number]

/** Of each unit in kJ/kg: the calorie of the International Steam Table is 4.1868 J, 1 Btu/lb is 2.326 kJ/kg (ISO 1928, ASTM D5865). */
export const kilojoules = { kcal: 4.1868, mj: 1000, btu: 2.326 } as const satisfies Record<
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
