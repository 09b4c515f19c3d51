import { DomUtils, parseDocument } from 'htmlparser2'

export type Link = {
  address: string
  /** Whether the page shows the resource; a plain link may be broken on the site itself. */
  isPart: boolean
}

/** Relations of `<link>` elements that load a resource; `canonical` and the `alternate` of a language only name addresses. */
export const loadedRelations = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|search)\b/

/** Returns all addresses in a page of the site: links, pictures, stylesheets and feeds. */
export function readLinks(html: string): Link[] {
  const links: Link[] = []
  const add = (address: string | undefined, isPart: boolean) => {
    if (address) links.push({ address, isPart })
  }
  for (const { name, attribs } of DomUtils.getElementsByTagName('*', parseDocument(html))) {
    if (name === 'a' || name === 'area') add(attribs.href, false)
    else if (name === 'link') add(attribs.href, loadedRelations.test(attribs.rel ?? ''))
    else if (name === 'meta' && attribs.property === 'og:image') add(attribs.content, false)
    else if (loadsSource.has(name)) add(attribs.src, true)
    for (const set of [attribs.srcset, attribs.imagesrcset]) {
      for (const { address } of parseSourceSet(set ?? '')) add(address, true)
    }
    add(attribs.poster, true)
  }
  return links
}

/** A snapshot omits scripts, and frames show other hosts. */
export const loadsSource: ReadonlySet<string> = new Set([
  'img',
  'source',
  'video',
  'audio',
  'track',
  'input',
])

/** Parses the candidates of a `srcset`; the site's addresses contain no comma. */
export function parseSourceSet(value: string): { address: string; rest: string }[] {
  return value
    .split(',')
    .map((candidate) => candidate.trim())
    .filter(Boolean)
    .map((candidate) => {
      const [address = '', ...rest] = candidate.split(/\s+/)
      return { address, rest: rest.join(' ') }
    })
}

const cssAddress = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g

/** Returns the addresses loaded by a stylesheet. */
export function readStyleLinks(css: string): Link[] {
  return [...css.matchAll(cssAddress)]
    .map(([, , address = '']) => address)
    .filter((address) => !/^(?:data:|%23|#)/.test(address))
    .map((address) => ({ address, isPart: true }))
}

/** Returns the pages and pictures of a sitemap, or the parts of a sitemap index. */
export function readSitemapLinks(xml: string): Link[] {
  return DomUtils.getElementsByTagName('*', parseDocument(xml, { xmlMode: true }))
    .filter(({ name }) => name === 'loc' || name === 'image:loc')
    .map((element) => ({
      address: DomUtils.textContent(element).trim(),
      isPart: element.name === 'loc',
    }))
}

/** Returns the icons of a web app manifest. */
export function readManifestLinks(json: string): Link[] {
  const manifest: unknown = JSON.parse(json)
  if (typeof manifest !== 'object' || manifest === null || !('icons' in manifest)) return []
  const icons: unknown[] = Array.isArray(manifest.icons) ? manifest.icons : []
  return icons.flatMap((icon) =>
    typeof icon === 'object' && icon !== null && 'src' in icon && typeof icon.src === 'string'
      ? [{ address: icon.src, isPart: true }]
      : [],
  )
}
