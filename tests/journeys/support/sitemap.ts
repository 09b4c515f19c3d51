import type { Language } from './journey.ts'

/** Every address of the sitemap, in its order. */
export async function sitemapAddresses(): Promise<string[]> {
  const response = await fetch(`${process.env.JOURNEY_SITE}/sitemap.xml`)
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}`)
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

/** The pages in a language; the fixed equipment pages under English are in no sitemap. */
export async function addressesIn(language: Language): Promise<string[]> {
  const addresses = (await sitemapAddresses()).map((address) => new URL(address))
  const isEnglish = ({ pathname }: URL) => /^\/en(\/|$)/.test(pathname)
  const own = addresses.filter((address) => isEnglish(address) === (language === 'en'))
  const unlisted = addresses.filter(({ pathname }) => /^\/alat\/[a-z]/.test(pathname))
  const paths = own.map(({ pathname }) => pathname)
  if (language === 'id') return paths
  return [...paths, ...unlisted.map(({ pathname }) => `/en${pathname}`)]
}
