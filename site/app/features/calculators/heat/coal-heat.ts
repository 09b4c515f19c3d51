import { dryAsh, onBasis } from './bases.ts'
import type { HeatInput } from './heat-input.ts'
import { fromKilojoules, toKilojoules } from './heat-units.ts'
import { type Elements, grossFromNet, netFromGross } from './net-value.ts'

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

/** Works out a coal on every basis from its value on one. */
export function coalHeat({ value, unit, basis, analysis, elements }: HeatInput): CoalHeat {
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
