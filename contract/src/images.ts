/** What a picture belongs to; products keep theirs under `/storage/` (specification, section 7). */
export type PictureKind =
  | 'product'
  | 'tool'
  | 'blog'
  | 'business'
  | 'location'
  | 'manager'
  | 'gallery'
  | 'section'

/**
 * The address of a picture on its content host: `{host}/storage/{image}` for products, `{host}/{path}` for
 * every other kind. An absolute address stands as it is only on the content host's own origin.
 *
 * @returns `null` for a blank path, another origin or scheme, or a path that climbs out of its folder
 */
export function pictureUrl(host: string, kind: PictureKind, path: string | null): URL | null {
  const value = path?.trim() ?? ''
  if (value === '' || climbs(value)) return null
  const origin = new URL(host).origin
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return sameOrigin(value, origin)
  const relative = value.replace(/^[\\/]+/, '')
  const base = host.replace(/\/+$/, '')
  return sameOrigin(`${base}/${kind === 'product' ? 'storage/' : ''}${relative}`, origin)
}

function sameOrigin(value: string, origin: string): URL | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  return url.origin === origin && url.username === '' && url.password === '' ? url : null
}

/** Also in its encoded forms, which `URL` would resolve, and with backslashes, which it reads as slashes. */
function climbs(path: string): boolean {
  const segments = path
    .replace(/%2e/gi, '.')
    .replace(/%2f|%5c|\\/gi, '/')
    .split(/[/?#]/)
  return segments.includes('..')
}
