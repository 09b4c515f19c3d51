import { documentSchema } from '@niaga/contract/documents'
import {
  blogDetailSchema,
  blogSummarySchema,
  businessSchema,
  contactSchema,
  homeSchema,
  managerSchema,
  miningLocationSchema,
  productSchema,
  toolSchema,
} from '@niaga/contract/entities'
import { type BaseLocale, inLocale, type Locale, toBaseLocale } from '@niaga/contract/locale'
import { pageSchema } from '@niaga/contract/page-texts'
import { pino } from 'pino'
import { sampleContent } from '../../content-service/sample/content.ts'
import type {
  GradeRow,
  SampleGrade,
  SampleTerms,
  SampleUnit,
} from '../../content-service/sample/grade-types.ts'
import type { Block, Post, Text } from '../../content-service/sample/types.ts'
import type { SiteContext } from '../app/site-context.ts'

/** Parts of a site that the search reads. */
export type SampleSite = Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture' | 'log'>

/** Error of calls that {@link sampleSite} lacks. */
const failed = { ok: false, error: 'Failed to fetch galleries' } as const

/**
 * Creates a site with the sample company's content as a content host sends it, without a host. Ids are positions in the
 * sample's lists, from 1.
 *
 * @param morePosts further posts, after those of the sample
 */
export function sampleSite(morePosts: readonly Post[] = []): SampleSite {
  const posts = [...sampleContent.posts, ...morePosts]
  const ok = <Value>(value: (locale: BaseLocale) => Value) => {
    const values = { id: value('id'), en: value('en') }
    return async (locale: Locale) => ({ ok: true as const, value: inLocale(values, locale) })
  }
  const content = {
    products: ok(() =>
      sampleContent.products.map((item, at) => productSchema.parse(getItem(item, at))),
    ),
    tools: ok(() => sampleContent.tools.map((item, at) => toolSchema.parse(getItem(item, at)))),
    sheets: ok(() => []),
    documents: ok(documentsIn),
    blogs: ok((locale) => ({
      posts: posts.map((post, at) => blogSummarySchema.parse(getSummary(post, at, locale))),
      total: posts.length,
      isWhole: true,
    })),
    blog: async (language: Locale, id: number) => {
      const locale = toBaseLocale(language)
      const post = posts[id - 1]
      const body = (post?.body ?? []).map((block) => toHtml(block, locale)).join('')
      const value = post && { ...getSummary(post, id - 1, locale), content: body }
      return { ok: true as const, value: value ? blogDetailSchema.parse(value) : null }
    },
    miningLocations: ok(locationsIn),
    businesses: ok((locale) =>
      sampleContent.businesses.map(({ name, description }, at) =>
        businessSchema.parse({ id: at + 1, name: name[locale], description: description[locale] }),
      ),
    ),
    people: ok((locale) =>
      sampleContent.people.map(({ name, role, area }, at) => ({
        ...{ id: at + 1, name, role: role[locale], area: area[locale], languages: [] },
      })),
    ),
    managements: ok((locale) =>
      sampleContent.managers.map(({ name, position }, at) =>
        managerSchema.parse({ id: at + 1, name, position: position[locale] }),
      ),
    ),
    home: ok(homeIn),
    contact: ok(() => contactSchema.parse({ settings: companyName, footers: [] })),
    pages: ok((locale) =>
      sampleContent.ownPages.map(({ key, title, intro, body }) =>
        pageSchema.parse({
          ...{ slug: key, title: title[locale], intro: intro[locale] },
          body: body.map((block) => toHtml(block, locale)).join(''),
        }),
      ),
    ),
    galleries: async () => failed,
  }
  return {
    // Contains only the calls of the search.
    content: content as unknown as SiteContext['content'],
    imageSource: () => null,
    ownPicture: (file) => file,
    log: pino({ level: 'silent' }),
  }
}

const companyName = [{ key: 'company_name', value: 'PT Contoh Mineral Nusantara' }]

type Item = {
  name: Text
  description: Text
  key: string
  sheet?: string
  features?: { title: Text; description: Text }[]
  grades?: SampleGrade[]
  terms?: SampleTerms
}

function getItem({ key, name, description, sheet, features, grades, terms }: Item, at: number) {
  const units = sampleContent.units.flatMap((unit, place) =>
    unit.tool === key ? [getUnit(unit, place)] : [],
  )
  return {
    id: at + 1,
    ...translations({ name, description }),
    sheet,
    features: features?.map((feature, place) => ({ id: place + 1, ...translations(feature) })),
    grades: grades?.map(({ rows, ...texts }) => ({
      ...translations(texts),
      rows: rows.map(getRow),
    })),
    terms: terms && getTerms(terms),
    units,
  }
}

/** Returns the Indonesian texts, with the English ones as translations. */
function translations(texts: Record<string, Text | undefined>) {
  const inLocale = (locale: BaseLocale) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.[locale]]))
  return { ...inLocale('id'), translations: { en: inLocale('en') } }
}

function getRow({ parameter, value, unit = '', ...row }: GradeRow) {
  const text = 'text' in value ? value.text : undefined
  return { ...row, unit, ...value, ...translations({ parameter, text }) }
}

function getTerms({ incoterms, loadPorts, packing, hsCode, laycan }: SampleTerms) {
  return {
    incoterms,
    load_ports: loadPorts.map(({ kind, name }) => ({ kind, ...translations({ name }) })),
    packing: packing?.id,
    translations: { en: { packing: packing?.en } },
    hs_code: hsCode,
    next_laycan: laycan && { from: '2027-01-10', to: '2027-01-19', as_of: '2026-11-26' },
  }
}

function getUnit({ name, location, hire, year, hours, offer, state }: SampleUnit, place: number) {
  const hireIn = (locale: BaseLocale) =>
    hire && Object.fromEntries(Object.entries(hire).map(([part, text]) => [part, text[locale]]))
  const { translations: texts, ...base } = translations({ name, location })
  return {
    id: place + 1,
    ...{ ...base, year, hours, offer, state, pictures: [], hire: hireIn('id') },
    translations: { en: { ...texts.en, hire: hireIn('en') } },
  }
}

function documentsIn(locale: BaseLocale) {
  return sampleContent.documents.map((document, at) =>
    documentSchema.parse({
      ...{ id: at + 1, title: document.title[locale], kind: document.kind, bytes: 40_000 },
      ...{ file: `files/${at + 1}/${document.file}`, date: document.date },
      number: 'number' in document ? document.number : undefined,
      issuer: document.issuer[locale],
      product_ids: getIds(
        'products' in document ? document.products : undefined,
        sampleContent.products,
      ),
      tool_ids: getIds('tools' in document ? document.tools : undefined, sampleContent.tools),
    }),
  )
}

function getIds(keys: readonly string[] = [], items: readonly { key: string }[]): number[] {
  return keys.map((key) => items.findIndex((item) => item.key === key) + 1)
}

function getSummary({ title, category, publishedDate }: Post, at: number, locale: BaseLocale) {
  return {
    ...{ id: at + 1, title: title[locale], category: category[locale], image: null },
    published_date: new Date(publishedDate).toISOString(),
  }
}

function toHtml(block: Block, locale: BaseLocale): string {
  if (block.kind === 'list') {
    return `<ul>${block.items.map((item) => `<li>${item[locale]}</li>`).join('')}</ul>`
  }
  const tag = block.kind === 'heading' ? 'h2' : 'p'
  return `<${tag}>${block.text[locale]}</${tag}>`
}

function locationsIn(locale: BaseLocale) {
  return sampleContent.miningLocations.map(({ location, description, role, loadPort, facts }, at) =>
    miningLocationSchema.parse({
      ...{ id: at + 1, location: location[locale], description: description[locale] },
      ...{ image: null, role: role[locale], load_port: loadPort[locale] },
      facts: facts.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
    }),
  )
}

function homeIn() {
  const inLocale = (locale: BaseLocale) => ({
    locale,
    content: {
      items: sampleContent.home.faq.items.map(({ question, answer }) => ({
        question: question[locale],
        answer: answer[locale],
      })),
    },
  })
  return homeSchema.parse({
    ...{ settings: companyName, menus: [], footers: [], latest_news: [] },
    sections: [{ order: 4, translations: [inLocale('id'), inLocale('en')] }],
  })
}
