import { setTimeout as wait } from 'node:timers/promises'
import type { Kind, Tally } from './tally.ts'

/** Texts that a complete page does not contain. */
const failureTexts = /Failed to (fetch|load)|Gagal memuat|Terjadi Kesalahan|An Error Occurred/

const limitMs = 30_000

export type VisitorOptions = {
  origin: string
  paths: readonly string[]
  tally: Tally
  /** The time between two requests, in milliseconds. */
  pauseMs: number
}

/** Returns every page of the sitemap, in both languages. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/** Reads pages and a picture of each until `isOver`. */
export async function visitOnAndOn(options: VisitorOptions, isOver: () => boolean): Promise<void> {
  const { origin, paths, tally, pauseMs } = options
  while (!isOver()) {
    const html = await ask('page', pick(paths), { origin, tally })
    const pictures = picturesIn(html)
    if (pictures.length > 0) await ask('picture', pick(pictures), { origin, tally })
    await wait(pauseMs * Math.random() * 2)
  }
}

/** Requests every page once, and the pictures on it. */
export async function visitAll({ origin, paths, tally }: VisitorOptions): Promise<void> {
  for (const path of paths) {
    const html = await ask('page', path, { origin, tally })
    for (const picture of new Set(picturesIn(html)))
      await ask('picture', picture, { origin, tally })
  }
}

async function ask(
  kind: Kind,
  path: string,
  { origin, tally }: Pick<VisitorOptions, 'origin' | 'tally'>,
): Promise<string> {
  const startedAt = performance.now()
  let failure: string | null
  let text = ''
  try {
    const response = await fetch(origin + path, {
      headers: { accept: kind === 'picture' ? 'image/webp,*/*' : '*/*' },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    text = await response.text()
    failure = faultIn(kind, response.status, text)
  } catch (error) {
    failure = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  }
  tally.count(kind, path, performance.now() - startedAt, failure)
  return text
}

function faultIn(kind: Kind, status: number, text: string): string | null {
  if (status !== 200) return `status ${status}`
  if (text === '') return 'nothing'
  if (kind === 'picture') return null
  if (!/<\/html>\s*$/.test(text)) return 'half a page'
  return failureTexts.exec(text)?.[0] ?? null
}

function picturesIn(html: string): string[] {
  return [...html.matchAll(/ src="(\/(?:media|pictures)\/[^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
