import { expect, test } from 'vitest'
import { postId, postView } from './post-view.server.ts'

const addresses = {
  picture: (kind: string, path: string | null) => path && `/media/${kind}${path}`,
  pictureSize: (kind: string) => (kind === 'blog' ? { width: 1600, height: 900 } : null),
  localise: (path: string) => `/en${path}`,
  tableName: (number: number) => `Table ${number}`,
}

test.each(['0', '01', '-1', '1.0', '1e3', '１', 'satu', '', '99999999999999999999'])(
  'reads no id from %j',
  (segment) => {
    expect(postId(segment)).toBeNull()
  },
)

test('reads an id in plain digits', () => {
  expect(postId('12')).toBe(12)
})

test('shows a post with its sanitised body and an excerpt', () => {
  const content = `<h1>Bab</h1><p onclick="x()">${'kata '.repeat(60)}</p><img src="/storage/a.webp">`
  const post = {
    id: 12,
    title: 'Timah &amp; emas',
    image: '/b.webp',
    category: 'Logam',
    published_date: '2025-02-14T18:30:00Z',
    content,
  }
  const view = postView(post, 'id', addresses)
  expect(view).toMatchObject({
    id: 12,
    title: 'Timah & emas',
    category: 'Logam',
    date: { human: '15 Februari 2025' },
    picture: '/media/blog/b.webp',
  })
  expect(view.excerpt).toMatch(/^Bab kata .* kata…$/)
  expect(view.body).toContain('<h2>Bab</h2><p>kata')
  expect(view.body).toContain('src="/media/960/blog/storage/a.webp"')
  expect(view.body).toContain('width="1600" height="900"')
})
