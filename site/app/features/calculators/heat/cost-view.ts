import {
  type CoalHeat,
  coalHeat,
  fromKilojoules,
  gigajoulesPerMmbtu,
  onBasis,
  toKilojoules,
} from '@niaga/contract/coal-heat'
import { m } from '../../../paraglide/messages.js'
import { type Goods, requestAllPath } from '../../../ui/calls.ts'
import type { CalculatorView } from '../calculator-view.ts'
import { numberField } from '../field.ts'
import { figure } from '../figures.ts'
import { readFields } from '../read-fields.ts'
import { step } from '../worked.ts'
import { kilogramsPerTerajoule, pricePerGigajoule } from './billing.ts'
import { priceLimits } from './heat-fields.ts'
import { type HeatInput, readHeat } from './heat-input.ts'

/** A grade on offer. */
export type Coal = {
  /** Its name in an address. */
  slug: string
  name: string
  /** Its name with that of its product, as in a request. */
  title: string
  /** Its figures as the query of this calculator's address. */
  query: string
  /** Total sulfur, air-dried, in %; `null` if unknown. */
  sulfur: number | null
  /** Per tonne; `null` without a current price. */
  price: number | null
}

type Prices = ReturnType<typeof readPrices>

/** Reads the price and the freight of each grade. */
export function readPrices(coals: readonly Coal[], search: URLSearchParams) {
  const options = { unit: m.calc_per_tonne(), isNeeded: false }
  const fields = coals.flatMap(({ slug, name: grade, price }) => [
    numberField(`harga-${slug}`, m.calc_grade_price({ grade }), priceLimits, {
      ...options,
      typical: price === null ? null : String(price),
    }),
    numberField(`angkut-${slug}`, m.calc_grade_freight({ grade }), priceLimits, options),
  ])
  return readFields(Object.fromEntries(fields.map((field) => [field.name, field])), search)
}

/** A coal with its price and freight per tonne; all shares are air-dried, in %. */
type Priced = {
  name: string
  price: number
  freight: number
  input: HeatInput
  heat: CoalHeat
  sulfur: number | null
}

/**
 * Returns the costs of the entered coal and of the grades per energy, the lowest first. A grade without its own price has
 * that of the entered coal; without any, it is omitted.
 */
export function costView(
  input: HeatInput,
  heat: CoalHeat,
  coals: readonly Coal[],
  prices: Prices,
): Pick<CalculatorView, 'tables' | 'steps' | 'notices' | 'request'> {
  const { price } = input
  const grades = coals.flatMap((coal) => {
    const coalPrice = prices[`harga-${coal.slug}`]?.value ?? price
    const freight = prices[`angkut-${coal.slug}`]?.value ?? 0
    const sample = readHeat(new URLSearchParams(coal.query)).input
    if (coalPrice === null || !sample) return []
    return { ...coal, price: coalPrice, freight, input: sample, heat: coalHeat(sample) }
  })
  const entered = { name: m.calc_entered_coal(), freight: 0, input, heat, sulfur: null }
  const costs = [...(price === null ? [] : [{ ...entered, price }]), ...grades]
    .flatMap(getCosts)
    .sort((one, other) => one.perGigajoule - other.perGigajoule)
  if (costs.length === 0) return { tables: [], steps: [], notices: [] }
  const goods = grades.map(({ title }): Goods => ({ product: title, kind: 'coal' }))
  return {
    tables: [
      {
        caption: m.calc_cost_caption(),
        columns: [
          ...[m.calc_item(), m.calc_per_tonne(), m.calc_per_gigajoule(), m.calc_per_mmbtu()],
          ...[m.calc_ash_per_energy(), m.calc_sulfur_per_energy()],
        ],
        rows: costs.map(({ row }) => row),
      },
    ],
    steps: costs.map(({ worked }) => worked),
    notices: [m.calc_cost_notice()],
    ...(goods.length > 0 && { request: requestAllPath(goods) }),
  }
}

/** Returns the row of a coal, and the step to its main figure; empty without a NAR. */
function getCosts({ name, price, freight, input: { analysis }, heat: { net }, sulfur }: Priced) {
  if (net === null || net <= 0) return []
  const megajoules = fromKilojoules(toKilojoules(net, 'kcal'), 'mj')
  const perGigajoule = pricePerGigajoule(price + freight, megajoules)
  const burden = (share: number) =>
    figure(kilogramsPerTerajoule(onBasis(share, 'ad', 'ar', analysis), megajoules), 0)
  const cells = [
    figure(price + freight, 2),
    figure(perGigajoule, 3),
    figure(perGigajoule * gigajoulesPerMmbtu, 3),
    burden(analysis.ash),
    sulfur === null ? '–' : burden(sulfur),
  ]
  const worked = step({
    name: m.calc_cost_of({ name }),
    target: m.calc_per_gigajoule(),
    template: '({price} + {freight}) ÷ {heat}',
    tokens: {
      price: [m.calc_price(), price],
      freight: [m.calc_freight(), freight],
      heat: ['NAR MJ/kg', figure(megajoules, 3)],
    },
    result: figure(perGigajoule, 3),
  })
  return { perGigajoule, row: { name, cells }, worked }
}
