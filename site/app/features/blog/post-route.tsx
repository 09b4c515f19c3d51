import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { gone, missing } from '../../../content/missing.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { getPath, hrefIn } from '../../i18n/locale-address.ts'
import { throwIfMoved } from '../../moved-addresses/throw-if-moved.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { newsArticle } from '../../structured-data/news-article.ts'
import { relatedPosts, searchedPosts } from '../../ui/related-posts.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/post-route'
import articleStyles from './article.css?url'
import { postCard } from './blog-view.ts'
import { PostScreen } from './post-screen.tsx'

/** The specification's page ends with its article; two others follow it. */
const maxRelated = 2

export const handle = pageStyles(articleStyles)

export const headers = failureHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  // Loaded on demand: without the sanitiser, which only posts need, the site starts a fifth faster.
  const { getSubjects, postId, postView } = await import('./post-view.server.ts')
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, imageSource, imageSize } = site
  const id = postId(params.id)
  if (id === null) {
    await throwIfMoved(url.pathname, locale, site)
    throw missing('post')
  }
  const [post, pages, blogs, products, tools] = await Promise.all([
    content.blog(locale, id),
    readPages(locale, site),
    content.blogs(locale, { from: 0, count: searchedPosts }),
    content.products(locale),
    content.tools(locale),
  ])
  if (!post.ok) return contentFailure(post, { intro: pages.pageAt('/blog').intro })
  if (post.value === null || post.value === gone) {
    await throwIfMoved(url.pathname, locale, site)
    throw missing('post', post.value)
  }
  const view = postView(post.value, locale, {
    picture: imageSource,
    pictureSize: imageSize,
    localise: (path) => hrefIn(locale, getPath(path)),
    tableName: (number) => m.blog_table({ number }),
  })
  const base = { origin: site.origin, locale }
  const { title, author_id: authorId } = post.value
  const people = authorId === undefined ? [] : (valueOrNull(await content.people(locale)) ?? [])
  const author = people.find((person) => person.id === authorId)
  const published = view.date?.machine ?? null
  const article = { ...view, published, company: pages.company, author }
  const others = (valueOrNull(blogs)?.posts ?? []).filter((other) => other.id !== id)
  const goods = { products: valueOrNull(products) ?? [], tools: valueOrNull(tools) ?? [] }
  site.describe([
    breadcrumbList(['/blog'], view.title, base),
    newsArticle(article, { ...base, locale: view.language ?? locale }),
  ])
  const { closing } = pages.pageAt('/blog/{id}')
  return {
    ...{ ok: true as const, closing, view },
    author: author && { name: author.name, role: author.role },
    subjects: getSubjects(view.links, goods, locale),
    related: relatedPosts(others, `${title} ${view.category ?? ''}`)
      .slice(0, maxRelated)
      .map((other) => postCard(other, locale, imageSource)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData?.ok) {
    return pageMeta({ matches, title: m.blog_detail(), description: loaderData?.intro })
  }
  const { title, excerpt, seo } = loaderData.view
  return pageMeta({ matches, title, description: excerpt || title, seo, type: 'article' })
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView title={m.blog_failed()} text={loaderData.error} />
  const { view, ...others } = loaderData
  return <PostScreen post={view} {...others} />
}
