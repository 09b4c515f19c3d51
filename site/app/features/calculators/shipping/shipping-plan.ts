import type { VesselClass } from '../../../ui/ship-classes.ts'
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
  const loads = loadsOf(tonnes, bargeTonnes)
  // The barges bring a vessel no more than the jetty loads into them.
  const agreed = vessel ? Math.min(rate, jettyRate) : jettyRate
  // With a barge for each load none has to come back.
  const isRotating = cycle !== null && barges !== null && barges < loads.loads
  const delivered = isRotating ? deliveredPerDay(barges, bargeTonnes, cycle) : null
  const actual = delivered === null ? agreed : Math.min(agreed, delivered)
  const rotation = cycle === null ? null : bargesInRotation(agreed, cycle, bargeTonnes)
  return {
    barges: loads,
    hoursPerBarge: loadingDays(Math.min(bargeTonnes, tonnes), jettyRate) * 24,
    vessels: holds ? loadsOf(tonnes, perVessel) : null,
    perVessel,
    isSpaceLimited: holds !== null && perVessel < holds.tonnes,
    /** At which the cargo is loaded in fact, in tonnes a day. */
    actual,
    isJettyLimited: vessel !== null && actual === jettyRate && jettyRate < rate,
    isBargeLimited: delivered !== null && delivered < agreed,
    days: loadingDays(tonnes, actual),
    rotation: rotation && Math.min(rotation, loads.loads),
    /** Whether a barge for each load are fewer than would keep up with the rate. */
    isOnceEach: rotation !== null && rotation > loads.loads,
    agreed,
    delivered,
  }
}
