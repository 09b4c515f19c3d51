import type { BlogDetail } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { ImageSize, ImageSource } from '../../../content/image-source.server.ts'
import type { PageSeo } from '../../page-texts/site-page.ts'
import { plainText } from '../../ui/text/plain-text.ts'
import { wholeSentences } from '../../ui/text/whole-sentences.ts'
import { type ArticleAddresses, articleHtml } from './article-html.server.ts'
import { type PostCard, postCard } from './blog-view.ts'

/** A post as a page; `body` is sanitised HTML, `excerpt` the beginning of its text. */
export type PostView = PostCard & { body: string; excerpt: string; seo: PageSeo }

/** The length of a post's description for search engines, in characters. */
const excerptLimit = 155

/** Parses the id in an address; returns `null` for anything but a positive integer in plain digits. */
export function postId(segment: string): number | null {
  const id = /^[1-9]\d*$/.test(segment) ? Number(segment) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

/** Returns a post as a page, with its body sanitised. */
export function postView(
  post: BlogDetail,
  locale: Locale,
  addresses: Omit<ArticleAddresses, 'picture' | 'pictureSize'> & {
    picture: ImageSource
    pictureSize: ImageSize
  },
): PostView {
  return {
    ...postCard(post, locale, addresses.picture),
    excerpt: wholeSentences(plainText(post.content), excerptLimit, locale),
    seo: {
      title: plainText(post.seo?.title ?? ''),
      description: plainText(post.seo?.description ?? ''),
      picture: addresses.picture('page', post.seo?.image ?? null),
    },
    body: articleHtml(post.content, {
      ...addresses,
      picture: (path) => addresses.picture('blog', path),
      pictureSize: (path) => addresses.pictureSize('blog', path),
    }),
  }
}
