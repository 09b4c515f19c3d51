import type { VesselClass } from './classes.ts'
import { bargesInRotation, cargoOf, deliveredPerDay, loadingDays, loadsOf } from './shipping.ts'

/** Tonnes, tonnes a day, days, metres and m³/t; `null` for what is not given. */
export type ShippingInput = {
  tonnes: number
  stowage: number | null
  /** `null` where barges go to the destination themselves. */
  vessel: VesselClass | null
  /** In place of what is usual for its class. */
  vesselTonnes: number | null
  /** At which the vessel is loaded. */
  rate: number
  /** The most that the port allows. */
  draft: number | null
  bargeTonnes: number
  /** At which a barge is loaded. */
  jettyRate: number
  /** From one loading of a barge to its next. */
  cycle: number | null
  /** How many barges there are. */
  barges: number | null
}

/** What a cargo takes. */
export function shippingPlan(input: ShippingInput) {
  const { tonnes, vessel, stowage, rate, jettyRate, bargeTonnes, cycle, barges } = input
  const holds = vessel && {
    tonnes: input.vesselTonnes ?? vessel.tonnes,
    // A vessel that was named by its tonnes has holds of its own, which nobody has stated.
    cubicMetres: input.vesselTonnes === null ? vessel.cubicMetres : Number.POSITIVE_INFINITY,
  }
  const perVessel = holds ? (stowage === null ? holds.tonnes : cargoOf(holds, stowage)) : tonnes
  const agreed = vessel ? rate : jettyRate
  const delivered =
    cycle === null || barges === null ? null : deliveredPerDay(barges, bargeTonnes, cycle)
  const actual = delivered === null ? agreed : Math.min(agreed, delivered)
  return {
    barges: loadsOf(tonnes, bargeTonnes),
    hoursPerBarge: loadingDays(bargeTonnes, jettyRate) * 24,
    vessels: holds ? loadsOf(tonnes, perVessel) : null,
    perVessel,
    isSpaceLimited: holds !== null && perVessel < holds.tonnes,
    /** At which the cargo is loaded in fact, in tonnes a day. */
    actual,
    isBargeLimited: delivered !== null && delivered < agreed,
    days: loadingDays(tonnes, actual),
    rotation: cycle === null ? null : bargesInRotation(agreed, cycle, bargeTonnes),
    delivered,
  }
}
