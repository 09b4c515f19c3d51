import type { Locale } from '@niaga/contract/locale'
import { localeRegistry } from '../../../i18n/locale-registry.ts'
import { type Feed, type FeedItem, feedTypes } from './feed.ts'

/** Writes a feed as RSS 2.0 (rssboard.org/rss-specification). */
export function writeRss(feed: Feed): string {
  const { locale, title, description, page, addresses, items } = feed
  const newest = getNewest(items)
  const self = `<atom:link rel="self" type="${feedTypes.rss}" href="${escapeXml(addresses.rss)}"/>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', localeRegistry[locale].hrefLang),
    element('lastBuildDate', newest && rssDate(newest)),
    self,
    ...items.map((item) => rssItem(item, locale)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function rssItem(item: FeedItem, feedLocale: Locale): string {
  const { page, locale, title, summary, category, published, picture } = item
  const media = picture && `<media:content medium="image" url="${escapeXml(picture)}"/>`
  return [
    '<item>',
    element('title', title),
    element('link', page),
    `<guid isPermaLink="true">${escapeXml(page)}</guid>`,
    element('description', summary),
    element('category', category),
    // The element of Dublin Core, because RSS itself has a language only for a whole feed.
    element('dc:language', locale === feedLocale ? null : locale),
    element('pubDate', published && rssDate(published)),
    media ?? '',
    '</item>',
  ].join('')
}

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: Feed): string {
  const { locale, title, description, page, addresses, items } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: localeRegistry[locale].hrefLang,
    home_page_url: page,
    feed_url: addresses.json,
    items: items.map((item) => ({
      id: item.page,
      url: item.page,
      title: item.title,
      ...(item.locale !== locale && { language: item.locale }),
      // A feed reader would show an empty item without text.
      content_text: item.summary || item.title,
      ...(item.published && { date_published: item.published }),
      ...(item.changed && { date_modified: item.changed }),
      ...(item.picture && { image: item.picture }),
      ...(item.category && { tags: [item.category] }),
    })),
  })
}

function getNewest(items: readonly FeedItem[]): string | null {
  const moments = items.flatMap(({ published, changed }) => changed ?? published ?? [])
  return moments.toSorted().at(-1) ?? null
}

/** Formats a date as in RFC 822, with a year of four digits. */
function rssDate(moment: string): string {
  return new Date(moment).toUTCString()
}

/** Writes an element with a text; returns `''` without a text. */
function element(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}

/** XML 1.0 cannot represent control characters or single surrogates. */
const unwritable = /[\p{Cc}\uFFFE\uFFFF]|\p{Cs}/gu

function escapeXml(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(unwritable, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
