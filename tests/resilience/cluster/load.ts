import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Editor } from '../../support/editor.ts'
import { sitemapPaths } from '../soak/visitor.ts'
import type { Cluster } from './cluster.ts'
import { freshTtlS } from './cluster.ts'

/** Counts during a fault. */
export type Counts = {
  views: number
  failedViews: string[]
  /** Messages for which the site reported success. */
  sent: string[]
  /** Number of messages that a visitor had to send again. */
  sentAgain: number
  /** The time that a change took to reach each available site, in milliseconds. */
  changesMs: number[]
  /** Number of changes that the content service did not accept, and the editor saved again. */
  savedAgain: number
  /** Number of changes that the content service rejected because the editor's session had been lost. */
  signedOut: number
}

/** Visitors, senders of messages and an editor, who continue during a failure. */
export type Load = {
  counts: Counts
  stop: () => Promise<void>
}

/** Two cores, which all machines share, can serve this many visitors. */
const visitors = 6
const visitPauseMs = 150
const viewLimitMs = 8000
const sendPauseMs = 400
const sendLimitMs = 40_000
const changePauseMs = 1000
const changePollMs = 100
const retryPauseMs = 500

/** The stylesheets and modules of a page, whose names depend on their content. */
const builtFiles = /"(\/assets\/[^"]+\.(?:css|js))"/g

/** Texts that a complete page does not contain. */
const failureTexts = /Failed to (fetch|load)|Gagal memuat|Terjadi Kesalahan|An Error Occurred/

let messageNumber = 0
let changeNumber = 0

type LoadOptions = {
  cluster: Cluster
  paths: readonly string[]
  editor: Editor
  /** The sites on which a change is awaited, while they are in this list. */
  seenSites: () => readonly string[]
}

export function startLoad({ cluster, paths, editor, seenSites }: LoadOptions): Load {
  const counts: Counts = {
    views: 0,
    failedViews: [],
    sent: [],
    sentAgain: 0,
    changesMs: [],
    savedAgain: 0,
    signedOut: 0,
  }
  let isOver = false
  const running = [
    ...Array.from({ length: visitors }, (_, index) => visit(index)),
    send(),
    change(),
  ]
  return {
    counts,
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }

  async function visit(first: number): Promise<void> {
    const cached = new Set<string>()
    for (let index = first; !isOver; index += visitors) {
      const path = paths[index % paths.length] ?? '/'
      const failure = await view(cluster.site + path, cached)
      counts.views += 1
      if (failure) counts.failedViews.push(`${path}: ${failure}`)
      await wait(visitPauseMs)
    }
  }

  /** Sends a message until the site reports success, like a visitor who presses the button again. */
  async function send(): Promise<void> {
    while (!isOver) {
      messageNumber += 1
      const message = `Permintaan nomor ${messageNumber}, mohon penawaran.`
      const body = new URLSearchParams({
        name: 'Sari',
        email: 'sari@pembeli.example',
        message,
        token: randomBytes(16).toString('hex'),
      })
      while (!(await isSent(`${cluster.site}/kontak`, body))) {
        if (isOver) return
        counts.sentAgain += 1
        await wait(retryPauseMs)
      }
      counts.sent.push(message)
      await wait(sendPauseMs)
    }
  }

  async function change(): Promise<void> {
    const id = await firstBusiness(editor)
    while (!isOver) {
      changeNumber += 1
      const description = `Perubahan nomor ${changeNumber}.`
      for (;;) {
        const status = await save(editor, id, description)
        if (status === 200) break
        if (isOver) return
        counts.savedAgain += 1
        if (status === 401 || status === 403) counts.signedOut += 1
        await wait(retryPauseMs)
      }
      const savedAt = performance.now()
      const times = await Promise.all(
        seenSites().map(async (origin) => {
          const isAwaited = () => !isOver && seenSites().includes(origin)
          await untilShown(`${origin}/bisnis`, description, isAwaited)
          return isAwaited() ? performance.now() - savedAt : null
        }),
      )
      counts.changesMs.push(...times.filter((time) => time !== null))
      await wait(changePauseMs)
    }
  }
}

/**
 * Returns why a page or its files could not be viewed, or `null` on success.
 *
 * @param cached the files that this visitor's browser already has
 */
async function view(address: string, cached: Set<string>): Promise<string | null> {
  try {
    const { status, text } = await read(address)
    if (status !== 200) return `status ${status}`
    if (!/<\/html>\s*$/.test(text)) return 'half a page'
    const failure = failureTexts.exec(text)
    if (failure) return failure[0]
    for (const [, file = ''] of text.matchAll(builtFiles)) {
      if (cached.has(file)) continue
      const { status } = await read(new URL(file, address).href)
      if (status !== 200) return `status ${status} of ${file}`
      cached.add(file)
    }
    return null
  } catch (error) {
    return error instanceof Error
      ? `${error.name} ${error.message} ${error.cause ?? ''}`
      : String(error)
  }
}

async function read(address: string): Promise<{ status: number; text: string }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(viewLimitMs) })
  return { status: response.status, text: await response.text() }
}

async function isSent(address: string, body: URLSearchParams): Promise<boolean> {
  const signal = AbortSignal.timeout(sendLimitMs)
  const response = await fetch(address, { method: 'POST', body, signal }).catch(() => null)
  const text = await response?.text().catch(() => '')
  return response?.status === 200 && text !== undefined && text.includes('Pesan berhasil dikirim!')
}

async function firstBusiness({ ask }: Editor): Promise<number> {
  for (;;) {
    const response = await ask('/businesses?limit=1').catch(() => null)
    if (response?.ok) {
      const { docs }: { docs: { id: number }[] } = await response.json()
      if (docs[0]) return docs[0].id
    }
    await wait(retryPauseMs)
  }
}

/** Returns the status of the response, or `null` without a response. */
async function save({ ask }: Editor, id: number, description: string): Promise<number | null> {
  const response = await ask(`/businesses/${id}?locale=id`, {
    method: 'PATCH',
    body: JSON.stringify({ description }),
    signal: AbortSignal.timeout(sendLimitMs),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? null
}

/** Without a purge message a change shows after twice `FRESH_TTL_S`; this waits longer. */
async function untilShown(address: string, text: string, isAwaited: () => boolean): Promise<void> {
  const deadline = performance.now() + freshTtlS * 6000
  while (isAwaited() && performance.now() < deadline) {
    const signal = AbortSignal.timeout(viewLimitMs)
    const page = await fetch(address, { signal })
      .then((response) => response.text())
      .catch(() => '')
    if (page.includes(text)) return
    await wait(changePollMs)
  }
}

/** Returns pages of every kind, in both languages, after visiting each once on every site. */
export async function visitedPaths(cluster: Cluster, most: number): Promise<string[]> {
  const all = await sitemapPaths(cluster.site)
  const step = Math.max(1, Math.floor(all.length / most))
  const paths = all.filter((_, index) => index % step === 0)
  for (const { origin } of cluster.sites) {
    const cached = new Set<string>()
    for (const path of paths) await view(origin + path, cached)
  }
  return paths
}
