import { m } from '../../../paraglide/messages.js'
import { bargeClasses, vesselClasses } from '../../../ui/ship-classes.ts'
import {
  type CalculatorView,
  fieldGroup,
  hasFault,
  type Table,
  unanswered,
} from '../calculator-view.ts'
import { figure } from '../figures.ts'
import { getValues, readFields } from '../read-fields.ts'
import { withUnit } from '../worked.ts'
import { shippingFields } from './shipping-fields.ts'
import { type ShippingInput, shippingPlan } from './shipping-plan.ts'
import { shippingSteps } from './shipping-steps.ts'

/** Returns the barges, vessels and days for a cargo from an address. */
export function getView(search: URLSearchParams): CalculatorView {
  const read = readFields(shippingFields(), search)
  const groups = [
    fieldGroup(m.calc_group_cargo(), '', [read.tonnes, read.stowage]),
    fieldGroup(m.calc_group_vessel(), '', [read.vessel, read.vesselTonnes, read.rate, read.draft]),
    fieldGroup(m.calc_group_barge(), '', [
      read.barge,
      read.bargeTonnes,
      read.jettyRate,
      read.cycle,
      read.barges,
    ]),
  ]
  const { vessel, barge, ...numbers } = read
  const values = getValues(numbers)
  const { tonnes, rate, jettyRate } = values
  if (hasFault(groups) || tonnes === null || rate === null || jettyRate === null) {
    return unanswered(groups)
  }
  const size = bargeClasses.find(({ feet }) => String(feet) === barge.typed) ?? bargeClasses[0]
  const input: ShippingInput = {
    ...{ ...values, tonnes, rate, jettyRate },
    vessel: vesselClasses.find(({ name }) => name === vessel.typed) ?? null,
    bargeTonnes: values.bargeTonnes ?? size.tonnes,
  }
  const plan = shippingPlan(input)
  const { vessels, barges } = plan
  return {
    groups,
    answers: [
      {
        name: m.calc_barge_loads(),
        value: figure(barges.loads),
        unit: m.calc_unit_loads(),
      },
      ...(vessels ? [{ name: m.calc_vessels(), value: figure(vessels.loads), unit: '' }] : []),
      { name: m.calc_loading_days(), value: figure(plan.days, 2), unit: m.calc_days() },
    ],
    tables: [resultTable(input, plan)],
    notices: getNotices(input, plan),
    steps: shippingSteps(input, plan),
  }
}

type Plan = ReturnType<typeof shippingPlan>

function resultTable(input: ShippingInput, plan: Plan): Table {
  const row = (name: string, value: string) => ({ name, cells: [value] })
  const { barges, vessels } = plan
  const tonnes = (value: number) => withUnit(figure(value, 0), 't')
  return {
    caption: m.calc_shipping_caption(),
    columns: [m.calc_item(), m.calc_result()],
    rows: [
      row(m.calc_barge_loads(), figure(barges.loads)),
      row(m.calc_last_barge(), tonnes(barges.last)),
      row(m.calc_barge_hours(), withUnit(figure(plan.hoursPerBarge, 1), m.calc_hours())),
      ...(vessels
        ? [
            row(m.calc_cargo_per_vessel(), tonnes(plan.perVessel)),
            row(m.calc_vessels(), figure(vessels.loads)),
          ]
        : []),
      row(m.calc_loading_days(), withUnit(figure(plan.days, 2), m.calc_days())),
      ...(plan.rotation === null ? [] : [row(m.calc_rotation(), figure(plan.rotation))]),
      ...(plan.delivered === null || input.barges === null
        ? []
        : [row(m.calc_delivered({ count: figure(input.barges) }), tonnes(plan.delivered))]),
    ],
  }
}

function getNotices({ vessel, draft, bargeTonnes, tonnes }: ShippingInput, plan: Plan): string[] {
  const notices: string[] = []
  if (vessel) {
    const name = vessel.title
    notices.push(vessel.isGeared ? m.calc_geared({ name }) : m.calc_gearless({ name }))
    if (draft !== null && vessel.draft > draft) {
      notices.push(
        m.calc_too_deep({ name, draft: figure(vessel.draft, 1), limit: figure(draft, 1) }),
      )
    }
  }
  // A cargo that fits does not fill the holds.
  if (plan.isSpaceLimited && tonnes > plan.perVessel) notices.push(m.calc_space_limited())
  if (plan.isJettyLimited) notices.push(m.calc_jetty_limited())
  if (plan.isBargeLimited) notices.push(m.calc_barge_limited())
  if (bargeTonnes >= tonnes) notices.push(m.calc_one_barge())
  return [...notices, m.calc_days_notice()]
}

/** Returns tables of usual values to start from. */
export function getReferences(): Table[] {
  return [bargeTable(), vesselTable()]
}

function bargeTable(): Table {
  return {
    caption: m.calc_barge_classes(),
    columns: [m.calc_length(), m.calc_coal_tonnes()],
    rows: bargeClasses.map(({ feet, tonnes }) => ({
      name: m.calc_feet({ feet }),
      cells: [withUnit(figure(tonnes), 't')],
    })),
  }
}

function vesselTable(): Table {
  return {
    caption: m.calc_vessel_classes(),
    columns: [
      m.calc_class(),
      m.calc_deadweight(),
      m.calc_cargo_short(),
      m.calc_laden_draft(),
      m.calc_gear(),
    ],
    rows: vesselClasses.map(({ title, from, to, tonnes, draft, isGeared }) => ({
      name: title,
      cells: [
        withUnit(`${figure(from)}–${figure(to)}`, 't'),
        withUnit(figure(tonnes), 't'),
        withUnit(figure(draft, 1), 'm'),
        isGeared ? m.calc_gear_usual() : m.calc_gear_rare(),
      ],
    })),
  }
}
