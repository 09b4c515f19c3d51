import { wholeAbove } from '../whole-above.ts'

export type Bucket = {
  /** Heaped, in m³. */
  cubicMetres: number
  /** How full it is, in %. */
  fill: number
  /** Of the loose material, in t/m³. */
  density: number
}

/** What one pass moves, in tonnes. */
export function tonnesPerPass({ cubicMetres, fill, density }: Bucket): number {
  return (cubicMetres * fill * density) / 100
}

/** What a truck may carry, in tonnes: its payload, or what its body holds of a light material. */
export function truckLoad(payload: number, body: number | null, density: number): number {
  return body === null ? payload : Math.min(payload, body * density)
}

/** How the last pass is done: with what the truck still lacks, or never but with a full bucket. */
export type LastPass = 'part' | 'full'

/**
 * The passes that fill a truck, and what it then carries in tonnes. Never more than the truck may carry.
 *
 * @returns no passes where a full bucket is too much for the truck
 */
export function passesFor(load: number, perPass: number, last: LastPass) {
  if (last === 'part') return { passes: wholeAbove(load / perPass), carried: load }
  const passes = Math.floor(load / perPass + 1e-9)
  return { passes, carried: passes * perPass }
}

/** Minutes for which a truck keeps the excavator: its passes, and the exchange of trucks. */
export function serviceMinutes(passes: number, cycleSeconds: number, exchange: number): number {
  return (passes * cycleSeconds) / 60 + exchange
}

/** Trucks that keep one excavator at work. */
export function trucksPerExcavator(truckCycle: number, service: number): number {
  return truckCycle / service
}

/** The match factor of equal trucks and equal loaders (Burt and Caccetta, 2007): above 1 trucks queue, below 1 excavators wait. */
export function matchFactor(
  fleet: { trucks: number; excavators: number },
  service: number,
  truckCycle: number,
): number {
  return (fleet.trucks * service) / (fleet.excavators * truckCycle)
}

/**
 * Tonnes an hour of the slower side.
 *
 * @param efficiency in %: 50 minutes of an hour are 83
 */
export function production(
  fleet: { trucks: number; excavators: number },
  { carried, service, truckCycle }: { carried: number; service: number; truckCycle: number },
  efficiency: number,
) {
  const hourly = (loadsPerMinute: number) => loadsPerMinute * 60 * carried * (efficiency / 100)
  return {
    trucks: hourly(fleet.trucks / truckCycle),
    excavators: hourly(fleet.excavators / service),
  }
}
