import { getTranslation, type I18n } from '@payloadcms/translations'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import type { Facts } from './facts.ts'

/** Returns the address of a document in the admin. */
export function getHref({ slug, id }: { slug: string; id: number | null }): string {
  return id === null ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}

/** Whether a document is the home page's texts, which no list shows: the form of the home page's parts links to them. */
export function isUnlisted({ slug, address }: Facts): boolean {
  return slug === 'pages' && address === '/'
}

/** Returns the kind of a document, such as “Product”; `''` for a global, whose title is its kind. */
export function getKind({ collections }: SanitizedConfig, slug: string, i18n: I18n): string {
  const config = collections.find((collection) => collection.slug === slug)
  return config ? getTranslation(config.labels.singular, i18n) : ''
}

/** Returns the collections and globals that an account sees in the admin and may read. */
export async function openSlugs(req: PayloadRequest): Promise<Set<string>> {
  const { user, payload } = req
  const { collections, globals } = payload.config
  const open = new Set<string>()
  if (!user) return open
  const viewer = { ...user, sessions: [] }
  for (const { slug, admin, access } of [...collections, ...globals]) {
    const isHidden =
      typeof admin.hidden === 'function' ? admin.hidden({ user: viewer }) : admin.hidden
    if (!isHidden && (await access.read({ req })) === true) open.add(slug)
  }
  return open
}
