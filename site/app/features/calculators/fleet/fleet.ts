import { wholeAbove } from '../whole-above.ts'

export type Bucket = {
  /** Heaped capacity, in m³. */
  cubicMetres: number
  /** Fill factor, in %. */
  fill: number
  /** Density of the loose material, in t/m³. */
  density: number
}

/** Returns the mass moved by one pass, in tonnes. */
export function tonnesPerPass({ cubicMetres, fill, density }: Bucket): number {
  return (cubicMetres * fill * density) / 100
}

/** Returns the permitted load of a truck, in tonnes: its payload, or less if its body is too small for a light material. */
export function truckLoad(payload: number, body: number | null, density: number): number {
  return body === null ? payload : Math.min(payload, body * density)
}

/** Whether the last pass may be part of a bucket, to fill the truck, or only a full bucket. */
export type LastPass = 'part' | 'full'

/**
 * Returns the passes that fill a truck and its load in tonnes, which never exceeds the permitted load.
 *
 * @returns no passes if a full bucket is too much for the truck
 */
export function passesFor(load: number, perPass: number, last: LastPass) {
  if (last === 'part') return { passes: wholeAbove(load / perPass), carried: load }
  const passes = Math.floor(load / perPass + 1e-9)
  return { passes, carried: passes * perPass }
}

/** Returns the minutes for which a truck occupies the excavator: its passes and the exchange of trucks. */
export function serviceMinutes(passes: number, cycleSeconds: number, exchange: number): number {
  return (passes * cycleSeconds) / 60 + exchange
}

/** Returns the number of trucks that keep one excavator at work. */
export function trucksPerExcavator(truckCycle: number, service: number): number {
  return truckCycle / service
}

/**
 * Returns the match factor of equal trucks and equal loaders (Burt and Caccetta, 2007): above 1 trucks queue, below 1
 * excavators wait.
 */
export function matchFactor(
  fleet: { trucks: number; excavators: number },
  service: number,
  truckCycle: number,
): number {
  return (fleet.trucks * service) / (fleet.excavators * truckCycle)
}

/**
 * Returns the output of the slower side, in tonnes an hour.
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
