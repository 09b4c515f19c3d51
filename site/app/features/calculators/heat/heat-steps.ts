import {
  type CoalHeat,
  fromKilojoules,
  onBasis,
  shortNet,
  toKilojoules,
} from '@niaga/contract/coal-heat'
import { m } from '../../../paraglide/messages.js'
import { figure } from '../figures.ts'
import { type Step, step, type Tokens, withUnit } from '../worked.ts'
import { unitText } from './heat-fields.ts'
import type { HeatInput } from './heat-input.ts'

const bases = 'ISO 1170 · ASTM D3180'
const net = 'ISO 1928'
const names = { ar: 'GAR', ad: 'ADB', db: 'DB', daf: 'DAF', net: 'NAR' } as const

/** Returns the steps from the given value to all others, each after those it needs. */
export function heatSteps(input: HeatInput, heat: CoalHeat): Step[] {
  const tokens = getTokens(input, heat)
  const kcal = (value: number) => withUnit(figure(value, 0), m.calc_kcal())
  const percent = (value: number) => withUnit(figure(value, 2), '%')
  const ash = m.calc_symbol_ash()
  const steps = [
    ...unitSteps(input),
    step({
      name: m.calc_step_ash(),
      target: `${ash}(DB)`,
      template: '{ash} × 100 ÷ (100 − {im})',
      tokens,
      result: percent(heat.dryAsh),
      source: bases,
    }),
    ...elementSteps(heat, tokens, percent),
  ]
  const toGross = toDry[input.basis]
  if (toGross !== null) {
    steps.push(
      step({
        name: m.calc_step_basis({ from: names[input.basis], to: 'DB' }),
        target: 'DB',
        template: toGross,
        tokens,
        result: kcal(heat.db),
        source: input.basis === 'net' ? net : bases,
      }),
    )
  }
  for (const to of ['ar', 'ad', 'daf'] as const) {
    if (to === input.basis) continue
    steps.push(
      step({
        name: m.calc_step_basis({ from: 'DB', to: names[to] }),
        target: names[to],
        template: fromDry[to],
        tokens,
        result: kcal(heat[to]),
        source: bases,
      }),
    )
  }
  if (heat.net !== null && heat.elements && input.basis !== 'net') {
    steps.push(...netSteps(input, heat, tokens, kcal))
  }
  return steps
}

/** Converts the value to kcal/kg first, if it has another unit. */
function unitSteps({ value, unit, basis }: HeatInput): Step[] {
  if (unit === 'kcal') return []
  const result = fromKilojoules(toKilojoules(value, unit), 'kcal')
  const name = names[basis]
  return [
    step({
      name: m.calc_step_unit(),
      target: name,
      template: unit === 'mj' ? '{given} × 1000 ÷ 4.1868' : '{given} × 2.326 ÷ 4.1868',
      tokens: { given: [unitText(unit), value] },
      result: withUnit(figure(result, 0), m.calc_kcal()),
      source: 'ISO 1928 · ASTM D5865',
    }),
  ]
}

/** Steps from the given value to the dry value; `null` if the given value is dry. */
const toDry = {
  ar: '{ar} × 100 ÷ (100 − {tm})',
  ad: '{ad} × 100 ÷ (100 − {im})',
  db: null,
  daf: '{daf} × (100 − {dryAsh}) ÷ 100',
  net: '((4.1868 × {net} + 24.43 × {tm}) × 100 ÷ (100 − {tm}) + 212 × {h} + 0.8 × {on}) ÷ 4.1868',
} as const

const fromDry = {
  ar: '{db} × (100 − {tm}) ÷ 100',
  ad: '{db} × (100 − {im}) ÷ 100',
  daf: '{db} × 100 ÷ (100 − {dryAsh})',
} as const

function getTokens({ analysis }: HeatInput, heat: CoalHeat): Tokens {
  const ash = m.calc_symbol_ash()
  const rounded = (value: number) => figure(value, 0)
  return {
    tm: ['TM', analysis.totalMoisture],
    im: ['IM', analysis.inherentMoisture],
    ash: [ash, analysis.ash],
    dryAsh: [`${ash}(DB)`, figure(heat.dryAsh, 2)],
    ar: ['GAR', rounded(heat.ar)],
    ad: ['ADB', rounded(heat.ad)],
    db: ['DB', rounded(heat.db)],
    daf: ['DAF', rounded(heat.daf)],
    net: ['NAR', rounded(heat.net ?? 0)],
    h: ['H(DB)', figure(heat.elements?.hydrogen ?? 0, 2)],
    on: ['O+N(DB)', figure(heat.elements?.oxygenNitrogen ?? 0, 2)],
  }
}

function elementSteps(heat: CoalHeat, tokens: Tokens, percent: (value: number) => string): Step[] {
  const { elements } = heat
  if (!elements) return []
  const fuel = (100 - heat.dryAsh) / 100
  const dry = [
    ['H', elements.hydrogen],
    ['O+N', elements.oxygenNitrogen],
  ] as const
  return dry.map(([symbol, value]) =>
    step({
      name: m.calc_step_element({ symbol }),
      target: `${symbol}(DB)`,
      template: '{given} × (100 − {dryAsh}) ÷ 100',
      tokens: { ...tokens, given: [`${symbol}(DAF)`, figure(value / fuel, 2)] },
      result: percent(value),
      source: bases,
    }),
  )
}

function netSteps(
  { analysis }: HeatInput,
  heat: CoalHeat,
  tokens: Tokens,
  kcal: (value: number) => string,
): Step[] {
  const { elements } = heat
  if (heat.net === null || !elements) return []
  const hydrogen = onBasis(elements.hydrogen, 'db', 'ar', analysis)
  return [
    step({
      name: m.calc_step_net(),
      target: 'NAR',
      template:
        '((4.1868 × {db} − 212 × {h} − 0.8 × {on}) × (100 − {tm}) ÷ 100 − 24.43 × {tm}) ÷ 4.1868',
      tokens,
      result: kcal(heat.net),
      source: net,
    }),
    step({
      name: m.calc_step_short(),
      target: 'NAR',
      template: '{ar} − 50.7 × {har} − 5.85 × {tm}',
      tokens: { ...tokens, har: ['H(AR)', figure(hydrogen, 2)] },
      result: kcal(shortNet(heat.ar, hydrogen, analysis.totalMoisture)),
      source: m.calc_source_short(),
    }),
  ]
}
