import { data } from 'react-router'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/blog-route'
import { readBlogAddress } from './blog-address.ts'
import { BlogScreen } from './blog-screen.tsx'
import { blogView } from './blog-view.ts'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const { query, page } = readBlogAddress(url.searchParams)
  if (page === null) throw data(null, { status: 404 })
  const { content, imageSource } = context.get(siteContext)
  const posts = await content.blogs(locale)
  if (!posts.ok) return contentFailure(posts)
  const view = blogView(posts.value, { query, page }, locale, imageSource)
  if (!view) throw data(null, { status: 404 })
  return { ok: true as const, view }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description = (company: string) => m.blog_description({ company })
  const { query = '', page = 1 } = loaderData?.ok ? loaderData.view : {}
  const title = query === '' ? m.nav_blog() : m.blog_search_title({ query })
  const numbered = page === 1 ? title : m.blog_page_title({ title, page })
  const entries = pageMeta({ matches, title: numbered, description })
  // Anyone can make up addresses of searches, so only the list itself should be indexed.
  return query === '' ? entries : [...entries, { name: 'robots', content: 'noindex' }]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <BlogScreen view={loaderData.view} />
}
