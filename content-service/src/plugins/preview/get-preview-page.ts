import { defaultLocale, type Locale } from '@niaga/contract/locale'

type Page = (document: Record<string, unknown>) => string

/** The page that shows a document; for other collections its `path` or `slug`, else the home page. */
const pages: Record<string, Page> = {
  products: ({ id }) => `/produk/${id}`,
  tools: ({ id }) => `/alat/${id}`,
  'blog-posts': ({ id }) => `/blog/${id}`,
  businesses: () => '/bisnis',
  'mining-locations': () => '/lokasi-tambang',
  managements: () => '/tentang-kami/pengurus',
  galleries: () => '/tentang-kami/galeri',
  'footer-items': () => '/kontak',
  'company-settings': () => '/tentang-kami',
  people: () => '/kontak',
  documents: () => '/dokumen',
}

/** Returns the path of the page that shows a document or global, in a language. */
export function getPage(slug: string, document: Record<string, unknown>, locale: Locale): string {
  const path = pages[slug]?.(document) ?? ownPage(document)
  const folder = locale === defaultLocale ? '' : `/${locale}`
  return path === '/' ? folder || '/' : folder + path
}

function ownPage({ path, slug }: Record<string, unknown>): string {
  if (typeof path === 'string' && /^\/(?!\/)/.test(path)) return path
  return typeof slug === 'string' && slug ? `/${encodeURIComponent(slug)}` : '/'
}
