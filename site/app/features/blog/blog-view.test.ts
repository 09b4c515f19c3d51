import type { BlogSummary } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { blogView } from './blog-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`

function post(id: number, title = `Artikel ${id}`): BlogSummary {
  return { id, title, image: 'a.webp', category: null, published_date: null }
}

/** A list from a host without pages. */
function all(posts: readonly BlogSummary[]) {
  return { posts, total: posts.length, isWhole: true }
}

const posts = Array.from({ length: 30 }, (_, index) => post(index + 1))

test('shows twelve posts a page, in the order of the list', () => {
  const view = blogView(all(posts), { query: '', page: 3 }, 'id', picture)
  expect(view).toMatchObject({ page: 3, pageCount: 3, hits: 30 })
  expect(view?.cards.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30])
})

test('shows the posts of a page as the host has found them', () => {
  const list = { posts: posts.slice(12, 24), total: 30, isWhole: false }
  const view = blogView(list, { query: 'kadar', page: 2 }, 'id', picture)
  expect(view).toMatchObject({ query: 'kadar', page: 2, pageCount: 3, hits: 30 })
  expect(view?.cards.map(({ id }) => id)).toEqual(list.posts.map(({ id }) => id))
  expect(blogView(list, { query: 'kadar', page: 4 }, 'id', picture)).toBeNull()
})

test('has no page after the last one, and a first one even without posts', () => {
  expect(blogView(all(posts), { query: '', page: 4 }, 'id', picture)).toBeNull()
  expect(blogView(all([]), { query: '', page: 1 }, 'id', picture)).toMatchObject({
    pageCount: 1,
    hits: 0,
    cards: [],
  })
})

test('searches all posts by title, whatever case and accents', () => {
  const many = [...posts, post(31, 'Kadar Fé₂O₃ &amp; abu')]
  for (const query of ['FE2O3', 'fé', ' kadar  fe2 ', '& ABU']) {
    const view = blogView(all(many), { query, page: 1 }, 'id', picture)
    expect(view?.cards.map(({ id }) => id)).toEqual([31])
  }
  expect(blogView(all(many), { query: 'tidak ada', page: 1 }, 'id', picture)?.hits).toBe(0)
})

test('shows a post’s date in Jakarta time, and nothing where the post has none', () => {
  const dated = { ...post(1), published_date: '2025-02-14T18:30:00Z', category: 'Timah' }
  const [card] = blogView(all([dated]), { query: '', page: 1 }, 'en', picture)?.cards ?? []
  expect(card).toMatchObject({ category: 'Timah', date: { human: 'February 15, 2025' } })
  const [open] = blogView(all([post(2)]), { query: '', page: 1 }, 'en', picture)?.cards ?? []
  expect(open).toMatchObject({ category: null, date: null, picture: '/media/blog/a.webp' })
})

test('reads the titles of a list once, however often it is searched', () => {
  let reads = 0
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...post(index + 1),
    get title() {
      reads += 1
      return `Mutu muatan ${index}`
    },
  }))
  for (let round = 0; round < 10; round += 1) {
    blogView(all(many), { query: `nikel ${round}`, page: 1 }, 'id', picture)
  }
  expect(reads).toBe(100)
})
