import { wholeAbove } from '../whole-above.ts'

/** How many loads of a size a tonnage takes, and how much is in the last one, in tonnes. */
export function loadsOf(tonnes: number, size: number): { loads: number; last: number } {
  const loads = wholeAbove(tonnes / size)
  return { loads, last: tonnes - (loads - 1) * size }
}

/** Days of loading: tonnes by the tonnes loaded in a day. Weather, Sundays and waiting are for the contract to count. */
export function loadingDays(tonnes: number, tonnesPerDay: number): number {
  return tonnes / tonnesPerDay
}

/** What fits into holds, in tonnes: by weight, and by space where the cargo is light. */
export function cargoOf(ship: { tonnes: number; cubicMetres: number }, stowage: number): number {
  return Math.min(ship.tonnes, ship.cubicMetres / stowage)
}

/**
 * The barges that must go round so that one is always alongside.
 *
 * @param cycle from one loading of a barge to its next, in days
 */
export function bargesInRotation(tonnesPerDay: number, cycle: number, bargeTonnes: number): number {
  return wholeAbove((tonnesPerDay * cycle) / bargeTonnes)
}

/** The tonnes that a number of barges brings in a day. */
export function deliveredPerDay(barges: number, bargeTonnes: number, cycle: number): number {
  return (barges * bargeTonnes) / cycle
}
