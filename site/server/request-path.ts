import { inRouteCase } from './route-case.ts'

export type PathCheck =
  | { kind: 'canonical' }
  | { kind: 'malformed' }
  | { kind: 'moved'; location: string }

/**
 * Checks that an address is canonical: no trailing slash, no doubled slashes, a single encoding of each character, routes
 * in lower case. Any other form is redirected to the canonical form with its query; that form always begins with exactly
 * one slash, so `//evil.example` never becomes an address on another host.
 */
export function checkPath(url: URL): PathCheck {
  if (!isDecodable(url.pathname)) return { kind: 'malformed' }
  const segments = url.pathname.split('/').filter(Boolean)
  const encoded = segments.map((part) => encodeURIComponent(decodeURIComponent(part)))
  const canonical = inRouteCase(`/${encoded.join('/')}`)
  // The redirect is temporary: the address may only have included the end of a sentence.
  const trimmed = withoutPunctuation(canonical)
  const isTrailed =
    trimmed !== canonical && !url.pathname.includes('//') && url.pathname.startsWith(trimmed)
  if (canonical === url.pathname || isTrailed) return { kind: 'canonical' }
  return { kind: 'moved', location: canonical + url.search }
}

// Excludes connectors, because an underscore is part of a name.
const addedSign = /[\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Z}\p{C}<>`|]/u

/** Removes trailing punctuation that a text or a program adds to an address: `/produk/batubara).` */
export function withoutPunctuation(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const last = Array.from(decodeURIComponent(segments.pop() ?? ''))
  const trimmed = last.slice(0, last.findLastIndex((sign) => !addedSign.test(sign)) + 1).join('')
  return `/${[...segments, encodeURIComponent(trimmed)].filter(Boolean).join('/')}`
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
