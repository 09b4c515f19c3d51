import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { sulfurShare } from '../../catalogue/offer/calculator-links.ts'
import { gradeViews } from '../../catalogue/offer/grade-view.ts'
import type { Coal } from './cost-view.ts'

/** An address holds no more fields. */
const maxCoals = 8

/** Returns the grades of the first product that have all figures for the calculator, which only coal has. */
export function coalsOnOffer(products: readonly Product[], locale: Locale): Coal[] {
  const all = products.map((product) =>
    gradeViews(product, locale).flatMap(({ slug, name, title, calculator, rows, price }) => {
      const [, query] = calculator.split('?')
      return query
        ? [{ slug, name, title, query, sulfur: sulfurShare(rows), price: price?.perTonne ?? null }]
        : []
    }),
  )
  return (all.find((coals) => coals.length > 0) ?? []).slice(0, maxCoals)
}
