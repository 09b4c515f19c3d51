import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { gone, missing } from '../../../content/missing.ts'
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
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/post-route'
import articleStyles from './article.css?url'
import { PostScreen } from './post-screen.tsx'

export const handle = pageStyles(articleStyles)

export const headers = failureHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  // Loaded on demand: without the sanitiser, which only posts need, the site starts a fifth faster.
  const { postId, postView } = await import('./post-view.server.ts')
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, imageSource, imageSize } = site
  const id = postId(params.id)
  if (id === null) {
    await throwIfMoved(url.pathname, locale, site)
    throw missing('post')
  }
  const [post, pages] = await Promise.all([content.blog(locale, id), readPages(locale, site)])
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
  const article = {
    ...view,
    published: view.date?.machine ?? null,
    author: pages.company,
  }
  site.describe([
    breadcrumbList(['/blog'], view.title, base),
    newsArticle(article, { ...base, locale: view.language ?? locale }),
  ])
  const { closing } = pages.pageAt('/blog/{id}')
  return { ok: true as const, closing, view }
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
  return <PostScreen post={loaderData.view} closing={loaderData.closing} />
}
