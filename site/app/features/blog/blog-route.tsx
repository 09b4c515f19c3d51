import type { Locale } from '@niaga/contract/locale'
import { data } from 'react-router'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { type SiteContext, siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { itemList } from '../../structured-data/item-list.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/blog-route'
import blogStyles from './blog.css?url'
import { readBlogAddress } from './blog-address.ts'
import { BlogScreen } from './blog-screen.tsx'
import { blogView, postsPerPage } from './blog-view.ts'

export const handle = pageStyles(blogStyles)

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const { query, page } = readBlogAddress(url.searchParams)
  if (page === null) throw data(null, { status: 404 })
  const site = context.get(siteContext)
  const [posts, pages] = await Promise.all([
    readPosts(site.content, locale, query, page),
    readPages(locale, site),
  ])
  const texts = pages.pageAt('/blog')
  if (!posts.ok) return contentFailure(posts, { texts })
  const view = blogView(posts.value, { query, page }, locale, site.imageSource)
  if (!view) throw data(null, { status: 404 })
  const base = { origin: site.origin, locale }
  const listed = view.cards.map(({ title: name, id: post }) => ({ name, path: `/blog/${post}` }))
  site.describe([breadcrumbList([], texts.title, base), ...itemList(listed, base)])
  return { ok: true as const, texts, view }
}

function readPosts(content: SiteContext['content'], locale: Locale, query: string, page: number) {
  if (query !== '') return content.foundBlogs(locale, query, { page, perPage: postsPerPage })
  return content.blogs(locale, { from: (page - 1) * postsPerPage, count: postsPerPage })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { texts } = loaderData
  const { query = '', page = 1 } = loaderData.ok ? loaderData.view : {}
  const pageTitle = texts.seo.title || texts.title
  const title = query === '' ? pageTitle : m.blog_search_title({ query })
  const numbered = page === 1 ? title : m.blog_page_title({ title, page })
  const entries = pageMeta({ matches, title: numbered, seo: { ...texts.seo, title: numbered } })
  // Anyone can make up search addresses, so only the list itself should be indexed.
  return query === '' ? entries : [...entries, { name: 'robots', content: 'noindex' }]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <BlogScreen {...loaderData} />
}
