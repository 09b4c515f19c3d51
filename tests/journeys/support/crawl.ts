import type { Page } from '@playwright/test'

/** The data that search engines and link previews read from a page as sent, and its links. */
export type CrawledPage = {
  lang: string
  title: string
  isIndexed: boolean
  canonical: string
  /** Alternate addresses by language, including `x-default`. */
  alternates: Record<string, string>
  /** The entries that every page has in its head, by name; `''` for a missing entry. */
  entries: Record<string, string>
  /** Absolute addresses of the same site, including fragments. */
  links: string[]
  ids: string[]
}

export type Crawl = {
  pages: Map<string, CrawledPage>
  /** Every address that responded with anything but 200, and a page that links to it. */
  broken: string[]
}

/** More addresses than the sample has; ends the crawl of an endless list of filters. */
const maxAddresses = 4000

/** Enough simultaneous requests to keep the site, and the browser that reads them, busy. */
const batch = 6

/** Follows every link of a site, starting from its sitemap and the given addresses; files are requested but not read. */
export async function crawl(reader: Page, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const broken: string[] = []
  const sources = new Map(starts.map((address) => [address, 'the sitemap']))
  const queue = [...starts]
  while (queue.length > 0) {
    if (sources.size > maxAddresses) throw new Error(`The crawl found ${sources.size} addresses`)
    await Promise.all(queue.splice(0, batch).map(visit))
  }
  return { pages, broken }

  async function visit(address: string): Promise<void> {
    const response = await fetch(address, { redirect: 'manual' })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    if (response.status !== 200) {
      broken.push(`${response.status} ${address}, from ${sources.get(address)}`)
      await response.body?.cancel()
      return
    }
    if (!isPage) {
      await response.body?.cancel()
      return
    }
    const page = await read(reader, address, await response.text())
    pages.set(address, page)
    for (const link of page.links) {
      const target = link.replace(/#.*/, '')
      if (sources.has(target)) continue
      sources.set(target, address)
      queue.push(target)
    }
  }
}

function read(reader: Page, address: string, html: string): Promise<CrawledPage> {
  return reader.evaluate(
    ([base, source]) => {
      const sent = new DOMParser().parseFromString(source, 'text/html')
      const attribute = (selector: string, name: string) =>
        sent.querySelector(selector)?.getAttribute(name) ?? ''
      const metaNamed = (name: string) => attribute(`meta[name="${name}"]`, 'content')
      const property = (name: string) => attribute(`meta[property="${name}"]`, 'content')
      const addresses = [...sent.querySelectorAll('a[href], area[href], link[href]')]
        .map((element) => element.getAttribute('href') ?? '')
        .concat(property('og:image'))
        .filter((href) => href !== '')
        .map((href) => new URL(href, base))
        .filter(({ origin }) => origin === new URL(base).origin)
      return {
        lang: sent.documentElement.lang,
        title: sent.title,
        isIndexed: !metaNamed('robots').includes('noindex'),
        canonical: attribute('link[rel=canonical]', 'href'),
        alternates: Object.fromEntries(
          [...sent.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
        entries: {
          title: sent.title,
          description: metaNamed('description'),
          canonical: attribute('link[rel=canonical]', 'href'),
          'twitter:card': metaNamed('twitter:card'),
          ...Object.fromEntries(
            [
              'title',
              'description',
              'type',
              'url',
              'image',
              'image:alt',
              'site_name',
              'locale',
            ].map((name) => [`og:${name}`, property(`og:${name}`)]),
          ),
        },
        links: [...new Set(addresses.map(({ href }) => href))],
        ids: [...sent.querySelectorAll('[id]')].map(({ id }) => id),
      }
    },
    [address, html] as const,
  )
}
