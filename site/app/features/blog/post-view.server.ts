import type { BlogDetail } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { ImageSize, ImageSource } from '../../../content/image-source.server.ts'
import { plainText } from '../../ui/text/plain-text.ts'
import { shortenAtWord } from '../../ui/text/shorten.ts'
import { type ArticleAddresses, articleHtml } from './article-html.server.ts'
import { type PostCard, postCard } from './blog-view.ts'

/** A post as a page; `body` is HTML that has been cleaned, `excerpt` the beginning of its text. */
export type PostView = PostCard & { body: string; excerpt: string }

/** Length of the text that describes a post to search engines, in characters. */
const excerptLimit = 155

/** The id that an address names, `null` for anything but a whole positive number in plain digits. */
export function postId(segment: string): number | null {
  const id = /^[1-9]\d*$/.test(segment) ? Number(segment) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

/** A post as a page, its body cleaned. */
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
    excerpt: shortenAtWord(plainText(post.content), excerptLimit),
    body: articleHtml(post.content, {
      ...addresses,
      picture: (path) => addresses.picture('blog', path),
      pictureSize: (path) => addresses.pictureSize('blog', path),
    }),
  }
}
