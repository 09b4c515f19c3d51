import { m } from '../../../paraglide/messages.js'
import { figure } from '../figures.ts'
import { type Step, step, type Tokens, withUnit } from '../worked.ts'
import type { ShippingInput, shippingPlan } from './shipping-plan.ts'

/** Returns the steps of the calculation behind a plan. */
export function shippingSteps(input: ShippingInput, plan: ReturnType<typeof shippingPlan>): Step[] {
  const { vessel, cycle, barges } = input
  const up = m.calc_rounded_up()
  const tokens: Tokens = {
    tonnes: [m.calc_cargo_short(), input.tonnes],
    barge: [m.calc_barge_tonnes_short(), input.bargeTonnes],
    vessel: [m.calc_cargo_per_vessel(), figure(plan.perVessel, 0)],
    rate: [plan.agreed < input.jettyRate ? m.calc_rate() : m.calc_jetty_rate(), plan.agreed],
    jetty: [m.calc_jetty_rate(), input.jettyRate],
    actual: [m.calc_actual_rate(), figure(plan.actual, 0)],
    cycle: [m.calc_cycle(), cycle ?? 0],
    barges: [m.calc_barges(), barges ?? 0],
    holds: [m.calc_holds(), vessel?.cubicMetres ?? 0],
    stowage: [m.calc_stowage(), input.stowage ?? 0],
    loads: [m.calc_barge_loads(), plan.barges.loads],
    up: [up, up],
  }
  const steps = [
    step({
      name: m.calc_barge_loads(),
      template: '{tonnes} ÷ {barge}, {up}',
      tokens,
      result: withUnit(figure(plan.barges.loads), m.calc_unit_loads()),
    }),
    step({
      name: m.calc_barge_hours(),
      template: `${input.tonnes < input.bargeTonnes ? '{tonnes}' : '{barge}'} ÷ {jetty} × 24`,
      tokens,
      result: withUnit(figure(plan.hoursPerBarge, 1), m.calc_hours()),
    }),
  ]
  if (plan.isSpaceLimited) {
    steps.push(
      step({
        name: m.calc_cargo_per_vessel(),
        template: '{holds} ÷ {stowage}',
        tokens,
        result: withUnit(figure(plan.perVessel, 0), 't'),
      }),
    )
  }
  if (plan.vessels) {
    steps.push(
      step({
        name: m.calc_vessels(),
        template: '{tonnes} ÷ {vessel}, {up}',
        tokens,
        result: figure(plan.vessels.loads),
      }),
    )
  }
  if (plan.rotation !== null) {
    steps.push(
      step({
        name: m.calc_rotation(),
        template: plan.isOnceEach ? '{loads}' : '{rate} × {cycle} ÷ {barge}, {up}',
        tokens,
        result: figure(plan.rotation),
      }),
    )
  }
  if (plan.delivered !== null) {
    steps.push(
      step({
        name: m.calc_delivered({ count: figure(barges ?? 0) }),
        target: m.calc_delivered_short(),
        template: '{barges} × {barge} ÷ {cycle}',
        tokens,
        result: withUnit(figure(plan.delivered, 0), m.calc_per_day()),
      }),
    )
  }
  steps.push(
    step({
      name: m.calc_loading_days(),
      template: '{tonnes} ÷ {actual}',
      tokens,
      result: withUnit(figure(plan.days, 2), m.calc_days()),
      source: m.calc_source_laytime(),
    }),
  )
  return steps
}
