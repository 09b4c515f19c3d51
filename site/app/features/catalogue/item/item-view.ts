import type { Product } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import { pageSeo } from '../../../page-texts/page-seo.ts'
import type { PageSeo } from '../../../page-texts/site-page.ts'
import { plainText, textLines } from '../../../ui/text/plain-text.ts'
import { sentenceEnds, wholeSentences } from '../../../ui/text/whole-sentences.ts'
import { type FeatureLine, featureLines } from '../offer/feature-lines.ts'

/** A product or tool on its own page. */
export type ItemView = {
  name: string
  /** First sentences of the description, for search engines. */
  summary: string
  /** A sentence that describes the item. */
  sentence: string
  /** The rest of the description. */
  paragraphs: string[]
  focus?: ImageFocus | undefined
  features: FeatureLine[]
}

const summaryLimit = 160

/** Returns one product or tool in one language (specification, section 2). */
export function itemView(item: Product, locale: Locale): ItemView {
  const description = translated(item, 'description', locale)
  const { sentence, rest } = splitFirstSentence(textLines(description), locale)
  return {
    name: translated(item, 'name', locale),
    summary: wholeSentences(plainText(description), summaryLimit, locale),
    sentence,
    paragraphs: rest,
    focus: item.image_focus,
    features: featureLines(item, locale),
  }
}

/** Returns an editor's texts for search engines in one language. */
export function itemSeo({ seo }: Product, locale: Locale, picture: ImageSource): PageSeo {
  return pageSeo({ ...seo, ...seo?.translations?.[locale] }, picture)
}

/** A shorter sentence, such as an abbreviation with a point, does not describe a thing. */
const minSentence = 20
/** Number of characters searched for the end of the sentence. */
const longestSentence = 1000

/** Splits a description into its first sentence and the remaining paragraphs. */
export function splitFirstSentence(
  paragraphs: readonly string[],
  locale: Locale,
): { sentence: string; rest: string[] } {
  const [first = '', ...others] = paragraphs
  const ends = sentenceEnds(first.slice(0, longestSentence), locale)
  const isLong = (end: number) => first.slice(0, end).trim().length >= minSentence
  const end = ends.find(isLong) ?? ends.at(-1) ?? 0
  const remainder = first.slice(end).trim()
  return {
    sentence: first.slice(0, end).trim(),
    rest: remainder === '' ? others : [remainder, ...others],
  }
}
