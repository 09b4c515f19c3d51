import { m } from '../../../paraglide/messages.js'
import {
  type CalculatorView,
  fieldGroup,
  hasFault,
  type Table,
  unanswered,
} from '../calculator-view.ts'
import { figure } from '../figures.ts'
import { sentMark } from '../query-names.ts'
import { getValues, type Readings, readFields, withFault } from '../read-fields.ts'
import { withUnit } from '../worked.ts'
import { tonnesPerPass } from './fleet.ts'
import { fleetFields } from './fleet-fields.ts'
import { type FleetInput, type FleetPlan, fleetPlan } from './fleet-plan.ts'
import { fleetSteps } from './fleet-steps.ts'

type FleetReadings = Readings<ReturnType<typeof fleetFields>>

/** Returns the view of an excavator and its trucks for an address. */
export function getView(search: URLSearchParams): CalculatorView {
  const read = readFleet(search)
  const groups = getGroups(read)
  const input = hasFault(groups) ? null : getInput(read)
  if (!input) return unanswered(groups)
  const plan = fleetPlan(input)
  if (!plan) {
    return unanswered(
      getGroups({ ...read, bucket: withFault(read.bucket, m.calc_bucket_too_large()) }),
    )
  }
  return {
    groups,
    answers: [
      { name: m.calc_passes(), value: figure(plan.passes), unit: '' },
      { name: m.calc_needed(), value: figure(plan.needed, 2), unit: '' },
      { name: m.calc_output(), value: figure(plan.hourly, 0), unit: m.calc_per_hour() },
    ],
    tables: [resultTable(input, plan)],
    notices: getNotices(input, plan),
    steps: fleetSteps(input, plan),
  }
}

/**
 * Reads the fields from an address; a bucket, truck or number of trucks missing from a link is matched to the values
 * given.
 */
function readFleet(search: URLSearchParams): FleetReadings {
  const read = readFields(fleetFields(), search)
  const input = search.has(sentMark) ? null : getInput(read)
  if (!input) return read
  const perCubicMetre = tonnesPerPass({ ...input, cubicMetres: 1 })
  const [hasBucket, hasTruck] = [search.has('bucket'), search.has('muatan')]
  // Picks the usual number of passes whose whole trucks come closest to what the excavators need.
  const matches = [4, 5, 6].flatMap((passes) => {
    const bucket =
      hasTruck && !hasBucket ? roundedUp(input.payload / passes / perCubicMetre) : input.bucket
    const payload = hasTruck ? input.payload : roundedDown(bucket * perCubicMetre * passes)
    const plan = fleetPlan({ ...input, bucket, payload })
    const needed = (plan?.needed ?? 0) * input.excavators
    const trucks = Math.max(1, Math.round(needed))
    return plan ? [{ bucket, payload, trucks, imbalance: Math.abs(trucks / needed - 1) }] : []
  })
  const [best] = matches.toSorted((one, other) => one.imbalance - other.imbalance)
  if (!best) return read
  const { bucket, payload, trucks } = best
  const match = { bucket: `${bucket}`, payload: `${payload}`, trucks: `${trucks}` }
  return readFields(fleetFields(match), search)
}

const roundedUp = (value: number) => Math.ceil(value * 10) / 10
const roundedDown = (value: number) =>
  value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value)

function getGroups(read: FleetReadings) {
  return [
    fieldGroup(m.calc_group_excavator(), '', [read.bucket, read.fill, read.density, read.cycle]),
    fieldGroup(m.calc_group_truck(), '', [
      read.payload,
      read.body,
      read.last,
      read.exchange,
      read.haul,
      read.dump,
      read.back,
    ]),
    fieldGroup(m.calc_group_fleet(), '', [read.trucks, read.excavators, read.efficiency]),
  ]
}

/** Returns `null` if a required value is missing, which is also an error. */
function getInput({ last, body, ...read }: FleetReadings): FleetInput | null {
  const needed = getValues(read)
  if (!isComplete(needed)) return null
  return { ...needed, body: body.value, last: last.typed === 'penuh' ? 'full' : 'part' }
}

function isComplete<Name extends string>(
  figures: Record<Name, number | null>,
): figures is Record<Name, number> {
  return Object.values(figures).every((value) => value !== null)
}

function resultTable(input: FleetInput, plan: FleetPlan): Table {
  const row = (name: string, value: string) => ({ name, cells: [value] })
  const cubicMetres = plan.hourly / input.density
  return {
    caption: m.calc_fleet_caption(),
    columns: [m.calc_item(), m.calc_result()],
    rows: [
      row(m.calc_passes(), figure(plan.passes)),
      row(
        m.calc_carried(),
        `${withUnit(figure(plan.carried, 2), 't')} (${withUnit(figure((plan.carried / input.payload) * 100, 0), '%')})`,
      ),
      row(m.calc_service(), withUnit(figure(plan.service, 2), m.calc_minutes())),
      row(m.calc_truck_cycle(), withUnit(figure(plan.truckCycle, 2), m.calc_minutes())),
      row(m.calc_needed(), figure(plan.needed, 2)),
      row(m.calc_match_factor(), figure(plan.factor, 2)),
      row(m.calc_output(), withUnit(figure(plan.hourly, 0), m.calc_per_hour())),
      row(m.calc_output_loose(), withUnit(figure(cubicMetres, 0), m.calc_cubic_per_hour())),
    ],
  }
}

/** Within this range neither side waits much. */
const balanced = { least: 0.95, most: 1.05 }

/** Fewer passes spill material; more keep the truck too long. */
const usualPasses = { least: 3, most: 7 }

function getNotices({ excavators }: FleetInput, { factor, needed, passes }: FleetPlan): string[] {
  const counts = {
    fewer: figure(Math.max(1, Math.floor(needed * excavators))),
    more: figure(Math.ceil(needed * excavators)),
  }
  const match =
    factor < balanced.least
      ? m.calc_excavator_waits(counts)
      : factor > balanced.most
        ? m.calc_trucks_queue(counts)
        : m.calc_balanced()
  if (passes < usualPasses.least) return [match, m.calc_few_passes()]
  return passes > usualPasses.most ? [match, m.calc_many_passes()] : [match]
}

/**
 * Loose densities in t/m³ of sand, moist clay and crushed rock are from CodingAce (codingace.net, bucket capacity); the
 * density of coal is our own typical value.
 */
export function getReferences(): Table[] {
  const row = (name: string, from: number, to: number) => ({
    name,
    cells: [`${figure(from, 1)}–${figure(to, 1)}`],
  })
  const densities = {
    caption: m.calc_densities(),
    columns: [m.calc_material(), 't/m³'],
    rows: [
      row(m.calc_material_coal(), 0.8, 1),
      row(m.calc_material_sand(), 1.3, 1.7),
      row(m.calc_material_clay(), 1.6, 2),
      row(m.calc_material_rock(), 1.7, 2.2),
    ],
  }
  return [densities]
}
