import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { plainText } from '../../../ui/text/plain-text.ts'
import { withUnits } from '../../../ui/text/with-units.ts'

/** A feature of a product or tool, as a line of its table. */
export type FeatureLine = { name: string; text: string }

/** Returns the features of a product or tool in one language. */
export function featureLines({ features = [] }: Product, locale: Locale): FeatureLine[] {
  return features.map((feature) => ({
    name: plainText(translated(feature, 'title', locale)),
    text: withUnits(plainText(translated(feature, 'description', locale))),
  }))
}
