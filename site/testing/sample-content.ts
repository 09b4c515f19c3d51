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
import {
  type BaseLocale,
  inLocale,
  type Locale,
  type Localized,
  toBaseLocale,
} from '@niaga/contract/locale'
import { pageSchema } from '@niaga/contract/page-texts'
import { pino } from 'pino'
import posts from '../../content-service/sample/blog-posts.json' with { type: 'json' }
import businesses from '../../content-service/sample/businesses.json' with { type: 'json' }
import documents from '../../content-service/sample/documents.json' with { type: 'json' }
import home from '../../content-service/sample/home-page.json' with { type: 'json' }
import managers from '../../content-service/sample/managements.json' with { type: 'json' }
import locations from '../../content-service/sample/mining-locations.json' with { type: 'json' }
import ownPages from '../../content-service/sample/pages.json' with { type: 'json' }
import people from '../../content-service/sample/people.json' with { type: 'json' }
import products from '../../content-service/sample/products.json' with { type: 'json' }
import tools from '../../content-service/sample/tools.json' with { type: 'json' }
import type { Block, GradeRow, SampleGrade, Text } from '../../content-service/sample/types.ts'
import units from '../../content-service/sample/units.json' with { type: 'json' }
import type { SiteContext } from '../app/site-context.ts'

/** Parts of a site that the search reads. */
export type SampleSite = Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture' | 'log'>

/** Error of calls that {@link sampleSite} lacks. */
const failed = { ok: false, error: 'Failed to fetch galleries' } as const

/**
 * Creates a site with the sample company's content as a content host sends it, without a host. Ids are positions in the
 * sample's lists, from 1.
 */
export function sampleSite(): SampleSite {
  const ok = <Value>(value: (locale: BaseLocale) => Value) => {
    const values = { id: value('id'), en: value('en') }
    return async (locale: Locale) => ({ ok: true as const, value: inLocale(values, locale) })
  }
  const content = {
    products: ok(() => products.map((item, at) => productSchema.parse(getItem(item, at)))),
    tools: ok(() => tools.map((item, at) => toolSchema.parse(getItem(item, at)))),
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
      businesses.map(({ name, description }, at) =>
        businessSchema.parse({ id: at + 1, name: name[locale], description: description[locale] }),
      ),
    ),
    people: ok((locale) =>
      people.map(({ name, role, area }, at) => ({
        ...{ id: at + 1, name, role: role[locale], area: area[locale], languages: [] },
      })),
    ),
    managements: ok((locale) =>
      managers.map(({ name, position }, at) =>
        managerSchema.parse({ id: at + 1, name, position: position[locale] }),
      ),
    ),
    home: ok(homeIn),
    contact: ok(() => contactSchema.parse({ settings: companyName, footers: [] })),
    pages: ok((locale) =>
      ownPages.map(({ slug, title, intro, body }) =>
        pageSchema.parse({
          ...{ slug, title: title[locale], intro: intro[locale] },
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

type SampleTerms = {
  incoterms: string[]
  loadPorts?: { kind: string; name: Text; loadingRate: Text }[]
  packing?: Localized<string | string[]>
  hsCode?: string
  windows?: object[]
}

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
  const ofTool = units.flatMap((unit, place) => (unit.tool === key ? [getUnit(unit, place)] : []))
  return {
    id: at + 1,
    ...translations({ name, description }),
    sheet,
    features: features?.map((feature, place) => ({ id: place + 1, ...translations(feature) })),
    grades: grades?.map(({ rows, price, ...texts }) => ({
      ...translations(texts),
      rows: rows.map(getRow),
      price: price && { text: price.text.id, per_tonne: price.per_tonne },
    })),
    terms: terms && getTerms(terms),
    units: ofTool,
  }
}

/** Returns the Indonesian texts, with the English ones as translations. */
function translations(texts: Record<string, Text | undefined>) {
  const inLocale = (locale: BaseLocale) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.[locale]]))
  return { ...inLocale('id'), translations: { en: inLocale('en') } }
}

function getRow({ parameter, text, unit, ...row }: GradeRow) {
  return { ...row, unit: unit?.id ?? '', ...translations({ parameter, text }) }
}

function getTerms({ incoterms, loadPorts = [], packing, hsCode, windows }: SampleTerms) {
  return {
    incoterms,
    load_ports: loadPorts.map(({ kind, name, loadingRate }) => ({
      kind,
      ...translations({ name, loading_rate: loadingRate }),
    })),
    packing: packing && [packing.id].flat(),
    translations: { en: { packing: packing && [packing.en].flat() } },
    hs_code: hsCode,
    windows: windows?.map(() => ({ from: '2027-01-10', to: '2027-01-19', as_of: '2026-11-26' })),
  }
}

function getUnit(unit: (typeof units)[number], place: number) {
  const { name, location, hire, year, hours, offer, state } = unit
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
  return documents.map((document, at) =>
    documentSchema.parse({
      ...{ id: at + 1, title: document.title[locale], kind: document.kind, bytes: 40_000 },
      ...{ file: `files/${at + 1}/${document.file}`, date: document.date },
      number: 'number' in document ? document.number : undefined,
      issuer: document.issuer[locale],
      product_ids: getIds('products' in document ? document.products : undefined, products),
      tool_ids: getIds('tools' in document ? document.tools : undefined, tools),
    }),
  )
}

function getIds(keys: readonly string[] = [], items: readonly { key: string }[]): number[] {
  return keys.map((key) => items.findIndex((item) => item.key === key) + 1)
}

type Post = (typeof posts)[number]

function getSummary({ title, category, publishedDate }: Post, at: number, locale: BaseLocale) {
  return {
    ...{ id: at + 1, title: title[locale], category: category[locale], image: null },
    published_date: new Date(publishedDate).toISOString(),
  }
}

function toHtml(block: Block, locale: BaseLocale): string {
  if ('list' in block) return listHtml(block.list, locale)
  if ('steps' in block) return listHtml(block.steps, locale)
  if ('heading' in block) return `<h2>${block.heading[locale]}</h2>`
  return `<p>${('link' in block ? block.link : block)[locale]}</p>`
}

function listHtml(items: readonly Text[], locale: BaseLocale): string {
  return `<ul>${items.map((item) => `<li>${item[locale]}</li>`).join('')}</ul>`
}

function locationsIn(locale: BaseLocale) {
  return locations.map(({ location, description, role, loadPort, facts }, at) =>
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
      items: home.faq.items.map(({ question, answer }) => ({
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
