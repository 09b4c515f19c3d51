import { m } from '../../../paraglide/messages.js'
import type { Table } from '../calculator-view.ts'
import { figure } from '../figures.ts'
import { type Step, step, withUnit } from '../worked.ts'
import { priceByHeat, pricePerGigajoule, tonnesBilled } from './billing.ts'
import type { CoalHeat } from './coal-heat.ts'
import type { HeatInput } from './heat-input.ts'
import { fromKilojoules, gigajoulesPerMmbtu, toKilojoules } from './heat-units.ts'

/** What a cargo costs by its heat and its moisture; nothing without a price or tonnes. */
export function billingView(input: HeatInput, heat: CoalHeat): { tables: Table[]; steps: Step[] } {
  const rows: Table['rows'] = []
  const steps: Step[] = []
  const { price, contractValue, tonnes, contractMoisture, analysis } = input
  if (price !== null) {
    for (const [name, kilocalories] of [
      ['GAR', heat.ar],
      ['NAR', heat.net],
    ] as const) {
      if (kilocalories === null) continue
      const megajoules = fromKilojoules(toKilojoules(kilocalories, 'kcal'), 'mj')
      const perGigajoule = pricePerGigajoule(price, megajoules)
      rows.push({
        name: m.calc_price_per_heat({ basis: name }),
        cells: [
          withUnit(figure(perGigajoule, 3), m.calc_per_gigajoule()),
          figure(perGigajoule * gigajoulesPerMmbtu, 3),
        ],
      })
      steps.push(
        step({
          name: m.calc_price_per_heat({ basis: name }),
          target: m.calc_per_gigajoule(),
          template: '{price} ÷ {heat}',
          tokens: {
            price: [m.calc_price(), price],
            heat: [`${name} MJ/kg`, figure(megajoules, 3)],
          },
          result: figure(perGigajoule, 3),
        }),
      )
    }
  }
  const adjusted =
    price !== null && contractValue !== null ? priceByHeat(price, input.value, contractValue) : null
  if (adjusted !== null && price !== null && contractValue !== null) {
    const tokens = {
      price: [m.calc_price(), price],
      actual: [m.calc_heat_value(), input.value],
      contract: [m.calc_contract_value(), contractValue],
    } as const
    rows.push(amountRow(m.calc_adjusted_price(), adjusted, m.calc_per_tonne()))
    steps.push(
      step({
        name: m.calc_adjusted_price(),
        target: m.calc_adjusted_price(),
        template: '{price} × {actual} ÷ {contract}',
        tokens,
        result: withUnit(figure(adjusted, 2), m.calc_per_tonne()),
        source: m.calc_source_contract(),
      }),
    )
  }
  const billed =
    tonnes !== null && contractMoisture !== null
      ? tonnesBilled(tonnes, { actual: analysis.totalMoisture, contract: contractMoisture })
      : null
  if (billed !== null && tonnes !== null && contractMoisture !== null) {
    rows.push(amountRow(m.calc_tonnes_billed(), billed, 't'))
    const isWetter = analysis.totalMoisture > contractMoisture
    steps.push(
      step({
        name: isWetter ? m.calc_tonnes_billed() : m.calc_tonnes_unchanged(),
        target: m.calc_tonnes_billed(),
        template: isWetter ? '{tonnes} × (100 − {tm}) ÷ (100 − {contract})' : '{tonnes}',
        tokens: {
          tonnes: [m.calc_tonnes_weighed(), tonnes],
          tm: ['TM', analysis.totalMoisture],
          contract: [m.calc_contract_moisture(), contractMoisture],
        },
        result: withUnit(figure(billed, 2), 't'),
        source: m.calc_source_contract(),
      }),
    )
  }
  if (tonnes !== null && adjusted !== null) {
    rows.push(amountRow(m.calc_amount_by_heat(), tonnes * adjusted, ''))
  }
  if (billed !== null && price !== null) {
    rows.push(amountRow(m.calc_amount_by_moisture(), billed * price, ''))
  }
  const columns = [m.calc_item(), m.calc_amount(), m.calc_per_mmbtu()]
  const hasHeat = price !== null
  const table = {
    caption: m.calc_billing_caption(),
    columns: hasHeat ? columns : columns.slice(0, 2),
    rows: rows.map(({ name, cells }) => ({
      name,
      cells: hasHeat && cells.length === 1 ? [...cells, ''] : cells,
    })),
  }
  return { tables: rows.length > 0 ? [table] : [], steps }
}

function amountRow(name: string, value: number, unit: string): Table['rows'][number] {
  return { name, cells: [withUnit(figure(value, 2), unit)] }
}
