import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { LimitedResponse } from '@niaga/server-kit/limited-fetch'
import { withWorkFolder } from '@niaga/server-kit/work-folder'
import { DomUtils, parseDocument } from 'htmlparser2'
import { hrefIn } from '../../app/i18n/locale-address.ts'
import { localeEntries } from '../../app/i18n/locale-registry.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import {
  type Link,
  readLinks,
  readManifestLinks,
  readSitemapLinks,
  readStyleLinks,
} from './read-links.ts'
import { rewritePage, stylesHref } from './rewrite-page.ts'
import { type Origins, type SnapshotAddress, snapshotAddress } from './snapshot-address.ts'
import { snapshotStyles } from './snapshot-texts.ts'

/** Stops a snapshot with one sentence for the operator. */
export class SnapshotError extends Error {}

/** As many as the site can render without delaying visitors. */
const atOnce = 4
/** The site itself lists at most 10,000 pages in one file; with the widths of pictures a page has about ten files. */
const maxFiles = 150_000
const maxBytes = 20_000_000_000
const maxMs = 4 * 3_600_000

/** Marks a folder as a snapshot, which the next snapshot may replace. */
const markerFile = 'snapshot.json'

export type SnapshotOptions = {
  folder: string
  /** The origin of the running site. */
  from: string
  /** Target of forms and filters; `null` for the site's own public origin. */
  live: string | null
  now?: Date
  /** Number of attempts while the site is busy. */
  attempts?: number
}

export type Snapshot = {
  pages: number
  files: number
  bytes: number
  /** Broken links of the site. */
  missing: { path: string; linkedFrom: string }[]
}

type LocalAddress = Exclude<SnapshotAddress, { kind: 'live' | 'foreign' }>
type Page = { path: string; file: string; policy: string }

/**
 * Writes every page of a running site, with everything they show and link to on it, as files for a static host. The folder
 * is replaced as a whole at the end.
 *
 * @throws {SnapshotError} naming the address that failed; the folder is then unchanged
 */
export async function captureSnapshot(options: SnapshotOptions): Promise<Snapshot> {
  const folder = resolve(options.folder)
  await rejectOtherFolder(folder)
  // In the parent folder, on the same file system, to make the rename atomic.
  const work = join(dirname(folder), `.${basename(folder)}.new`)
  return withWorkFolder(work, async () => {
    const snapshot = await writeSnapshot(work, options)
    // The work folder is private to its owner, but the static host runs under another account.
    await chmod(work, 0o755)
    await replaceFolder(folder, work)
    return snapshot
  })
}

async function writeSnapshot(
  work: string,
  { from, live, now = new Date(), attempts = 5 }: SnapshotOptions,
): Promise<Snapshot> {
  const signal = AbortSignal.timeout(maxMs)
  const getFetch = (path: string) => fetchWithRetry(new URL(path, from), attempts, signal)
  const publicOrigin = await readOwnOrigin(getFetch('/'), from)
  const origins: Origins = {
    from: new URL(from).origin,
    origin: publicOrigin,
    live: live ?? publicOrigin,
  }
  const crawl = createCrawl(work, origins, getFetch, signal)
  const notFound = localeEntries.map(({ code }) => hrefIn(code, '/404'))
  crawl.omit(notFound)
  for (const path of notFound) await crawl.addNotFoundPage(path)
  const starts = localeEntries.map(({ code }) => hrefIn(code, '/'))
  for (const address of [...starts, '/sitemap.xml', '/robots.txt']) {
    crawl.add({ address, isPart: true }, '/')
  }
  await crawl.run()
  for (const { path, file, policy } of crawl.pages) {
    const html = await readFile(join(work, file), 'utf8')
    const page = { html, path, policy, origins, takenAt: now, addresses: crawl.addresses }
    await writeFile(join(work, file), rewritePage(page))
  }
  await writeFile(join(work, stylesHref), snapshotStyles)
  const { pages, files, bytes, missing } = crawl.result()
  const marker = {
    takenAt: now.toISOString(),
    from: origins.from,
    live: origins.live,
    pages,
    files,
  }
  await writeFile(join(work, markerFile), JSON.stringify(marker, null, 2))
  return { pages, files, bytes, missing }
}

function createCrawl(
  work: string,
  origins: Origins,
  getFetch: (path: string) => Promise<LimitedResponse>,
  signal: AbortSignal,
) {
  const queue: (LocalAddress & { isPart: boolean; linkedFrom: string })[] = []
  /** Discovered addresses: those on the site with those in the snapshot. */
  const addresses = new Map<string, string>()
  const queuedPaths = new Set<string>()
  const pages: Page[] = []
  const missing: Snapshot['missing'] = []
  let files = 0
  let bytes = 0

  function add({ address, isPart }: Link, linkedFrom: string): void {
    const target = snapshotAddress(address, linkedFrom, origins)
    if (target.kind === 'foreign' || target.kind === 'live' || queuedPaths.has(target.path)) return
    queuedPaths.add(target.path)
    queue.push({ ...target, isPart, linkedFrom })
  }

  async function fetchOne(address: (typeof queue)[number]): Promise<void> {
    const { path, linkedFrom, isPart } = address
    const { status, headers, body } = await request(path)
    const type = headers.get('Content-Type')?.split(';')[0] ?? ''
    const isOtherThanPage = address.kind === 'page' && status === 200 && type !== 'text/html'
    const isMissing = status === 404 || status === 410
    // A broken link must not prevent a snapshot.
    if (isMissing || (!isPart && (isOtherThanPage || isRejection(status)))) {
      // Pictures that editors removed are missing on the site as well.
      if (isPart && !path.startsWith('/media/')) throw failure(path, `responded ${status}`)
      missing.push({ path, linkedFrom })
      return
    }
    if (status !== 200) throw failure(path, `responded ${status}`)
    if (isOtherThanPage) throw failure(path, `is ${type}, and not a page`)
    // A static host would serve a WebP picture under the name of another type.
    const suffix = type === 'image/webp' && !path.endsWith('.webp') ? '.webp' : ''
    addresses.set(path, address.href + suffix)
    // Includes addresses with a dot, which may be redirected to a page.
    if (type === 'text/html') {
      pages.push({ path, file: address.file, policy: headers.get('Content-Security-Policy') ?? '' })
    }
    for (const link of linksIn(type, path, body)) add(link, path)
    await store(address.file + suffix, type === 'text/css' ? rewriteStyles(String(body)) : body)
  }

  async function request(path: string) {
    try {
      return await getFetch(path)
    } catch (error) {
      throw failure(path, error instanceof Error ? error.message : String(error))
    }
  }

  async function store(file: string, content: Buffer | string): Promise<void> {
    files += 1
    bytes += Buffer.byteLength(content)
    if (files > maxFiles) throw new SnapshotError(`The site has more than ${maxFiles} files.`)
    if (bytes > maxBytes) throw new SnapshotError(`The site has more than ${maxBytes} bytes.`)
    const target = join(work, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }

  async function runWorker(): Promise<void> {
    for (let address = queue.shift(); address; address = queue.shift()) {
      if (signal.aborted)
        throw new SnapshotError(`The snapshot took longer than ${maxMs / 1000} s.`)
      try {
        await fetchOne(address)
      } catch (error) {
        // The other workers stop after their current request.
        queue.length = 0
        throw error
      }
    }
  }

  return {
    addresses,
    pages,
    add,
    /** Omits linked addresses that are added separately. */
    omit: (paths: readonly string[]): void => {
      for (const path of paths) queuedPaths.add(path)
    },
    /** Static hosts look for `404.html`, whose links and pictures are those of the site. */
    async addNotFoundPage(path: string): Promise<void> {
      const { status, headers, body } = await request(path)
      if (status !== 404) throw failure(path, `responded ${status} instead of 404`)
      const file = `${path.slice(1)}.html`
      pages.push({ path, file, policy: headers.get('Content-Security-Policy') ?? '' })
      addresses.set(path, `/${file}`)
      for (const link of readLinks(String(body))) add(link, path)
      await store(file, body)
    },
    async run(): Promise<void> {
      // A worker stops when the queue is empty, although another may still find links.
      while (queue.length > 0) {
        const workers = await Promise.allSettled(Array.from({ length: atOnce }, runWorker))
        for (const worker of workers) if (worker.status === 'rejected') throw worker.reason
      }
    },
    result: () => ({ pages: pages.length, files, bytes, missing }),
  }
}

function linksIn(type: string, path: string, body: Buffer): Link[] {
  if (type === 'text/html') return readLinks(String(body))
  if (type === 'text/css') return readStyleLinks(String(body))
  if (path.endsWith('.webmanifest')) return readManifestLinks(String(body))
  if (/^\/sitemap(?:-\d+)?\.xml$/.test(path)) return readSitemapLinks(String(body))
  return []
}

/** Whether the request itself was rejected, not just temporarily (RFC 9110, 15.5). */
function isRejection(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

function failure(path: string, what: string): SnapshotError {
  return new SnapshotError(`${path} ${what}. The folder is unchanged.`)
}

/** Returns the origin in the canonical address of the first page. */
async function readOwnOrigin(first: Promise<LimitedResponse>, from: string): Promise<string> {
  const response = await first.catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error)
    throw new SnapshotError(`The site at ${from} does not respond (${cause}).`)
  })
  if (response.status !== 200) throw failure('/', `responded ${response.status}`)
  const links = DomUtils.getElementsByTagName('link', parseDocument(String(response.body)))
  const canonical = links.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href
  if (!canonical) throw failure('/', 'has no canonical address')
  return new URL(canonical, from).origin
}

async function rejectOtherFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => null)
  if (!stats) return
  if (!stats.isDirectory()) throw new SnapshotError(`${folder} is not a folder.`)
  const names = await readdir(folder)
  if (names.length > 0 && !names.includes(markerFile)) {
    throw new SnapshotError(
      `${folder} contains something other than a snapshot; choose another folder.`,
    )
  }
}

async function replaceFolder(folder: string, work: string): Promise<void> {
  const former = `${work}-former`
  const hadFolder = await rename(folder, former).then(
    () => true,
    () => false,
  )
  try {
    await rename(work, folder)
  } catch (error) {
    if (hadFolder) await rename(former, folder)
    throw error
  }
  await rm(former, { recursive: true, force: true })
}

/**
 * Rewrites conditions for scripting: a browser with script support would treat the page as scripted, and its header, which
 * a script colours, would never change.
 */
export function rewriteStyles(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)')
}
