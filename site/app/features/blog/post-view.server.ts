import type { BlogDetail, Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { calculatorPaths } from '@niaga/contract/pages'
import { translated } from '@niaga/contract/translation'
import { unitCounts } from '@niaga/contract/units'
import type { ImageSize, ImageSource } from '../../../content/image-source.server.ts'
import { getPath } from '../../i18n/locale-address.ts'
import { pageName } from '../../i18n/page-name.ts'
import { pageSeo } from '../../page-texts/page-seo.ts'
import type { PageSeo } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { plainText } from '../../ui/text/plain-text.ts'
import { wholeSentences } from '../../ui/text/whole-sentences.ts'
import { type ArticleAddresses, articleHtml } from './article-html.server.ts'
import { type PostCard, postCard } from './blog-view.ts'

/** A post as a page; `body` is sanitised HTML, `excerpt` the beginning of its text. */
export type PostView = PostCard & {
  body: string
  excerpt: string
  seo: PageSeo
  /** What its links lead to, as paths in the default language. */
  links: string[]
}

/** What an article is about, in its rail. */
export type Subject = { to: string; name: string; text: string }

const maxSubjects = 4

/** Returns the goods, with the grade of the link, and the calculators that an article links to, each once. */
export function getSubjects(
  links: readonly string[],
  goods: { products: readonly Product[]; tools: readonly Tool[] },
  locale: Locale,
): Subject[] {
  const items = [
    ...goods.products.map((item) => ({
      item,
      folder: '/produk',
      text: namesOfGrades(item, locale),
    })),
    ...goods.tools.map((item) => ({ item, folder: '/alat', text: countOfUnits(item, locale) })),
  ]
  const subjects = links.flatMap((link): Subject[] => {
    const [path = '', search = ''] = link.split('?')
    const calculator = calculatorPaths.find((each) => each === path)
    if (calculator) {
      const name = pageName(calculator, locale)
      return [{ to: link, name, text: m.blog_calculator({}, { locale }) }]
    }
    const found = items.find(({ item, folder }) =>
      [item.sheet, `${folder}/${item.id}`].includes(path),
    )
    if (!found) return []
    const { item, folder, text } = found
    const grade = search.startsWith('mutu=') ? `?${search}` : ''
    return [{ to: `${folder}/${item.id}${grade}`, name: translated(item, 'name', locale), text }]
  })
  return [...new Map(subjects.map((subject) => [subject.to, subject])).values()].slice(
    0,
    maxSubjects,
  )
}

function namesOfGrades({ grades = [] }: Product, locale: Locale): string {
  return grades.map((grade) => translated(grade, 'name', locale)).join(', ')
}

function countOfUnits({ units = [] }: Tool, locale: Locale): string {
  const counts = unitCounts(units)
  return counts.count > 0 ? m.unit_count(counts, { locale }) : ''
}

/** The length of a post's description for search engines, in characters. */
const excerptLimit = 160

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
  const links: string[] = []
  return {
    ...postCard(post, locale, addresses.picture),
    excerpt: wholeSentences(plainText(post.content), excerptLimit, locale),
    seo: pageSeo(post.seo, addresses.picture),
    body: articleHtml(post.content, {
      ...addresses,
      picture: (path) => addresses.picture('blog', path),
      pictureSize: (path) => addresses.pictureSize('blog', path),
      localise(path) {
        links.push(getPath(path))
        return addresses.localise(path)
      },
    }),
    links,
  }
}
