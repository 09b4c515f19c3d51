import { expect, test } from 'vitest'
import { relatedPosts } from '../../../ui/related-posts.ts'
import { splitFirstSentence } from './item-view.ts'

test.for([
  [
    ['Batubara termal untuk pabrik semen. Dikirim 1.000 t.', 'Dua.'],
    'Batubara termal untuk pabrik semen.',
    ['Dikirim 1.000 t.', 'Dua.'],
  ],
  [['PT. Contoh menjual pasir kuarsa halus.'], 'PT. Contoh menjual pasir kuarsa halus.', []],
  [['Tanpa titik'], 'Tanpa titik', []],
  [[], '', []],
] as const)('%o begins with %o', ([paragraphs, sentence, rest]) => {
  expect(splitFirstSentence(paragraphs, 'id')).toEqual({ sentence, rest })
})

const posts = ['Debu batubara', 'Pasir silika', 'Pasir kuarsa', 'Dan lain'].map((title, index) => ({
  ...{ id: index + 1, title, image: null, published_date: null },
  category: index === 3 ? 'Batubara' : null,
}))

test('relates the posts whose title or category has a word of the name, the most words first', () => {
  const related = (name: string) => relatedPosts(posts, name).map(({ id }) => id)
  expect(related('Batubara')).toEqual([1, 4])
  expect(related('Pasir Kuarsa')).toEqual([3, 2])
  expect(related('Dan')).toEqual([])
})
