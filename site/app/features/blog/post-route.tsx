import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { missing } from '../../../content/missing.ts'
import { hrefIn, pathOf } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/post-route'
import { PostScreen } from './post-screen.tsx'

export const headers = failureHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  // Loaded on demand: without the sanitiser, which nothing else needs, the site starts a fifth faster.
  const { postId, postView } = await import('./post-view.server.ts')
  const locale = getLocale()
  const { content, imageSource, imageSize } = context.get(siteContext)
  const id = postId(params.id)
  if (id === null) throw missing('post')
  const post = await content.blog(locale, id)
  if (!post.ok) return contentFailure(post)
  if (post.value === null) throw missing('post')
  const view = postView(post.value, locale, {
    picture: imageSource,
    pictureSize: imageSize,
    localise: (path) => hrefIn(locale, pathOf(path)),
    tableName: (number) => m.blog_table({ number }),
  })
  return { ok: true as const, view }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData?.ok) {
    return pageMeta({ matches, title: m.blog_detail(), description: m.blog_lead() })
  }
  const { title, excerpt } = loaderData.view
  return pageMeta({ matches, title, description: excerpt || title })
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView title={m.blog_failed()} text={loaderData.error} />
  return <PostScreen post={loaderData.view} />
}
