import { isOnOffer, type Unit } from '@niaga/contract/units'
import type { Offer, Product, PropertyValue } from 'schema-dts'
import { priceIn } from './price.ts'
import { quantity, type ShownFigure } from './quantity.ts'
import { type AddressBase, companyId, getPicture, pageAddress } from './thing-address.ts'

/** A product or machine as its page shows it, in one language. */
export type ShownProduct = {
  name: string
  description: string
  picture: string | null
  figures: readonly ShownFigure[]
  /** The address of the page in the default language. */
  path: string
  /** The page with the offer, if this page only has the specification. */
  offerPath: string | null
  units: readonly ShownUnit[]
  grades: readonly ShownGrade[]
}

/** A quality in which a product is sold, with its typical figures. */
export type ShownGrade = { name: string; path: string; figures: readonly ShownFigure[] }

/** A machine for sale or hire. */
export type ShownUnit = {
  name: string
  /** Its page in the default language. */
  path: string
  /** The price as an editor wrote it, with its last day. */
  price: { text: string; validUntil: string | undefined } | null
  state: Unit['state']
  isFree: boolean
}

/** Returns a product, the same on both of its pages; a grade is its model, and only a unit with a numeric price its offer; each unit has a page. */
export function product(shown: ShownProduct, base: AddressBase): Product {
  const { name, description, picture, figures, path, offerPath, units, grades } = shown
  const url = pageAddress(offerPath ?? path, base)
  // A unit's own page is about it alone.
  const others = units.filter((unit) => isOnOffer(unit) && unit.path !== path)
  const offers = units.flatMap((unit) => getOffers(unit, base))
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    url: pageAddress(path, base),
    ...(description && { description }),
    ...getPicture(picture, base),
    ...getProperties(figures, base),
    ...(grades.length > 0 && {
      model: grades.map((grade) => ({
        '@type': 'ProductModel' as const,
        ...{ name: grade.name, url: pageAddress(grade.path, base) },
        ...getProperties(grade.figures, base),
      })),
    }),
    ...(offers.length > 0 && { offers }),
    // Units without a numeric price too.
    ...(others.length > 0 && {
      isRelatedTo: others.map((unit) => ({
        '@type': 'Product' as const,
        ...{ name: unit.name, url: pageAddress(unit.path, base) },
      })),
    }),
  }
}

function getProperties(figures: readonly ShownFigure[], { locale }: AddressBase) {
  if (figures.length === 0) return {}
  return { additionalProperty: figures.map((figure): PropertyValue => quantity(figure, locale)) }
}

function getOffers(unit: ShownUnit, base: AddressBase): Offer[] {
  const { name, path, price, isFree } = unit
  const amount = price && priceIn(price.text, base.locale)
  if (!amount || !isOnOffer(unit)) return []
  return [
    {
      '@type': 'Offer',
      name,
      url: pageAddress(path, base),
      ...amount,
      ...(price.validUntil && { priceValidUntil: price.validUntil }),
      availability: `https://schema.org/${isFree ? 'InStock' : 'OutOfStock'}`,
      seller: companyId(base.origin),
    },
  ]
}
