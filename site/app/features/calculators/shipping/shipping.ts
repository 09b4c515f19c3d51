import { wholeAbove } from '../whole-above.ts'

/** Returns how many loads of a size a tonnage takes, and the tonnes of the last load. */
export function getLoads(tonnes: number, size: number): { loads: number; last: number } {
  const loads = wholeAbove(tonnes / size)
  return { loads, last: tonnes - (loads - 1) * size }
}

/** Returns the loading days: tonnes by tonnes loaded in a day. Weather, Sundays and waiting depend on the contract. */
export function loadingDays(tonnes: number, tonnesPerDay: number): number {
  return tonnes / tonnesPerDay
}

/** Returns the tonnes that fit into the holds: limited by weight, or by space if the cargo is light. */
export function getCargo(ship: { tonnes: number; cubicMetres: number }, stowage: number): number {
  return Math.min(ship.tonnes, ship.cubicMetres / stowage)
}

/**
 * Returns the number of barges in rotation that keeps one always alongside.
 *
 * @param cycle from one loading of a barge to its next, in days
 */
export function bargesInRotation(tonnesPerDay: number, cycle: number, bargeTonnes: number): number {
  return wholeAbove((tonnesPerDay * cycle) / bargeTonnes)
}

/** Returns the tonnes that a number of barges delivers in a day. */
export function deliveredPerDay(barges: number, bargeTonnes: number, cycle: number): number {
  return (barges * bargeTonnes) / cycle
}
