import type { MiningLocation, Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { m } from '../../paraglide/messages.js'
import { rateNames } from '../../ui/load-ports.ts'
import { type GoodsCard, goodsCard } from '../catalogue/lists/goods-card-view.ts'
import { someUnits, unitsOnOffer } from '../catalogue/lists/units-on-offer.ts'
import { openWindows, windowView } from '../catalogue/offer/terms-view.ts'
import type { UnitView } from '../catalogue/offer/unit-view.ts'
import { itemLook } from '../catalogue/sheet/item-look.ts'
import type { OwnPicture } from '../catalogue/sheet/machine-types.ts'
import type { SheetSource } from '../catalogue/sheet/sheet-view.ts'
import { unitPictures } from '../catalogue/sheet/unit-pictures.ts'
import { type WayView, wayView } from './way-view.ts'

/** What a buyer can have next, with the page that says more. */
export type ShopFact = { name: string; figure: string; unit?: string; text: string; to: string }

/** Content of the home page about the offer; `way` is `null` if the host sells no coal. */
export type ShopView = {
  goods: GoodsCard[]
  units: UnitView[]
  facts: ShopFact[]
  way: WayView | null
  /** The day after which the first loading window is past, `null` without one. */
  lastDay: string | null
}

export type ShopSources = {
  products: readonly Product[]
  tools: readonly Tool[]
  locations: readonly MiningLocation[]
  /** Specification sheets of the products and machines. */
  sheets: readonly SheetSource[]
}

const goodsCount = 6
const unitCount = 4

/** Returns the offer in one language. Hosts without grades or units have no goods or no units here. */
export function shopView(
  { products, tools, locations, sheets }: ShopSources,
  locale: Locale,
  {
    imageSource,
    ownPicture,
    today,
  }: { imageSource: ImageSource; ownPicture: OwnPicture; today: string },
): ShopView {
  const hasGrades = products.some(({ grades = [] }) => grades.length > 0)
  const sources = { imageSource, sheets }
  const units = unitsOnOffer(tools, locale, unitPictures(locale, { ...sources, ownPicture }))
  const card = (product: Product) =>
    goodsCard(product, locale, itemLook(product, 'product', locale, sources))
  const coal = products.find((product) => card(product).sheetPath === '/produk/batubara')
  const next = nextWindow(products, today)
  return {
    goods: hasGrades ? products.slice(0, goodsCount).map(card) : [],
    units: someUnits(units, unitCount),
    facts: [
      ...(next ? windowFacts(next, locale) : []),
      ...unitFact(units, locale),
      ...(coal ? gradeFact(card(coal), locale) : []),
    ],
    way: coal?.terms ? wayView(coal, products, locations, locale) : null,
    lastDay: next?.window.to ?? null,
  }
}

/** Returns the next loading window of all products. */
function nextWindow(products: readonly Product[], today: string) {
  return products
    .flatMap((product) =>
      openWindows(product.terms ?? {}, today).map((window) => ({ product, window })),
    )
    .sort((one, other) => one.window.from.localeCompare(other.window.from))[0]
}

/** Returns a window's days, and the rate at which its port loads. */
function windowFacts(
  { product, window }: NonNullable<ReturnType<typeof nextWindow>>,
  locale: Locale,
): ShopFact[] {
  const { days, tonnes, port: place, product: grade } = windowView(window, product, locale)
  const port = product.terms?.load_ports?.find(({ name }) => name === window.port)
  const rate = port && translated(port, 'loading_rate', locale)
  const name = grade || translated(product, 'name', locale)
  return [
    {
      name: m.home_laycan({}, { locale }),
      figure: days,
      text: [name, tonnes, place].filter(Boolean).join('; '),
      to: `/produk/${product.id}`,
    },
    ...(port && rate
      ? [
          {
            ...{ name: rateNames[port.kind]({}, { locale }), figure: rate, text: place },
            to: '/lokasi-tambang',
          },
        ]
      : []),
  ]
}

function unitFact(units: readonly UnitView[], locale: Locale): ShopFact[] {
  const free = units.filter(({ isFree }) => isFree)
  if (free.length === 0) return []
  const kinds = [...new Set(free.map(({ tool }) => tool.name))]
  return [
    {
      ...{ name: m.home_units({}, { locale }), figure: `${free.length}`, text: kinds.join(', ') },
      to: '/alat#machines',
    },
  ]
}

/** Returns the figure of a product's card with its grades, which are its first fact. */
function gradeFact({ id, figure, facts }: GoodsCard, locale: Locale): ShopFact[] {
  const grades = facts.find(({ name }) => name === m.offer_grades({}, { locale }))
  if (!figure || !grades) return []
  return [{ ...grades, figure: figure.value, unit: figure.unit, to: `/produk/${id}` }]
}
