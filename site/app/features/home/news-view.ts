import type { NewsItem } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import { type LongDate, longDate } from '../../i18n/long-date.ts'
import { otherBodyLocale } from '../../i18n/page-locales.ts'
import { plainText } from '../../ui/text/plain-text.ts'
import { shorten } from '../../ui/text/shorten.ts'

export type NewsEntry = {
  id: number
  title: string
  /** Language of title and excerpt, if it differs from the visitor's. */
  language?: Locale | undefined
  excerpt: string
  picture: string | null
  focus?: ImageFocus | undefined
  /** Credit of the picture. */
  credit?: string | undefined
  date: LongDate | null
}

export type NewsView = { lead: NewsEntry | null; cards: NewsEntry[] }

/** Returns the site's own address of a post's picture. */
type PictureAddress = (kind: 'blog', path: string | null) => string | null

/** Limits of the specification (section 9), in characters. */
const excerptLimit = 200
const cardTitleLimit = 60
const cardCount = 3

/** Returns the newest post as a large card, and the next three as cards with shortened titles. */
export function newsView(
  items: readonly NewsItem[],
  locale: Locale,
  picture: PictureAddress,
): NewsView {
  const [lead = null, ...cards] = items
    .slice(0, 1 + cardCount)
    .map((item) => getEntry(item, locale, picture))
  return {
    lead,
    cards: cards.map((card) => ({ ...card, title: shorten(card.title, cardTitleLimit) })),
  }
}

function getEntry(item: NewsItem, locale: Locale, picture: PictureAddress): NewsEntry {
  return {
    id: item.id,
    title: plainText(item.translation.title),
    language: otherBodyLocale(`/blog/${item.id}`, locale),
    excerpt: shorten(plainText(item.translation.content), excerptLimit),
    picture: picture('blog', item.image),
    focus: item.image_focus,
    credit: item.image_credit,
    date: longDate(item.created_at, locale),
  }
}
