import { expect, test } from 'vitest'
import type { SitemapPage } from '../../app/features/sitemap/sitemap.ts'
import { createPageCache } from './page-cache.ts'
import { pagePolicies } from './page-policy.ts'
import { warmPages } from './warm-pages.ts'

function start() {
  const rendered: string[] = []
  const cache = createPageCache({
    render: async ({ path }) => {
      rendered.push(path)
      if (path === '/blog/1') throw new Error('broken')
      return { status: 200, headers: new Headers(), body: Buffer.from(path), isPartial: false }
    },
    policies: pagePolicies(30),
    maxBytes: 1_000_000,
  })
  return { cache, rendered }
}

const pages: SitemapPage[] = ['/', '/alat/bor', '/blog/1', '/blog/2'].map((path) => ({
  path,
  lastModified: null,
  pictures: [],
}))

test('renders every page once in each of its languages, even if some fail', async () => {
  const { cache, rendered } = start()
  await warmPages({ cache, listPages: async () => pages, maxPages: 100 })
  expect(rendered).toEqual([
    '/',
    '/en',
    '/alat/bor',
    '/blog/1',
    '/en/blog/1',
    '/blog/2',
    '/en/blog/2',
  ])
  expect(cache.peek({ path: '/en', isVisitorMade: false })?.cacheStatus).toBe('HIT')
})

test('renders no more pages than its limit, and none with a limit of 0', async () => {
  const { cache, rendered } = start()
  await warmPages({ cache, listPages: async () => pages, maxPages: 3 })
  expect(rendered).toHaveLength(3)
  const none = await warmPages({ cache, listPages: () => Promise.reject(), maxPages: 0 })
  expect(none).toBe(0)
})

test('waits for the content that names the pages', async () => {
  const { cache, rendered } = start()
  let calls = 0
  const listPages = async () => {
    calls += 1
    return calls < 3 ? null : pages
  }
  await warmPages({ cache, listPages, maxPages: 1, retryMs: 1 })
  expect(rendered).toEqual(['/'])
})
