import {
  type LastPass,
  matchFactor,
  passesFor,
  production,
  serviceMinutes,
  tonnesPerPass,
  truckLoad,
  trucksPerExcavator,
} from './fleet.ts'

/** Units: m³, %, t/m³, t, seconds for a pass, minutes for a truck. */
export type FleetInput = {
  bucket: number
  fill: number
  density: number
  cycle: number
  payload: number
  /** `null` for a truck body that holds the payload of any material. */
  body: number | null
  last: LastPass
  exchange: number
  haul: number
  dump: number
  back: number
  trucks: number
  excavators: number
  efficiency: number
}

/** Plans excavators and trucks that work together; `null` if a full bucket is too much for a truck. */
export function fleetPlan(input: FleetInput) {
  const { density, exchange, haul, dump, back, trucks, excavators } = input
  const perPass = tonnesPerPass({ cubicMetres: input.bucket, fill: input.fill, density })
  const load = truckLoad(input.payload, input.body, density)
  const { passes, carried } = passesFor(load, perPass, input.last)
  if (passes === 0) return null
  const service = serviceMinutes(passes, input.cycle, exchange)
  const truckCycle = service + haul + dump + back
  const fleet = { trucks, excavators }
  const output = production(fleet, { carried, service, truckCycle }, input.efficiency)
  return {
    perPass,
    load,
    passes,
    carried,
    service,
    truckCycle,
    needed: trucksPerExcavator(truckCycle, service),
    factor: matchFactor(fleet, service, truckCycle),
    output,
    /** Output of the slower side, in tonnes an hour. */
    hourly: Math.min(output.trucks, output.excavators),
  }
}

export type FleetPlan = NonNullable<ReturnType<typeof fleetPlan>>
