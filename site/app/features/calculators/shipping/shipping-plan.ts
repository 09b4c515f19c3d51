import type { VesselClass } from '../../../ui/ship-classes.ts'
import { bargesInRotation, deliveredPerDay, getCargo, getLoads, loadingDays } from './shipping.ts'

/** Units: tonnes, tonnes a day, days, metres and m³/t; `null` for missing values. */
export type ShippingInput = {
  tonnes: number
  stowage: number | null
  /** `null` if barges go to the destination themselves. */
  vessel: VesselClass | null
  /** Replaces the usual tonnes of the vessel's class. */
  vesselTonnes: number | null
  /** Loading rate of the vessel. */
  rate: number
  /** Greatest draft that the port allows. */
  draft: number | null
  bargeTonnes: number
  /** Loading rate of a barge. */
  jettyRate: number
  /** Time from one loading of a barge to the next. */
  cycle: number | null
  /** Number of barges. */
  barges: number | null
}

/** Plans the transport of a cargo. */
export function shippingPlan(input: ShippingInput) {
  const { tonnes, vessel, stowage, rate, jettyRate, bargeTonnes, cycle, barges } = input
  const holds = vessel && {
    tonnes: input.vesselTonnes ?? vessel.tonnes,
    // A vessel specified by its tonnes has an unknown hold volume.
    cubicMetres: input.vesselTonnes === null ? vessel.cubicMetres : Number.POSITIVE_INFINITY,
  }
  const perVessel = holds ? (stowage === null ? holds.tonnes : getCargo(holds, stowage)) : tonnes
  const loads = getLoads(tonnes, bargeTonnes)
  // Barges cannot supply a vessel faster than the jetty loads them.
  const agreed = vessel ? Math.min(rate, jettyRate) : jettyRate
  // With a barge for each load, no barge has to come back.
  const isRotating = cycle !== null && barges !== null && barges < loads.loads
  const delivered = isRotating ? deliveredPerDay(barges, bargeTonnes, cycle) : null
  const actual = delivered === null ? agreed : Math.min(agreed, delivered)
  const rotation = cycle === null ? null : bargesInRotation(agreed, cycle, bargeTonnes)
  return {
    barges: loads,
    hoursPerBarge: loadingDays(Math.min(bargeTonnes, tonnes), jettyRate) * 24,
    vessels: holds ? getLoads(tonnes, perVessel) : null,
    perVessel,
    isSpaceLimited: holds !== null && perVessel < holds.tonnes,
    /** The actual loading rate of the cargo, in tonnes a day. */
    actual,
    isJettyLimited: vessel !== null && actual === jettyRate && jettyRate < rate,
    isBargeLimited: delivered !== null && delivered < agreed,
    days: loadingDays(tonnes, actual),
    rotation: rotation && Math.min(rotation, loads.loads),
    /** Whether one barge for each load is fewer than the rate requires. */
    isOnceEach: rotation !== null && rotation > loads.loads,
    agreed,
    delivered,
  }
}
