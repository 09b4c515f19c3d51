import type { BaseLocale } from '@niaga/contract/locale'
import { getTranslation } from '@payloadcms/translations'
import type { Payload, PayloadRequest } from 'payload'
import {
  editedIn,
  type PublicCollection,
  type PublicGlobal,
  publicCollections,
  publicGlobals,
} from '../../collections/content/public-collections.ts'
import { newStage } from '../../collections/enquiries/stages.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'

const shown = 6

type Edit = { href: string; title: string; kind: string; updatedAt: string }

/** Returns the newest messages that are unread or have an unread reply, and the number of all. */
export async function unreadMessages(payload: Payload) {
  const { docs, totalDocs } = await payload.find({
    collection: 'messages',
    where: { or: [{ status: { equals: newStage } }, { hasNewReply: { equals: true } }] },
    sort: '-receivedAt',
    limit: shown,
    depth: 0,
  })
  return { messages: docs, total: totalDocs }
}

/** Returns the latest edits of public content in the open collections and globals, newest first. */
export async function latestEdits(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  open: ReadonlySet<string>,
): Promise<Edit[]> {
  const locale = adminLanguage(i18n.language)
  const isOpen = (slug: string) => open.has(slug)
  const groups = await Promise.all([
    ...publicCollections.filter(isOpen).map((slug) => getEdits(payload, slug, i18n)),
    ...publicGlobals.filter(isOpen).map((slug) => getGlobalEdit(payload, slug, locale)),
  ])
  return groups
    .flat()
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, shown)
}

async function getEdits(
  payload: Payload,
  slug: PublicCollection,
  i18n: PayloadRequest['i18n'],
): Promise<Edit[]> {
  const { admin, labels } = payload.collections[slug].config
  const { docs } = await payload.find({
    collection: slug,
    where: editedIn(slug),
    sort: '-updatedAt',
    limit: shown,
    depth: 0,
    draft: true,
    locale: adminLanguage(i18n.language),
  })
  return docs.map((document) => ({
    href: `/admin/collections/${slug}/${document.id}`,
    title: textAt(document, admin.useAsTitle ?? 'id') || `${document.id}`,
    kind: getTranslation(labels.singular, i18n),
    updatedAt: document.updatedAt,
  }))
}

async function getGlobalEdit(
  payload: Payload,
  slug: PublicGlobal,
  locale: BaseLocale,
): Promise<Edit[]> {
  const { updatedAt } = await payload.findGlobal({ slug, depth: 0, draft: true })
  if (!updatedAt) return []
  const label = payload.globals.config.find((global) => global.slug === slug)?.label
  const title = textAt(label, locale)
  return [{ href: `/admin/globals/${slug}`, title, kind: '', updatedAt }]
}

function textAt(holder: unknown, key: string): string {
  if (typeof holder !== 'object' || holder === null) return ''
  const [, value] = Object.entries(holder).find(([name]) => name === key) ?? []
  return typeof value === 'string' ? value : ''
}
