import type { BlogSummary, Product, Tool } from '@niaga/contract/entities'
import type { Page } from '@niaga/contract/page-texts'
import { listedPaths } from '@niaga/contract/pages'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import type { Sheet } from '@niaga/contract/sheets'
import { isTakenSlug } from '@niaga/contract/site-addresses'
import type { ContentClient } from '../../../content/content-client.server.ts'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { defaultLocale } from '../../i18n/locale-registry.ts'
import { atWidth } from '../../ui/picture-address.ts'
import type { SitemapPage } from './sitemap.ts'

export type SitemapSources = { content: ContentClient; imageSource: ImageSource }

/** Width of a picture in search results, in pixels. */
const pictureWidth = 1200

/**
 * Returns every page of the site, the fixed ones first; `null` if a list could not be loaded, because search engines would
 * treat missing pages as deleted. The date of the last change is only given for a page made of a single item: a list also
 * changes when an item is removed.
 *
 * @param maxPosts maximum of posts from a host that has pages of posts, the newest first
 */
export async function sitemapPages(
  { content, imageSource }: SitemapSources,
  maxPosts: number,
): Promise<SitemapPage[] | null> {
  const [products, tools, blogs, pages, sheets, galleries, locations] = await Promise.all([
    content.products(defaultLocale),
    content.tools(defaultLocale),
    content.blogs(defaultLocale, { from: 0, count: maxPosts }),
    content.pages(defaultLocale),
    content.sheets(defaultLocale),
    content.galleries(defaultLocale),
    content.miningLocations(defaultLocale),
  ])
  if (!products.ok || !tools.ok || !blogs.ok) return null
  const pictures: Pictures = (kind, paths) => getPictures(imageSource, kind, paths)
  const pictureSets = new Map<string, readonly string[]>([
    ['/tentang-kami/galeri', pictures('gallery', getImages(valueOrNull(galleries)))],
    [
      '/lokasi-tambang',
      pictures('location', getImages(valueOrNull(locations)?.slice(0, shownPlaces))),
    ],
  ])
  const sheetAt = new Map((valueOrNull(sheets) ?? []).map((sheet) => [sheet.path, sheet]))
  return [
    ...[...listedPaths, ...sheetPaths].map((path) => {
      const sheet = sheetAt.get(path)
      return {
        path,
        lastModified: sheet ? getSheetLastModified(sheet, products.value) : null,
        pictures: pictureSets.get(path) ?? pictures('sheet', [sheet?.image ?? null]),
      }
    }),
    ...products.value.map((product) => ({
      path: `/produk/${product.id}`,
      lastModified: getMoment(product.updated_at),
      pictures: pictures('product', [product.image]),
    })),
    ...tools.value.flatMap((tool) => [
      {
        path: `/alat/${tool.id}`,
        lastModified: getToolLastModified(tool),
        pictures: pictures('tool', [tool.image]),
      },
      ...(tool.units ?? []).map((unit) => ({
        path: `/alat/${tool.id}/unit/${unit.id}`,
        lastModified: getMoment(unit.updated_at),
        pictures: pictures('unit', unit.pictures),
      })),
    ]),
    ...blogs.value.posts.map((post) => postPage(post, imageSource)),
    ...(valueOrNull(pages) ?? []).flatMap((page) => {
      const path = freePath(page)
      const images = pictures('page', [page.image ?? null])
      return path === null
        ? []
        : [{ path, lastModified: getMoment(page.updated_at), pictures: images }]
    }),
  ]
}

/** Returns the sitemap entry of a post. */
export function postPage(post: BlogSummary, imageSource: ImageSource): SitemapPage {
  return {
    path: `/blog/${post.id}`,
    lastModified: getPostLastModified(post),
    pictures: getPictures(imageSource, 'blog', [post.image]),
  }
}

type Kind = Parameters<ImageSource>[0]
type Pictures = (kind: Kind, paths: readonly (string | null)[]) => string[]

function getPictures(imageSource: ImageSource, ...[kind, paths]: Parameters<Pictures>): string[] {
  return paths.flatMap((path) => {
    const address = imageSource(kind, path)
    return address === null ? [] : [atWidth(address, pictureWidth)]
  })
}

/** Number of mining locations on their page (specification, section 9). */
const shownPlaces = 3

function freePath({ slug }: Page): string | null {
  return slug === undefined || isTakenSlug(slug) ? null : `/${slug}`
}

function getImages(entries: readonly { image: string | null }[] | null | undefined) {
  return (entries ?? []).map(({ image }) => image)
}

/** A sheet also contains the grades of its product. */
function getSheetLastModified(sheet: Sheet, products: readonly Product[]): string | null {
  const product = products.find(({ id }) => id === sheet.product_id)
  return newest([sheet.updated_at, product?.updated_at])
}

/** A tool shows its units, which have dates of their own. */
function getToolLastModified({ updated_at: updatedAt, units = [] }: Tool): string | null {
  return updatedAt === undefined
    ? null
    : newest([updatedAt, ...units.map(({ updated_at }) => updated_at)])
}

/** A post can be written long before its publication date. */
function getPostLastModified({ published_date: published, updated_at: changed }: BlogSummary) {
  return newest([published ?? undefined, changed])
}

function newest(moments: readonly (string | undefined)[]): string | null {
  const instants = moments.flatMap((moment) => getMoment(moment) ?? [])
  return instants.toSorted().at(-1) ?? null
}

/** Normalises a timestamp, so timestamps compare as texts. */
function getMoment(moment: string | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString()
}
