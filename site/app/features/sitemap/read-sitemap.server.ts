import { defaultLocale } from '../../i18n/locale-registry.ts'
import { getLocales } from '../../i18n/page-locales.ts'
import {
  getEntries,
  getNewest,
  indexPath,
  maxAddresses,
  partPath,
  sitemapFiles,
  sitemapIndex,
  sitemapPart,
  sitemapParts,
} from './sitemap.ts'
import { postPage, type SitemapSources, sitemapPages } from './sitemap-pages.server.ts'

/** Maximum number of posts in a file with nothing else. */
const postsPerPart = Math.floor(maxAddresses / getLocales('/blog/1').length)

/** 200 files; a host that reports more is mistaken. */
const maxPosts = 1_000_000

/**
 * Loads one file of the sitemap; returns `'missing'` if it does not exist, `null` if a list could not be loaded. If posts
 * exceed one file, they have files of their own, and only the posts of the requested file are loaded.
 *
 * @param file its path
 */
export async function readSitemap(
  file: string,
  origin: string,
  sources: SitemapSources,
): Promise<string | 'missing' | null> {
  const { content, imageSource } = sources
  const posts = await content.blogs(defaultLocale, { from: 0, count: 0 })
  if (!posts.ok) return null
  const total = Math.min(posts.value.total, maxPosts)
  if (posts.value.isWhole || total <= postsPerPart) {
    const pages = await sitemapPages(sources, total)
    return pages && (sitemapFiles(origin, pages).get(file) ?? 'missing')
  }
  const others = await sitemapPages(sources, 0)
  if (!others) return null
  const parts = sitemapParts(others)
  const postParts = Math.ceil(total / postsPerPart)
  if (file === indexPath) {
    const changes = [...parts.map(getNewest), ...Array.from({ length: postParts }, () => null)]
    return sitemapIndex(origin, changes)
  }
  const at = Array.from({ length: parts.length + postParts }, (_, part) =>
    partPath(part + 1),
  ).indexOf(file)
  if (at < 0) return 'missing'
  const part = parts[at]
  if (part) return sitemapPart(origin, part)
  const from = (at - parts.length) * postsPerPart
  const reading = await content.blogs(defaultLocale, { from, count: postsPerPart })
  if (!reading.ok) return null
  return sitemapPart(
    origin,
    getEntries(reading.value.posts.map((post) => postPage(post, imageSource))),
  )
}
