import { defaultLocale, type Locale } from '@niaga/contract/locale'
import { localeSchema } from '@niaga/contract/locale-schema'
import type { FixedPath } from '@niaga/contract/pages'
import { previewParameter } from '@niaga/contract/preview'
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  LivePreviewConfig,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload'
import { getItemAddress } from '../../collections/content/item-pages.ts'
import type { PreviewTarget } from '../../collections/content/preview-target.ts'
import { hasDrafts, isPublicGlobal } from '../../collections/content/public-collections.ts'
import { getSession } from '../../collections/users/sessions.ts'
import { withMore } from '../../platform/config/extend.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import { mayPreview, signPreview } from './preview-token.ts'

/** Returns components for the slots that every form has. */
const partsFor = ({ origin }: Environment) => ({
  PreviewButton: '/src/plugins/preview/view-button.tsx#ViewButton',
  beforeDocumentControls: [
    '/src/plugins/preview/save-for-preview.tsx#SaveForPreview',
    { path: '/src/plugins/preview/preview-frame.tsx#PreviewFrame', clientProps: { origin } },
    '/src/plugins/preview/preview-width.tsx#PreviewWidth',
  ],
})

type Parts = ReturnType<typeof partsFor>

const breakpoints = [
  { name: 'phone', label: '390 × 844', width: 390, height: 844 },
  { name: 'tablet', label: '820 × 1180', width: 820, height: 1180 },
  { name: 'desktop', label: '1280 × 800', width: 1280, height: 800 },
]

/** Shows the site with the draft beside each form, and a link to the public page. */
export function preview(environment: Environment): Plugin {
  const { siteOrigin } = environment
  const parts = partsFor(environment)
  return (config) =>
    siteOrigin === null
      ? config
      : {
          ...config,
          collections: config.collections?.map((one) => inCollection(one, siteOrigin, parts)),
          globals: config.globals?.map((one) => inGlobal(one, siteOrigin, parts)),
        }
}

function inCollection(config: CollectionConfig, origin: string, parts: Parts): CollectionConfig {
  const { admin = {}, slug } = config
  if (!hasDrafts(slug)) return config
  const edit = { ...admin.components?.edit, ...parts }
  const getTarget = ({ id }: Record<string, unknown>) => ({ collection: slug, id: Number(id) })
  return {
    ...config,
    admin: {
      ...admin,
      preview: (document, { locale }) => publicAddress(origin, slug, document, locale),
      livePreview: livePreview(origin, slug, getTarget),
      components: { ...admin.components, edit },
    },
    hooks: withMore(config.hooks, { afterChange: [keepFewDrafts] }),
  }
}

function inGlobal(config: GlobalConfig, origin: string, parts: Parts): GlobalConfig {
  const { admin = {}, slug } = config
  if (!isPublicGlobal(slug)) return config
  const elements = { ...admin.components?.elements, ...parts }
  return {
    ...config,
    admin: {
      ...admin,
      preview: (document, { locale }) => publicAddress(origin, slug, document, locale),
      livePreview: livePreview(origin, slug, () => ({ global: slug })),
      components: { ...admin.components, elements },
    },
    hooks: withMore(config.hooks, { afterChange: [keepFewGlobalDrafts] }),
  }
}

function livePreview(
  origin: string,
  slug: string,
  getTarget: (document: Record<string, unknown>) => PreviewTarget,
): LivePreviewConfig {
  return {
    breakpoints,
    url: ({ data, locale, req }) =>
      previewAddress({ origin, slug, data, getTarget }, locale.code, req),
  }
}

type Previewed = {
  origin: string
  slug: string
  data: Record<string, unknown>
  getTarget: (document: Record<string, unknown>) => PreviewTarget
}

/** @returns `null` without a session or the right to read the document: nobody could open the address */
async function previewAddress(
  { origin, slug, data, getTarget }: Previewed,
  code: string,
  req: PayloadRequest,
): Promise<string | null> {
  const session = getSession(req)
  const target = getTarget(data)
  if (!req.user || session === undefined || !(await mayPreview(req, target))) return null
  const locale = localeSchema.parse(code)
  const permit = { user: Number(req.user.id), session, target, locale }
  const url = new URL(publicAddress(origin, slug, data, locale))
  url.searchParams.set(previewParameter, signPreview(req.payload, permit))
  return url.href
}

function publicAddress(
  origin: string,
  slug: string,
  document: Record<string, unknown>,
  code: string,
): string {
  const locale = localeSchema.parse(code)
  return origin + getPage(slug, document, locale)
}

/** The page that shows all documents of a collection; for others their own page, else the home page. */
const pages: Record<string, FixedPath> = {
  businesses: '/bisnis',
  'mining-locations': '/lokasi-tambang',
  managements: '/tentang-kami/pengurus',
  galleries: '/tentang-kami/galeri',
  'footer-items': '/kontak',
  'company-settings': '/tentang-kami',
  people: '/kontak',
  documents: '/dokumen',
}

/** Returns the path of the page that shows a document or global, in a language. */
export function getPage(slug: string, document: Record<string, unknown>, locale: Locale): string {
  const path = pages[slug] ?? getItemAddress(slug, document) ?? ownPage(document)
  const folder = locale === defaultLocale ? '' : `/${locale}`
  return path === '/' ? folder || '/' : folder + path
}

/** The address of a redirect is the old one. */
function ownPage({ from, path = from, slug }: Record<string, unknown>): string {
  if (typeof path === 'string' && /^\/(?!\/)/.test(path)) return path
  return typeof slug === 'string' && slug ? `/${encodeURIComponent(slug)}` : '/'
}

/** The time within which only the newest of the drafts that a preview saves during typing is kept. */
const withinMs = 10 * 60_000

/** Prevents half an hour with the preview from evicting every earlier version of the document. */
const keepFewDrafts: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!savesForPreview(req)) return
  const where = earlierDrafts([{ parent: { equals: doc.id } }])
  await req.payload.db.deleteVersions({ collection: collection.slug, where, req })
}

/** {@link keepFewDrafts} for a global. */
const keepFewGlobalDrafts: GlobalAfterChangeHook = async ({ global, req }) => {
  if (!savesForPreview(req)) return
  await req.payload.db.deleteVersions({ globalSlug: global.slug, where: earlierDrafts(), req })
}

function savesForPreview({ query, user }: PayloadRequest): boolean {
  return Boolean(user) && query?.preview === 'true' && Boolean(query.draft)
}

function earlierDrafts(also: Where[] = []): Where {
  const since = new Date(Date.now() - withinMs).toISOString()
  return {
    and: [
      ...also,
      { latest: { not_equals: true } },
      { 'version._status': { equals: 'draft' } },
      { createdAt: { greater_than: since } },
    ],
  }
}
