import { fold } from '@niaga/contract/fold'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { isFilled } from '../content/localized.ts'
import { contentVersion, shownUntil } from '../content-versions/versions.ts'

type ListedPost = {
  id: number
  updatedAt: number
  /** Folded titles; `null` until the first search after a change. */
  titles: Record<BaseLocale, string> | null
}

type Listed = { version: number; posts: readonly ListedPost[] }

/** The maximum number of listed posts, the newest: 100,000 occupy some 10 MB, with their titles 25. */
const maxPosts = 200_000
/** The number of titles read by one statement: other work of the process waits no longer than that takes. */
const batch = 1000

const listings = new WeakMap<Payload, Listed>()
const reading = new WeakMap<Payload, Promise<Listed>>()

/**
 * Returns the ids of all public posts, newest first. They stay in memory until the content changes: for each page
 * Payload's query would read the titles of every post before sorting, which takes a second with 100,000.
 */
export async function listedPosts(payload: Payload): Promise<number[]> {
  return (await currentPosts(payload)).map(({ id }) => id)
}

/**
 * Returns the ids of the public posts whose title in a language contains a text, newest first. Neither database compares
 * without accents, and titles are stored between bodies, so the folded titles are in memory; after a change only changed
 * titles are read.
 */
export async function postsTitled(
  payload: Payload,
  locale: BaseLocale,
  query: string,
): Promise<number[]> {
  const term = fold(query)
  const posts = await currentPosts(payload)
  await readTitles(
    payload,
    posts.filter(({ titles }) => titles === null),
  )
  return posts.flatMap(({ id, titles }) => (titles?.[locale].includes(term) ? [id] : []))
}

async function currentPosts(payload: Payload): Promise<readonly ListedPost[]> {
  const version = await contentVersion({ payload })
  const listed = listings.get(payload)
  if (listed?.version === version) return listed.posts
  const pending = reading.get(payload)
  if (pending) {
    await pending
    // The read in progress may have begun before the last change.
    return currentPosts(payload)
  }
  const run = readPosts(payload, version, listed?.posts ?? [])
  reading.set(payload, run)
  try {
    listings.set(payload, await run)
    return (await run).posts
  } finally {
    reading.delete(payload)
  }
}

async function readPosts(
  payload: Payload,
  version: number,
  before: readonly ListedPost[],
): Promise<Listed> {
  const former = new Map(before.map((post) => [post.id, post]))
  const until = (await shownUntil({ payload })) ?? new Date()
  const rows = await runSql(
    { payload },
    sql`SELECT id, updated_at FROM blog_posts
        WHERE _status = 'published' AND listed_at <= ${until.toISOString()} AND deleted_at IS NULL
        ORDER BY listed_at DESC, created_at DESC, id DESC LIMIT ${maxPosts}`,
  )
  const posts = rows.map((row) => {
    const [id, updatedAt] = [Number(row.id), getMoment(row.updated_at)]
    const post = former.get(id)
    return post?.updatedAt === updatedAt ? post : { id, updatedAt, titles: null }
  })
  return { version, posts }
}

/** SQLite returns text; PostgreSQL’s driver returns text or a date. */
function getMoment(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value))
}

async function readTitles(payload: Payload, posts: readonly ListedPost[]): Promise<void> {
  for (let from = 0; from < posts.length; from += batch) {
    const part = posts.slice(from, from + batch)
    const ids = sql.join(
      part.map(({ id }) => sql`${id}`),
      sql`, `,
    )
    const rows = await runSql(
      { payload },
      sql`SELECT _parent_id, _locale, title FROM blog_posts_locales WHERE _parent_id IN (${ids})`,
    )
    const titles = new Map<number, Partial<Record<string, string>>>()
    for (const { _parent_id: id, _locale: locale, title } of rows) {
      if (typeof title !== 'string' || !isFilled(title)) continue
      titles.set(Number(id), { ...titles.get(Number(id)), [String(locale)]: fold(title) })
    }
    for (const post of part) {
      const { id: indonesian, en } = titles.get(post.id) ?? {}
      // The title that a visitor reads: the Indonesian one where a post has no other.
      post.titles = { id: indonesian ?? en ?? '', en: en ?? indonesian ?? '' }
    }
  }
}
