import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Media } from '../../platform/payload-types.ts'
import { textIn } from './localized.ts'

type Credited = number | Pick<Media, 'credit'> | null | undefined

/**
 * Returns the `image_credit` of a picture of the contract, in one language, or nothing without a credit. Needs a read with
 * depth 1.
 */
export function imageCredit<Document>(
  document: Localized<Document>,
  locale: BaseLocale,
  pick: (document: Document) => Credited,
): { image_credit?: string } {
  const credit = textIn(document, locale, (one) => {
    const picture = pick(one)
    return typeof picture === 'object' ? picture?.credit : null
  })
  return credit === '' ? {} : { image_credit: credit }
}
