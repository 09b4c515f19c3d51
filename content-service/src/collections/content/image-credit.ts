import type { BaseLocale } from '@niaga/contract/locale'
import type { Media } from '../../platform/payload-types.ts'
import { type Localized, textIn } from './localized.ts'

type Credited = number | Pick<Media, 'credit'> | null | undefined

/** The `image_credit` beside a picture of the contract, in one language; left out without one. Needs a read with depth 1. */
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
