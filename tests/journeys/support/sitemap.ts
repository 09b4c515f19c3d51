import type { Language } from './journey.ts'

/** Returns every address of the sitemap, in order. */
export async function sitemapAddresses(): Promise<string[]> {
  const response = await fetch(`${process.env.JOURNEY_SITE}/sitemap.xml`)
  if (!response.ok) throw new Error(`The sitemap responded with ${response.status}`)
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

/** Returns the paths of all pages in a language. The fixed equipment pages below `/en` are not in the sitemap. */
export async function addressesIn(language: Language): Promise<string[]> {
  const addresses = (await sitemapAddresses()).map((address) => new URL(address))
  const isEnglish = ({ pathname }: URL) => /^\/en(\/|$)/.test(pathname)
  const inLanguage = addresses.filter((address) => isEnglish(address) === (language === 'en'))
  const unlisted = addresses.filter(({ pathname }) => /^\/alat\/[a-z]/.test(pathname))
  const paths = inLanguage.map(({ pathname }) => pathname)
  if (language === 'id') return paths
  return [...paths, ...unlisted.map(({ pathname }) => `/en${pathname}`)]
}
