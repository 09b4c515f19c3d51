import type { NewsItem } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { longDate } from '../../i18n/long-date.ts'
import { plainText } from '../../ui/text/plain-text.ts'
import { shorten } from '../../ui/text/shorten.ts'
import type { HomeView, NewsEntry } from './home.ts'
import type { Addresses } from './home-view.ts'

/** The specification's limits (section 9), in characters. */
const excerptLimit = 200
const cardTitleLimit = 60
const cardCount = 3

/** The newest post large, the next three as cards with shortened titles. */
export function newsView(
  items: readonly NewsItem[],
  locale: Locale,
  addresses: Pick<Addresses, 'picture'>,
): HomeView['news'] {
  const [lead = null, ...cards] = items
    .slice(0, 1 + cardCount)
    .map((item) => entryOf(item, locale, addresses))
  return {
    lead,
    cards: cards.map((card) => ({ ...card, title: shorten(card.title, cardTitleLimit) })),
  }
}

function entryOf(
  item: NewsItem,
  locale: Locale,
  { picture }: Pick<Addresses, 'picture'>,
): NewsEntry {
  return {
    id: item.id,
    title: plainText(item.translation.title),
    excerpt: shorten(plainText(item.translation.content), excerptLimit),
    picture: picture('blog', item.image),
    date: longDate(item.created_at, locale),
  }
}
