import type { CalculatorPath } from '@niaga/contract/pages'
import type { CalculatorView, Table } from './calculator-view.ts'
import type { Coal } from './heat/cost-view.ts'

export type Calculator = {
  /** Returns the view of an address, with the coals on offer; called on the server and again for every value typed. */
  getView: (search: URLSearchParams, coals?: readonly Coal[]) => CalculatorView
  /** Returns tables of usual values to start from. */
  getReferences?: () => Table[]
}

/** Loads the module of each calculator, in a browser only on its page. */
export const calculators: Readonly<Record<CalculatorPath, () => Promise<Calculator>>> = {
  '/kalkulator/nilai-kalor': () => import('./heat/heat-view.ts'),
  '/kalkulator/tongkang-kapal': () => import('./shipping/shipping-view.ts'),
  '/kalkulator/excavator-truk': () => import('./fleet/fleet-view.ts'),
}
