import type { NewsArticle } from 'schema-dts'
import { type AddressBase, companyId, pageAddress, pictureOf } from './thing-address.ts'

export type ShownArticle = {
  id: number
  title: string
  category: string | null
  /** When it was published, in ISO 8601. */
  published: string | null
  picture: string | null
  /** The name of the company, which writes all of them. */
  author: string
}

/** An article as its page shows it. */
export function newsArticle(article: ShownArticle, base: AddressBase): NewsArticle {
  const { id, title, category, published, picture, author } = article
  const url = pageAddress(`/blog/${id}`, base)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    inLanguage: base.locale,
    ...(category && { articleSection: category }),
    ...(published && { datePublished: published }),
    ...pictureOf(picture, base),
    author: {
      '@type': 'Organization',
      ...companyId(base.origin),
      name: author,
      url: new URL('/', base.origin).href,
    },
    publisher: companyId(base.origin),
  }
}
