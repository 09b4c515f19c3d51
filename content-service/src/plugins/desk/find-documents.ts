import { type BaseLocale, baseLocales } from '@niaga/contract/locale'
import { fixedPaths, pages } from '@niaga/contract/pages'
import type { PayloadRequest } from 'payload'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getHref, getKind, openSlugs } from './admin-places.ts'
import { type Facts, readAllFacts } from './facts.ts'

/** A document or message that the admin can open. */
export type SearchResult = { href: string; kind: string; title: string; also: string }

/** A page of the site that can be the target of a link. */
export type LinkTarget = {
  address: string
  kind: string
  title: string
  isPublic: boolean
  /** Whether the page only redirects to another. */
  isOld: boolean
}

/** Enough to choose from; beyond it, the query needs another word. */
export const maxFound = 30

/** The collection of addresses that lead to other pages. */
const redirects = 'redirects'

/** Enough to show a site of this size completely. */
const maxTargets = 200

/** Longer than any title. */
const maxQueryLength = 200

/**
 * Returns the documents whose title, in any language, contains every word of a query, and the messages whose sender or
 * reference does.
 */
export async function findDocuments(req: PayloadRequest, query: string): Promise<SearchResult[]> {
  const words = getWords(query)
  if (words.length === 0) return []
  const open = await openSlugs(req)
  const language: BaseLocale = adminLanguage(req.i18n.language)
  const other: BaseLocale = language === 'en' ? 'id' : 'en'
  const facts = await readAllFacts(req.payload)
  const results = facts
    .filter(({ slug, title }) => open.has(slug) && holds(Object.values(title).join(' '), words))
    .sort((one, next) => getRank(one, words) - getRank(next, words))
    .slice(0, maxFound)
    .map((one) => ({
      href: getHref(one),
      kind: getKind(req.payload.config, one.slug, req.i18n),
      title: one.title[language] || `${one.id}`,
      also: one.title[other] === one.title[language] ? '' : one.title[other],
    }))
  const messages = open.has('messages') ? await findMessages(req, words) : []
  return [...results, ...messages].slice(0, maxFound)
}

/** The fields in which messages are searched: the sender and the reference. */
const searched = ['name', 'company', 'reference'] as const

async function findMessages(req: PayloadRequest, words: string[]): Promise<SearchResult[]> {
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: {
      and: words.map((word) => ({
        or: searched.map((field) => ({ [field]: { contains: word } })),
      })),
    },
    sort: '-receivedAt',
    limit: maxFound,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const kind = getKind(req.payload.config, 'messages', req.i18n)
  // The database matches `%` and `_` with any text.
  return docs
    .filter((message) => holds(searched.map((field) => message[field]).join(' '), words))
    .map(({ id, name, email, company, reference }) => ({
      href: getHref({ slug: 'messages', id }),
      kind,
      title: name,
      also: [reference, company, email].filter(Boolean).join(', '),
    }))
}

/** Returns the pages of the site whose title or address contains every word of a query; without a query, the first ones. */
export async function findLinkTargets(req: PayloadRequest, query: string): Promise<LinkTarget[]> {
  const words = getWords(query)
  return (await linkTargets(req))
    .filter(({ isOld }) => !isOld)
    .filter(({ title, address, kind }) => holds(`${title} ${address} ${kind}`, words))
    .slice(0, maxTargets)
}

/** Returns every page of the site: the fixed pages, then the documents' pages, with articles last. */
export async function linkTargets(req: PayloadRequest): Promise<LinkTarget[]> {
  const language: BaseLocale = adminLanguage(req.i18n.language)
  const page = { id: 'Halaman', en: 'Page' }[language]
  const targets = new Map<string, LinkTarget>()
  for (const address of fixedPaths) {
    targets.set(address, {
      address,
      kind: page,
      title: pages[address].name[language],
      isPublic: true,
      isOld: false,
    })
  }
  const facts = await readAllFacts(req.payload)
  const sorted = facts.sort((one, next) => Number(isDated(one)) - Number(isDated(next)))
  for (const { slug, title, address, isPublic, publishedDate } of sorted) {
    if (address === null || targets.has(address)) continue
    const kind = getKind(req.payload.config, slug, req.i18n)
    const isShown = isPublic && !isLater(publishedDate)
    targets.set(address, {
      address,
      kind,
      title: title[language],
      isPublic: isShown,
      isOld: slug === redirects,
    })
  }
  return [...targets.values()]
}

function isDated({ slug }: Facts): boolean {
  return slug === 'blog-posts'
}

function isLater(publishedDate: string | null): boolean {
  return publishedDate !== null && Date.parse(publishedDate) > Date.now()
}

function getWords(query: string): string[] {
  // PostgreSQL rejects U+0000.
  return folded(query.slice(0, maxQueryLength).replaceAll('\0', '')).split(/\s+/u).filter(Boolean)
}

function holds(text: string, words: readonly string[]): boolean {
  const inside = folded(text)
  return words.every((word) => inside.includes(word))
}

/** Ranks a title that equals the query first, then titles that begin with it. */
function getRank({ title }: Facts, words: readonly string[]): number {
  const query = words.join(' ')
  const titles = baseLocales.map((locale) => folded(title[locale]))
  if (titles.includes(query)) return 0
  return titles.some((one) => one.startsWith(query)) ? 1 : 2
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
