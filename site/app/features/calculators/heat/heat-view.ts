import {
  type CoalHeat,
  coalHeat,
  fromKilojoules,
  onBasis,
  toKilojoules,
} from '@niaga/contract/coal-heat'
import { m } from '../../../paraglide/messages.js'
import {
  type Answer,
  type CalculatorView,
  type FieldGroup,
  fieldGroup,
  hasFault,
  type Table,
  unanswered,
} from '../calculator-view.ts'
import { figure } from '../figures.ts'
import { billingView } from './billing-view.ts'
import { type Coal, costView, readPrices } from './cost-view.ts'
import { type HeatInput, readHeat } from './heat-input.ts'
import { heatSteps } from './heat-steps.ts'

/** Returns the calorific values of a coal for an address, and its costs beside those of the grades on offer. */
export function getView(search: URLSearchParams, coals: readonly Coal[] = []): CalculatorView {
  const prices = readPrices(coals, search)
  const { unit, readings, input } = readHeat(search)
  const groups = [
    fieldGroup(m.calc_group_heat(), '', [readings.value, unit, readings.basis]),
    fieldGroup(m.calc_group_analysis(), m.calc_group_analysis_lead(), [
      readings.totalMoisture,
      readings.inherentMoisture,
      readings.ash,
    ]),
    fieldGroup(m.calc_group_net(), m.calc_group_net_lead(), [
      readings.hydrogen,
      readings.oxygenNitrogen,
    ]),
    fieldGroup(m.calc_group_billing(), m.calc_group_billing_lead(), [
      readings.price,
      readings.contractValue,
      readings.tonnes,
      readings.contractMoisture,
    ]),
  ]
  if (coals.length > 0) {
    const fields = Object.values(prices)
    groups.push(fieldGroup(m.calc_group_cost(), m.calc_group_cost_lead(), fields))
  }
  if (!input || hasFault(groups)) return unanswered(groups)
  const heat = coalHeat(input)
  const impossible = impossibleText(heat)
  if (impossible !== '') return unanswered(withFirstFault(groups, impossible))
  const billing = billingView(input)
  const { tables, steps, notices, ...cost } = costView(input, heat, coals, prices)
  return {
    groups,
    answers: getAnswers(heat),
    tables: [basesTable(input, heat), ...tables, ...billing.tables],
    notices: [...getNotices(input, heat), ...notices],
    steps: [...heatSteps(input, heat), ...steps, ...billing.steps],
    ...cost,
  }
}

/** No pure coal exceeds this without its water and ash, in kcal/kg: anthracite has about 8,700. */
const maxPossible = 9500

/** Returns why no coal can have these values, or `''` if it can. */
function impossibleText({ daf, net }: CoalHeat): string {
  if (daf > maxPossible) return m.calc_too_hot({ most: figure(maxPossible) })
  return net !== null && net <= 0 ? m.calc_too_cold() : ''
}

/** Marks the first field, which is the calorific value. */
function withFirstFault([first, ...others]: FieldGroup[], fault: string): FieldGroup[] {
  if (!first) return others
  const [value, ...rest] = first.fields
  return [{ ...first, fields: value ? [{ ...value, fault }, ...rest] : rest }, ...others]
}

function getAnswers({ ar, ad, net }: CoalHeat): Answer[] {
  const answer = (name: string, value: number) => ({
    name,
    value: figure(value, 0),
    unit: m.calc_kcal(),
  })
  return [answer('GAR', ar), ...(net === null ? [] : [answer('NAR', net)]), answer('ADB', ad)]
}

function basesTable({ price, analysis }: HeatInput, heat: CoalHeat): Table {
  // A tonne of drier coal contains more coal than a tonne as received.
  const priceOn = (to: 'ar' | 'ad' | 'db' | 'daf') =>
    price === null ? [] : [figure(onBasis(price, 'ar', to, analysis), 2)]
  const row = (name: string, kilocalories: number, prices: string[]) => {
    const kilojoules = toKilojoules(kilocalories, 'kcal')
    return {
      name,
      cells: [
        figure(kilocalories, 0),
        figure(fromKilojoules(kilojoules, 'mj'), 2),
        figure(fromKilojoules(kilojoules, 'btu'), 0),
        ...prices,
      ],
    }
  }
  return {
    caption: m.calc_bases_caption(),
    columns: [
      m.calc_heat_basis(),
      m.calc_kcal(),
      'MJ/kg',
      'BTU/lb',
      ...(price === null ? [] : [m.calc_per_tonne()]),
    ],
    rows: [
      row('GAR (ARB)', heat.ar, priceOn('ar')),
      ...(heat.net === null ? [] : [row('NAR', heat.net, priceOn('ar'))]),
      row('ADB', heat.ad, priceOn('ad')),
      row('DB', heat.db, priceOn('db')),
      row('DAF', heat.daf, priceOn('daf')),
    ],
  }
}

function getNotices(input: HeatInput, { net }: CoalHeat): string[] {
  const { price, contractValue, tonnes, contractMoisture } = input
  const isTwice =
    price !== null && contractValue !== null && tonnes !== null && contractMoisture !== null
  return [
    ...(net === null ? [m.calc_no_net()] : []),
    ...(price === null ? [] : [m.calc_price_notice()]),
    ...(isTwice ? [m.calc_counted_twice()] : []),
  ]
}
