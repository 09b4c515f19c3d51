import { m } from '../../../paraglide/messages.js'
import type { Table } from '../calculator-view.ts'
import { figure } from '../figures.ts'
import { type Step, step, withUnit } from '../worked.ts'
import { priceByHeat, tonnesBilled } from './billing.ts'
import type { HeatInput } from './heat-input.ts'

/** Rows of the table with the steps that lead to them. */
type Part = { rows: Table['rows']; steps: Step[] }

const nothing: Part = { rows: [], steps: [] }

/** Returns the cost of a cargo by the values of its contract; empty without these. */
export function billingView(input: HeatInput): { tables: Table[]; steps: Step[] } {
  const parts = [priceByHeatPart(input), tonnesByMoisturePart(input)]
  const rows = parts.flatMap((part) => part.rows)
  const columns = [m.calc_item(), m.calc_amount()]
  const table = { caption: m.calc_billing_caption(), columns, rows }
  return {
    tables: rows.length > 0 ? [table] : [],
    steps: parts.flatMap((part) => part.steps),
  }
}

/** Returns the price pro rata to the calorific value, with the invoice for it. */
function priceByHeatPart({ price, value, contractValue, tonnes }: HeatInput): Part {
  if (price === null || contractValue === null) return nothing
  const adjusted = priceByHeat(price, value, contractValue)
  const name = m.calc_adjusted_price()
  const worked = step({
    name,
    template: '{price} × {actual} ÷ {contract}',
    tokens: {
      price: [m.calc_price(), price],
      actual: [m.calc_heat_value(), value],
      contract: [m.calc_contract_value(), contractValue],
    },
    result: withUnit(figure(adjusted, 2), m.calc_per_tonne()),
    source: m.calc_source_contract(),
  })
  const rows = [amountRow(name, adjusted, m.calc_per_tonne())]
  if (tonnes !== null) rows.push(amountRow(m.calc_amount_by_heat(), tonnes * adjusted, ''))
  return { rows, steps: [worked] }
}

/** Returns the tonnes without the moisture above the contract's limit, with the invoice for them. */
function tonnesByMoisturePart({ price, tonnes, contractMoisture, analysis }: HeatInput): Part {
  if (tonnes === null || contractMoisture === null) return nothing
  const { totalMoisture } = analysis
  const billed = tonnesBilled(tonnes, { actual: totalMoisture, contract: contractMoisture })
  const isWetter = totalMoisture > contractMoisture
  const worked = step({
    name: isWetter ? m.calc_tonnes_billed() : m.calc_tonnes_unchanged(),
    target: m.calc_tonnes_billed(),
    template: isWetter ? '{tonnes} × (100 − {tm}) ÷ (100 − {contract})' : '{tonnes}',
    tokens: {
      tonnes: [m.calc_tonnes_weighed(), tonnes],
      tm: ['TM', totalMoisture],
      contract: [m.calc_contract_moisture(), contractMoisture],
    },
    result: withUnit(figure(billed, 2), 't'),
    source: m.calc_source_contract(),
  })
  const rows = [amountRow(m.calc_tonnes_billed(), billed, 't')]
  if (price !== null) rows.push(amountRow(m.calc_amount_by_moisture(), billed * price, ''))
  return { rows, steps: [worked] }
}

function amountRow(name: string, value: number, unit: string): Table['rows'][number] {
  return { name, cells: [withUnit(figure(value, 2), unit)] }
}
