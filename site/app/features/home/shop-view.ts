import type { Document } from '@niaga/contract/documents'
import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { type GoodsCard, goodsCard } from '../catalogue/lists/goods-card-view.ts'
import { someUnits, unitsOnOffer } from '../catalogue/lists/units-on-offer.ts'
import type { UnitView } from '../catalogue/offer/unit-view.ts'
import { itemCredit, itemPicture } from '../catalogue/sheet/item-picture.ts'
import { getItemSheet } from '../catalogue/sheet/item-sheet.ts'
import type { OwnPicture } from '../catalogue/sheet/machine-types.ts'
import type { SheetSource } from '../catalogue/sheet/sheet-view.ts'
import { unitPictures } from '../catalogue/sheet/unit-pictures.ts'

export const proofs = ['grades', 'ports', 'units', 'documents'] as const

/** How many entries of a kind a visitor can look up on the site. */
export type ProofFigure = { name: (typeof proofs)[number]; count: number }

/** Content of the home page about the offer. */
export type ShopView = { goods: GoodsCard[]; units: UnitView[]; proof: ProofFigure[] }

export type ShopSources = {
  products: readonly Product[]
  tools: readonly Tool[]
  documents: readonly Document[]
  /** Specification sheets of the products and machines. */
  sheets: readonly SheetSource[]
}

const goodsCount = 6
const unitCount = 4

/** Returns the offer in one language. Hosts without grades or units have no goods or no units here. */
export function shopView(
  { products, tools, documents, sheets }: ShopSources,
  locale: Locale,
  { imageSource, ownPicture }: { imageSource: ImageSource; ownPicture: OwnPicture },
): ShopView {
  const hasGrades = products.some(({ grades = [] }) => grades.length > 0)
  const sources = { imageSource, sheets }
  const units = unitsOnOffer(tools, locale, unitPictures(locale, { ...sources, ownPicture }))
  const card = (product: Product) =>
    goodsCard(product, {
      locale,
      picture: itemPicture(product, 'product', locale, sources),
      credit: itemCredit(product, 'product', locale, sources),
      sheet: getItemSheet(sheets, product, translated(product, 'name', locale)),
    })
  const proof: ProofFigure[] = [
    { name: 'grades', count: sum(products.map(({ grades = [] }) => grades.length)) },
    { name: 'ports', count: portCount([...products, ...tools]) },
    { name: 'units', count: units.filter(({ state }) => state !== 'sold').length },
    { name: 'documents', count: documents.length },
  ]
  return {
    goods: hasGrades ? products.slice(0, goodsCount).map(card) : [],
    units: someUnits(units, unitCount),
    proof: proof.filter(({ count }) => count > 0),
  }
}

/** Counts a port once, however many products are loaded there. */
function portCount(items: readonly (Product | Tool)[]): number {
  const names = items.flatMap(({ terms }) =>
    (terms?.load_ports ?? []).map(({ name }) => name.trim().toLowerCase()),
  )
  return new Set(names).size
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
