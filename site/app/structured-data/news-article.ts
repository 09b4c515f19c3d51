import type { NewsArticle } from 'schema-dts'
import { type AddressBase, companyId, getPicture, pageAddress } from './thing-address.ts'

export type ShownArticle = {
  id: number
  title: string
  category: string | null
  /** Date of publication, in ISO 8601. */
  published: string | null
  picture: string | null
  /** Name of the company, the author of all articles. */
  author: string
}

/** Returns an article as its page shows it. */
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
    ...getPicture(picture, base),
    author: {
      '@type': 'Organization',
      ...companyId(base.origin),
      name: author,
      url: new URL('/', base.origin).href,
    },
    publisher: companyId(base.origin),
  }
}
