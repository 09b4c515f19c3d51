import type { Product } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import type { PageSeo } from '../../page-texts/site-page.ts'
import { plainText, textLines } from '../../ui/text/plain-text.ts'
import { shortenAtWord } from '../../ui/text/shorten.ts'

/** A feature of a product or tool, as a line of its table. */
export type FeatureLine = { title: string; value: string }

/** A product or tool as its list shows it. */
export type CatalogueCard = {
  id: number
  name: string
  picture: string | null
  focus?: ImageFocus | undefined
  /** The first few; the item's own page has all. */
  features: FeatureLine[]
}

/** A product or tool on its own page. */
export type ItemView = {
  name: string
  /** The description in a sentence or two, for search engines. */
  summary: string
  paragraphs: string[]
  picture: string | null
  focus?: ImageFocus | undefined
  features: FeatureLine[]
}

/** Returns the site's own address of a picture of a product or tool. */
type PictureAddress = (path: string | null) => string | null

const cardFeatureCount = 3
const summaryLimit = 160

/** A list of products or tools in one language; both have the same shape (specification, section 3). */
export function catalogueCards(
  items: readonly Product[],
  locale: Locale,
  picture: PictureAddress,
): CatalogueCard[] {
  return items.map((item) => ({
    id: item.id,
    name: translated(item, 'name', locale),
    picture: picture(item.image),
    focus: item.image_focus,
    features: featureLines(item, locale).slice(0, cardFeatureCount),
  }))
}

/** One product or tool in one language (specification, section 2). */
export function itemView(item: Product, locale: Locale, picture: PictureAddress): ItemView {
  const description = translated(item, 'description', locale)
  return {
    name: translated(item, 'name', locale),
    summary: shortenAtWord(plainText(description), summaryLimit),
    paragraphs: textLines(description),
    picture: picture(item.image),
    focus: item.image_focus,
    features: featureLines(item, locale),
  }
}

/** What an editor wants search engines to show of an item in place of its own name and summary. */
export function itemSeo({ seo }: Product, locale: Locale, picture: ImageSource): PageSeo {
  const texts = { ...seo, ...seo?.translations?.[locale] }
  return {
    title: plainText(texts.title ?? ''),
    description: plainText(texts.description ?? ''),
    picture: picture('page', seo?.image ?? null),
  }
}

function featureLines({ features = [] }: Product, locale: Locale): FeatureLine[] {
  return features.map((feature) => ({
    title: plainText(translated(feature, 'title', locale)),
    value: withUnits(plainText(translated(feature, 'description', locale))),
  }))
}

/** Keeps a figure on one line with the word after it, its unit. */
function withUnits(value: string): string {
  return value.replace(/(\d) (?=\S{1,8}(?:\s|$))/g, '$1\u00a0')
}
