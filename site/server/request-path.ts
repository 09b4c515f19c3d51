import { inRouteCase } from './route-case.ts'

export type PathCheck =
  | { kind: 'canonical' }
  | { kind: 'malformed' }
  | { kind: 'moved'; location: string }

/**
 * One address for each page: no trailing slash, no doubled slashes, each character written in one way, routes in lower case. The response to another form is its
 * canonical form with the query kept; it always begins with exactly one slash, so that `//evil.example`
 * never becomes an address on another host.
 */
export function checkPath(url: URL): PathCheck {
  if (!isDecodable(url.pathname)) return { kind: 'malformed' }
  const segments = url.pathname.split('/').filter(Boolean)
  const encoded = segments.map((part) => encodeURIComponent(decodeURIComponent(part)))
  const canonical = inRouteCase(`/${encoded.join('/')}`)
  // Nothing permanent is said of an address that may only have taken the end of a sentence with it.
  const trimmed = withoutPunctuation(canonical)
  const isTrailed =
    trimmed !== canonical && !url.pathname.includes('//') && url.pathname.startsWith(trimmed)
  if (canonical === url.pathname || isTrailed) return { kind: 'canonical' }
  return { kind: 'moved', location: canonical + url.search }
}

// Not the connectors: an underscore is part of a name.
const addedSign = /[\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Z}\p{C}<>`|]/u

/** A path without the signs at its end that a text or a program adds to an address: `/produk/batubara).` */
export function withoutPunctuation(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const last = Array.from(decodeURIComponent(segments.pop() ?? ''))
  const kept = last.slice(0, last.findLastIndex((sign) => !addedSign.test(sign)) + 1).join('')
  return `/${[...segments, encodeURIComponent(kept)].filter(Boolean).join('/')}`
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
