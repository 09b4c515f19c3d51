/** What an address in a page of the site means in a snapshot. */
export type SnapshotAddress =
  | {
      kind: 'page' | 'file'
      /** As it is requested from the site, without a fragment. */
      path: string
      /** As pages of the snapshot name it, without a fragment. */
      href: string
      /** The file in the snapshot's folder. */
      file: string
    }
  /** What only the running site can do, such as a search or a filter. */
  | { kind: 'live'; href: string }
  | { kind: 'foreign' }

export type Origins = {
  /** The site that is read. */
  from: string
  /** As the site names itself in its pages. */
  own: string
  /** Where forms and filters lead. */
  live: string
}

/** The only query that numbers parts of one list; every other one asks the site for something. */
const pageNumber = /^\?halaman=([1-9]\d{0,5})$/
/** The version of a picture or document, which makes no other file. */
const version = /^\?_v=[\da-f]*$/

/**
 * Static hosts serve a folder's `index.html` at the folder's address with a slash at the end, so pages become folders.
 *
 * @param base the address of the page that contains it
 */
export function snapshotAddress(value: string, base: string, origins: Origins): SnapshotAddress {
  const url = URL.parse(value, new URL(base, origins.from))
  if (url === null || ![origins.from, origins.own].includes(url.origin)) return { kind: 'foreign' }
  const { pathname, search, hash } = url
  // Resolved once more, such a path would name another host.
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

/** `null` for a path that would leave the folder, or that no file can have. */
function decodedSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => /[/\\\0]|^\.\.?$/.test(segment)) ? null : segments
  } catch {
    return null
  }
}
