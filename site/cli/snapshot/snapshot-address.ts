/** The meaning of an address on a page of the site in a snapshot. */
export type SnapshotAddress =
  | {
      kind: 'page' | 'file'
      /** Address on the site, without a fragment. */
      path: string
      /** Address within the snapshot, without a fragment. */
      href: string
      /** The file in the snapshot's folder. */
      file: string
    }
  /** An address that needs the running site, such as a search or a filter. */
  | { kind: 'live'; href: string }
  | { kind: 'foreign' }

export type Origins = {
  /** Origin of the running site. */
  from: string
  /** Origin that the site's pages contain. */
  origin: string
  /** Target of forms and filters. */
  live: string
}

/** The only query that numbers parts of a list; every other query needs the running site. */
const pageNumber = /^\?halaman=([1-9]\d{0,5})$/
/** The version of a picture or document, which does not change the file. */
const version = /^\?_v=[\da-f]*$/

/**
 * Static hosts serve a folder's `index.html` at the folder's address with a slash at the end, so pages become folders.
 *
 * @param base the address of the page that contains it
 */
export function snapshotAddress(value: string, base: string, origins: Origins): SnapshotAddress {
  const url = URL.parse(value, new URL(base, origins.from))
  if (url === null || ![origins.from, origins.origin].includes(url.origin))
    return { kind: 'foreign' }
  const { pathname, search, hash } = url
  // Resolved again, such a path would point to another host.
  if (pathname.startsWith('//')) return { kind: 'foreign' }
  const segments = decodedSegments(pathname)
  if (segments === null) return { kind: 'foreign' }
  if (segments.at(-1)?.includes('.')) {
    if (search !== '' && !version.test(search)) return live(pathname + search + hash, origins)
    return { kind: 'file', path: pathname, href: pathname, file: segments.join('/') }
  }
  const [, number] = pageNumber.exec(search) ?? []
  if (search !== '' && number === undefined) return live(pathname + search + hash, origins)
  const folders = number === undefined ? segments : [...segments, `halaman-${number}`]
  const href = `/${folders.map((folder) => `${encodeURIComponent(folder)}/`).join('')}`
  const file = [...folders, 'index.html'].join('/')
  return { kind: 'page', path: pathname + search, href, file }
}

function live(address: string, origins: Origins): SnapshotAddress {
  return { kind: 'live', href: origins.live + address }
}

/** Returns `null` for a path that would leave the folder, or that is invalid for a file. */
function decodedSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => /[/\\\0]|^\.\.?$/.test(segment)) ? null : segments
  } catch {
    return null
  }
}
