import type { NewsArticle } from 'schema-dts'
import { type AddressBase, companyId, getPicture, pageAddress } from './thing-address.ts'

export type ShownArticle = {
  id: number
  title: string
  category: string | null
  /** Date of publication, in ISO 8601. */
  published: string | null
  picture: string | null
  /** Name of the company, the author of an article without another. */
  company: string
  author: { name: string; role: string } | undefined
}

/** Returns an article as its page shows it. */
export function newsArticle(article: ShownArticle, base: AddressBase): NewsArticle {
  const { id, title, category, published, picture, company, author } = article
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
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.role }
      : {
          '@type': 'Organization',
          ...companyId(base.origin),
          name: company,
          url: new URL('/', base.origin).href,
        },
    publisher: companyId(base.origin),
  }
}
