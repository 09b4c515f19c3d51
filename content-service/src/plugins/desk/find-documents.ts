import { type BaseLocale, baseLocales } from '@niaga/contract/locale'
import { fixedPaths, pages } from '@niaga/contract/pages'
import type { PayloadRequest, Where } from 'payload'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getPage } from './addresses.ts'
import { getHref, getKind, openSlugs } from './admin-places.ts'
import { type Facts, type Key, readAllFacts, readFacts, readTexts } from './facts.ts'
import { folded, getParts, getPatterns, holds, type Part } from './query-parts.ts'
import { type FieldText, getPlace, type Place, textsIn } from './texts-in.ts'

/** A document or message that the admin can open; `place` is `null` where the title contains the query. */
export type SearchResult = { href: string; title: string; also: string; place: Place | null }

/** A page of the site that can be the target of a link. */
export type LinkTarget = {
  address: string
  kind: string
  title: string
  /** The title in the other language. */
  also: string
  isPublic: boolean
  /** Whether the page only redirects to another. */
  isOld: boolean
}

/** The results of one kind, best first. */
export type ResultGroup = { kind: string; results: SearchResult[]; hasMore: boolean }

/** Enough to choose from; beyond it, the query needs another word. */
const maxPerKind = 6

type Match = Key & {
  rank: number
  title: string
  also: string
  /** The texts of a message; those of a document are read when it is shown. */
  texts?: FieldText[]
}

/** Returns the documents and messages that contain every part of a query, by kind: first the kind with the best title. */
export async function findDocuments(req: PayloadRequest, query: string): Promise<ResultGroup[]> {
  const parts = getParts(query)
  if (parts.length === 0) return []
  const { i18n, payload } = req
  const open = await openSlugs(req)
  const language: BaseLocale = adminLanguage(i18n.language)
  const other: BaseLocale = language === 'en' ? 'id' : 'en'
  const facts = [...(await readAllFacts(payload)), ...(await readFacts(payload, 'reply-templates'))]
  const matches = facts
    .filter(({ slug }) => open.has(slug))
    .map(({ title, words, ...key }): Match => {
      const also = title[other] === title[language] ? '' : title[other]
      const rank = getRank(title, words, parts)
      return { ...key, title: title[language] || `${key.id}`, also, rank }
    })
    .filter(({ rank }) => rank < notFound)
    .sort((one, next) => one.rank - next.rank)
  const messages = open.has('messages') ? await findMessages(req, parts) : []
  const byKind = Map.groupBy([...matches, ...messages], ({ slug }) => slug)
  const groups = [...byKind].map(async ([slug, found]) => ({
    kind: getKind(payload.config, slug, i18n) || (found[0]?.title ?? ''),
    results: await Promise.all(found.slice(0, maxPerKind).map(getResult)),
    hasMore: found.length > maxPerKind,
  }))
  return Promise.all(groups)

  async function getResult(match: Match): Promise<SearchResult> {
    const { title, also, rank } = match
    const isNamed = rank < inText
    const texts = isNamed ? [] : (match.texts ?? (await readTexts(payload, match)))
    return {
      href: getHref(match),
      title,
      also,
      place: isNamed ? null : getPlace(texts, parts, i18n),
    }
  }
}

/** The texts of a message that the database searches, and those of the desk's and the buyer's replies. */
const searched = [
  ...['name', 'company', 'reference', 'email', 'phone', 'country', 'message', 'notes.text'],
  ...['items.product', 'items.quantity', 'items.port', 'items.details'],
]

const searchedReplies = ['text', 'price']

/** More than are shown: the database finds some that do not match, because `%` and `_` match any text there. */
const maxRead = 50

async function findMessages(req: PayloadRequest, parts: Part[]): Promise<Match[]> {
  const { messages, 'message-replies': replies } = req.payload.collections
  const query = { limit: maxRead, pagination: false, depth: 0, req } as const
  const { docs: foundReplies } = await req.payload.find({
    ...query,
    collection: 'message-replies',
    where: getWhere(parts, searchedReplies),
    select: { message: true, text: true, price: true },
    sort: '-id',
  })
  const answered = foundReplies.map(({ message }) => message)
  const { docs } = await req.payload.find({
    ...query,
    collection: 'messages',
    where: { or: [getWhere(parts, searched), { id: { in: answered } }] },
    sort: '-receivedAt',
    overrideAccess: false,
  })
  return docs
    .map((message): Match => {
      const { id, name, email, company, reference } = message
      const also = [reference, company, email].filter(Boolean).join(', ')
      const texts = [
        ...textsIn(messages.config.flattenedFields, message),
        ...foundReplies
          .filter((reply) => reply.message === id)
          .flatMap((reply) => textsIn(replies.config.flattenedFields, reply)),
      ]
      return { slug: 'messages', id, texts, rank: inText, title: name, also }
    })
    .filter(({ texts = [] }) => {
      const words = texts.map(({ text }) => folded(text)).join('\n')
      return parts.every((part) => holds(words, part))
    })
}

function getWhere(parts: Part[], names: readonly string[]): Where {
  const and = parts.map((part): Where => {
    const patterns = getPatterns(part)
    return { or: patterns.flatMap((contains) => names.map((name) => ({ [name]: { contains } }))) }
  })
  return { and }
}

const inText = 3
const notFound = 4

/** Ranks a title that equals the query first, then titles that begin with it, then others, then texts. */
function getRank(title: Facts['title'], words: Buffer, parts: Part[]): number {
  const titles = baseLocales.map((locale) => folded(title[locale]))
  if (!parts.every((part) => holds(titles.join(' '), part))) {
    return parts.every((part) => holds(words, part)) ? inText : notFound
  }
  const query = parts.map(({ text }) => text).join(' ')
  if (titles.includes(query)) return 0
  return titles.some((one) => one.startsWith(query)) ? 1 : 2
}

/** The collection of addresses that lead to other pages. */
const redirects = 'redirects'

/** Enough to show a site of this size completely. */
const maxTargets = 200

/** Returns the pages of the site whose title or address contains every word of a query; without a query, the first ones. */
export async function findLinkTargets(req: PayloadRequest, query: string): Promise<LinkTarget[]> {
  const parts = getParts(query)
  return (await linkTargets(req))
    .filter(({ isOld }) => !isOld)
    .filter(({ title, also, address, kind }) => {
      const text = folded(`${title} ${also} ${address} ${kind}`)
      return parts.every((part) => holds(text, part))
    })
    .slice(0, maxTargets)
}

/** Returns every page of the site: the fixed pages, then the documents' pages, with articles last. */
export async function linkTargets(req: PayloadRequest): Promise<LinkTarget[]> {
  const language: BaseLocale = adminLanguage(req.i18n.language)
  const other: BaseLocale = language === 'en' ? 'id' : 'en'
  const page = { id: 'Halaman', en: 'Page' }[language]
  const targets = new Map<string, LinkTarget>()
  for (const address of fixedPaths) {
    targets.set(address, {
      address,
      kind: page,
      title: pages[address].name[language],
      also: pages[address].name[other],
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
      also: title[other],
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

/** Where an address leads: to a visible page, to a page not yet visible, to no page, or outside the site's pages. */
export type LinkState =
  | { state: 'shown' | 'draft'; kind: string; title: string }
  | { state: 'missing' | 'outside' }

export async function getLinkState(req: PayloadRequest, address: string): Promise<LinkState> {
  const page = getPage(address)
  if (page === null) return { state: 'outside' }
  const target = (await linkTargets(req)).find((one) => one.address === page)
  if (!target) return { state: 'missing' }
  const { kind, title, isPublic } = target
  return { state: isPublic ? 'shown' : 'draft', kind, title }
}
