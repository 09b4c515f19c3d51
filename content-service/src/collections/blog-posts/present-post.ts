import type { BlogDetail, BlogSummary, NewsItem } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { BlogPost } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { isFilled, textIn } from '../content/localized.ts'
import { presentSeo } from '../content/present-seo.ts'
import { imageFocus } from '../media/image-focus.ts'
import { picturePath } from '../media/picture-path.ts'
import { bodyHtml } from './body-html.ts'

type PostSummary = Pick<
  BlogPost,
  'id' | 'title' | 'image' | 'category' | 'publishedDate' | 'updatedAt'
>

/** Presents a post in the contract's list, in one language. */
export function presentBlogSummary(post: Localized<PostSummary>, locale: BaseLocale): BlogSummary {
  const category = textIn(post, locale, (document) => document.category)
  return {
    id: post.id.id,
    title: textIn(post, locale, (document) => document.title),
    image: picturePath(post.id.image),
    ...imageFocus(post.id.image),
    ...imageCredit(post, locale, ({ image }) => image),
    category: isFilled(category) ? category : null,
    published_date: post.id.publishedDate ?? null,
    updated_at: post.id.updatedAt,
  }
}

/** Presents a post with its body, in one language. */
export function presentBlogDetail(post: Localized<BlogPost>, locale: BaseLocale): BlogDetail {
  const { author } = post.id
  return {
    ...presentBlogSummary(post, locale),
    // An author who is not populated is in the bin.
    ...(typeof author === 'object' && author !== null ? { author_id: author.id } : {}),
    content: getContent(post, locale),
    seo: presentSeo(post, locale),
  }
}

/** Presents a post as a news item of the home page, in one language. */
export function presentNewsItem(post: Localized<BlogPost>, locale: BaseLocale): NewsItem {
  const summary = presentBlogSummary(post, locale)
  const { id, title, image, image_focus, image_credit, published_date } = summary
  return {
    id,
    created_at: published_date ?? post.id.createdAt,
    image,
    ...(image_focus && { image_focus }),
    ...(image_credit && { image_credit }),
    translation: { title, content: getContent(post, locale) },
  }
}

function getContent(post: Localized<BlogPost>, locale: BaseLocale): string {
  return textIn(post, locale, (document) => bodyHtml(document.body, locale))
}
