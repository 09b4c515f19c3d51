import { getTranslation } from '@payloadcms/translations'
import type { Payload, PayloadRequest } from 'payload'
import { abandonedStages } from '../../collections/enquiries/stages.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getHref, isUnlisted, openSlugs } from '../desk/admin-places.ts'
import { type Facts, readAllFacts } from '../desk/facts.ts'
import { linkTargets } from '../desk/find-documents.ts'
import { getListQuery, unansweredBefore } from '../enquiry-desk/list-query.ts'
import type { Draft } from '../publishing/publish-drafts.tsx'
import { readFailed, readUpcoming } from '../publishing/schedule/upcoming.ts'
import { daysLeft } from './days-left.ts'

/** The translator for the account's language. */
type Translator = Parameters<typeof getTranslation>[1]

/** The reasons why content needs an editor. */
const reasons = [
  'missing',
  'broken',
  'expired',
  'expiring',
  'unchecked',
  'unpublished',
  'draft',
  'planned',
] as const

type ContentReason = (typeof reasons)[number]

export type Reason = ContentReason | 'unanswered' | 'unsent'

/** The documents of one kind that need an editor for the same reason. */
export type Attention = {
  reason: Reason
  /** The list with exactly these documents, or the form of a global. */
  href: string
  name: string
  count: number
  /** The broken addresses. */
  links: string[]
  /** The drafts, if that is the reason. */
  drafts?: Draft[]
}

/** Enough time to renew a certificate. */
export const expiryDays = 60

/** Reference prices and levies change monthly. */
export const checkDays = 30

/** The URL of a list contains the id of each of its documents. */
const maxIds = 100

const maxLinks = 5

/**
 * Returns the content that needs attention and that the account may open, in the order of the reasons; names are in the
 * language of `i18n`.
 */
export async function findAttention(req: PayloadRequest, i18n: Translator): Promise<Attention[]> {
  const { payload } = req
  const open = await openSlugs(req)
  const facts = (await readAllFacts(payload)).filter(({ slug }) => open.has(slug))
  const targets = new Map((await linkTargets(req)).map((target) => [target.address, target]))
  const planned = new Set((await readUpcoming(payload)).map(getKey))
  const failed = new Set((await readFailed(payload)).map(getKey))
  const getBroken = ({ links }: Facts) => links.filter((link) => !targets.get(link)?.isPublic)
  const now = Date.now()
  const applies: Record<ContentReason, (one: Facts) => boolean> = {
    missing: ({ missing }) => missing.id + missing.en > 0,
    broken: (one) => getBroken(one).length > 0,
    expired: ({ validUntil, priceUntil, windowsUntil }) =>
      [validUntil, priceUntil, windowsUntil].some((day) => daysLeft(day, now) < 0),
    expiring: ({ validUntil }) => {
      const days = daysLeft(validUntil, now)
      return days >= 0 && days <= expiryDays
    },
    unchecked: ({ checkedOn }) => daysLeft(checkedOn, now) < -checkDays,
    unpublished: (one) => one.isDraft && failed.has(getKey(one)),
    draft: ({ isDraft }) => isDraft,
    planned: (one) => planned.has(getKey(one)) || isShownLater(one, now),
  }
  const content = reasons.flatMap((reason) =>
    grouped(payload, i18n, { reason, facts: facts.filter(applies[reason]), getBroken }),
  )
  return open.has('messages')
    ? [...(await unanswered(payload, i18n)), ...(await unsent(payload, i18n)), ...content]
    : content
}

/** Returns the messages without an answer by the promised time. */
async function unanswered(payload: Payload, i18n: Translator): Promise<Attention[]> {
  const overdue = unansweredBefore(new Date().toISOString())
  const { totalDocs: count } = await payload.count({
    collection: 'messages',
    where: { and: overdue },
  })
  if (count === 0) return []
  const name = getTranslation(payload.collections.messages.config.labels.plural, i18n)
  const href = `/admin/collections/messages${getListQuery([overdue])}`
  return [{ reason: 'unanswered', href, name, count, links: [] }]
}

/** Returns the messages whose answers were written but have not reached the sender. */
async function unsent(payload: Payload, i18n: Translator): Promise<Attention[]> {
  const { docs: failed } = await payload.find({
    collection: 'message-replies',
    where: {
      state: { equals: 'failed' },
      'message.firstAnsweredAt': { exists: false },
      'message.status': { not_in: abandonedStages },
    },
    sort: '-id',
    limit: maxIds,
    pagination: false,
    depth: 0,
    select: { message: true },
  })
  const ids = [...new Set(failed.map(({ message }) => message))]
  if (ids.length === 0) return []
  const name = getTranslation(payload.collections.messages.config.labels.plural, i18n)
  const href = `/admin/collections/messages?where[or][0][and][0][id][in]=${ids.join(',')}`
  return [{ reason: 'unsent', href, name, count: ids.length, links: [] }]
}

type Grouped = { reason: ContentReason; facts: Facts[]; getBroken: (one: Facts) => string[] }

function grouped(
  payload: Payload,
  i18n: Translator,
  { reason, facts, getBroken }: Grouped,
): Attention[] {
  return [...Map.groupBy(facts, getList)].flatMap(([slug, documents]) => {
    const [first] = documents
    if (!first) return []
    const links = reason === 'broken' ? documents.flatMap(getBroken).slice(0, maxLinks) : []
    const count = documents.length
    const language = adminLanguage(i18n.language)
    const config = payload.config.collections.find((collection) => collection.slug === slug)
    const drafts = documents.map(({ slug: kind, id, title }) => ({
      ...{ slug: kind, id, href: getHref({ slug: kind, id }) },
      title: `${config ? `${getTranslation(config.labels.singular, i18n)}: ` : ''}${title[language]}`,
    }))
    const group = { reason, count, links, ...(reason === 'draft' && { drafts }) }
    if (first.id === null || isUnlisted(first)) {
      return { ...group, href: getHref(first), name: first.title[language] }
    }
    const name = config ? getTranslation(config.labels.plural, i18n) : slug
    const ids = documents.slice(0, maxIds).map(({ id }) => id)
    const href = `/admin/collections/${slug}?where[or][0][and][0][id][in]=${ids.join(',')}`
    return { ...group, href, name }
  })
}

function getList(one: Facts): string {
  return isUnlisted(one) ? 'home-page texts' : one.slug
}

function getKey({ slug, id }: { slug: string; id: number | null }): string {
  return `${slug}/${id}`
}

function isShownLater({ isPublic, publishedDate }: Facts, now: number): boolean {
  return isPublic && publishedDate !== null && Date.parse(publishedDate) > now
}
