import { m } from '../../../paraglide/messages.js'
import { figure } from '../figures.ts'
import { type Step, step, type Tokens, withUnit } from '../worked.ts'
import type { FleetInput, FleetPlan } from './fleet-plan.ts'

/** Returns the steps of the calculation behind a plan. */
export function fleetSteps(input: FleetInput, plan: FleetPlan): Step[] {
  const tokens = getTokens(input, plan)
  const [tonnes, minutes, perHour] = ['t', m.calc_minutes(), m.calc_per_hour()]
  const steps = [
    step({
      name: m.calc_per_pass(),
      template: '{bucket} × {fill} ÷ 100 × {density}',
      tokens,
      result: withUnit(figure(plan.perPass, 2), tonnes),
    }),
  ]
  if (plan.load < input.payload) {
    steps.push(
      step({
        name: m.calc_load_by_body(),
        target: m.calc_truck_load(),
        template: '{body} × {density}',
        tokens,
        result: withUnit(figure(plan.load, 2), tonnes),
      }),
    )
  }
  return [
    ...steps,
    step({
      name: m.calc_passes(),
      template: '{load} ÷ {pass}, {round}',
      tokens,
      result: figure(plan.passes),
    }),
    step({
      name: m.calc_service(),
      template: '{passes} × {cycle} ÷ 60 + {exchange}',
      tokens,
      result: withUnit(figure(plan.service, 2), minutes),
    }),
    step({
      name: m.calc_truck_cycle(),
      template: '{service} + {haul} + {dump} + {back}',
      tokens,
      result: withUnit(figure(plan.truckCycle, 2), minutes),
    }),
    step({
      name: m.calc_needed(),
      template: '{truckCycle} ÷ {service}',
      tokens,
      result: figure(plan.needed, 2),
    }),
    step({
      name: m.calc_match_factor(),
      target: 'MF',
      template: '({trucks} × {service}) ÷ ({excavators} × {truckCycle})',
      tokens,
      result: figure(plan.factor, 2),
      source: 'Burt & Caccetta 2007',
    }),
    step({
      name: m.calc_output_trucks(),
      template: '{trucks} × 60 ÷ {truckCycle} × {carried} × {efficiency} ÷ 100',
      tokens,
      result: withUnit(figure(plan.output.trucks, 0), perHour),
    }),
    step({
      name: m.calc_output_excavators(),
      template: '{excavators} × 60 ÷ {service} × {carried} × {efficiency} ÷ 100',
      tokens,
      result: withUnit(figure(plan.output.excavators, 0), perHour),
    }),
  ]
}

function getTokens(input: FleetInput, plan: FleetPlan): Tokens {
  const round = input.last === 'part' ? m.calc_rounded_up() : m.calc_rounded_down()
  return {
    bucket: [m.calc_bucket(), input.bucket],
    fill: [m.calc_fill(), input.fill],
    density: [m.calc_density(), input.density],
    body: [m.calc_body(), input.body ?? 0],
    load: [m.calc_truck_load(), figure(plan.load, 2)],
    pass: [m.calc_per_pass(), figure(plan.perPass, 2)],
    round: [round, round],
    passes: [m.calc_passes(), plan.passes],
    carried: [m.calc_carried(), figure(plan.carried, 2)],
    cycle: [m.calc_bucket_cycle(), input.cycle],
    exchange: [m.calc_exchange(), input.exchange],
    service: [m.calc_service(), figure(plan.service, 2)],
    haul: [m.calc_haul(), input.haul],
    dump: [m.calc_dump(), input.dump],
    back: [m.calc_return(), input.back],
    truckCycle: [m.calc_truck_cycle(), figure(plan.truckCycle, 2)],
    trucks: [m.calc_trucks(), input.trucks],
    excavators: [m.calc_excavators(), input.excavators],
    efficiency: [m.calc_efficiency(), input.efficiency],
  }
}
