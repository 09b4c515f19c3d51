import { expect, test } from 'vitest'
import { readRss } from '../../../../testing/read-rss.ts'
import type { Feed, FeedItem } from './feed.ts'
import { writeJsonFeed, writeRss } from './write-feed.ts'

const item: FeedItem = {
  page: 'https://contoh.example/zh/blog/1',
  locale: 'en',
  title: 'Moisture',
  summary: 'As received.',
  category: null,
  published: null,
  changed: null,
  picture: null,
}

const feed: Feed = {
  locale: 'zh',
  title: '新闻',
  description: '',
  page: 'https://contoh.example/zh/blog',
  addresses: {
    rss: 'https://contoh.example/zh/rss.xml',
    json: 'https://contoh.example/zh/feed.json',
  },
  items: [item, { ...item, locale: 'zh', title: '水分' }],
}

test('names the language of an article that is not that of the feed', () => {
  expect(readRss(writeRss(feed))).toMatchObject({
    language: 'zh-Hans',
    items: [{ title: 'Moisture', 'dc:language': 'en' }, { title: '水分' }],
  })
  expect(writeRss(feed).match(/dc:language>/g)).toHaveLength(2)
  const json = JSON.parse(writeJsonFeed(feed))
  expect(json.language).toBe('zh-Hans')
  expect(json.items.map((entry: { language?: string }) => entry.language)).toEqual([
    'en',
    undefined,
  ])
})
