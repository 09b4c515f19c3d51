import type { NewsItem } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { newsView } from './news-view.ts'

const picture = (_kind: string, path: string | null) => path

function item(id: number, change: Partial<NewsItem['translation']> = {}): NewsItem {
  return {
    id,
    created_at: '2025-02-14T18:30:00Z',
    image: null,
    translation: { title: `Berita ${id}`, content: '<p>Isi</p>', ...change },
  }
}

test('shows the first item large and the next three as cards', () => {
  const { lead, cards } = newsView(
    [1, 2, 3, 4, 5].map((id) => item(id)),
    'id',
    picture,
  )
  expect(lead?.id).toBe(1)
  expect(cards.map((card) => card.id)).toEqual([2, 3, 4])
})

test('has neither without news', () => {
  expect(newsView([], 'id', picture)).toEqual({ lead: null, cards: [] })
})

test('cuts the excerpt at 200 characters of text and a card’s title at 60', () => {
  const long = item(1, { title: 'j'.repeat(90), content: `<p>${'&amp;'.repeat(250)}</p>` })
  const { lead, cards } = newsView([long, long], 'id', picture)
  expect(lead?.excerpt).toBe(`${'&'.repeat(200)}…`)
  expect(lead?.title).toBe('j'.repeat(90))
  expect(cards[0]?.title).toBe(`${'j'.repeat(60)}…`)
})

test('shows the date in Jakarta time, in the visitor’s language', () => {
  expect(newsView([item(1)], 'id', picture).lead?.date?.human).toBe('15 Februari 2025')
  expect(newsView([item(1)], 'en', picture).lead?.date?.human).toBe('February 15, 2025')
})
