import { fold } from '@niaga/contract/fold'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { isFilled } from '../content/localized.ts'
import { contentVersion, shownUntil } from '../content-versions/versions.ts'

type TitledPost = { id: number; updatedAt: string; titles: Record<BaseLocale, string> }

type Titles = { version: number; posts: readonly TitledPost[] }

/** How many posts are searched, the newest: the titles of 100,000 take some 25 MB. */
const mostPosts = 200_000
/** How many titles are read by one statement: the other work of the process waits no longer than they take. */
const batch = 1000

const known = new WeakMap<Payload, Titles>()
const reading = new WeakMap<Payload, Promise<Titles>>()

/**
 * The public posts whose title in a language has a text, newest first. Neither database compares without accents, and the
 * titles are between the bodies, so the folded titles are in memory; after a change only those that changed are read.
 */
export async function postsTitled(
  payload: Payload,
  locale: BaseLocale,
  query: string,
): Promise<number[]> {
  const wanted = fold(query)
  const { posts } = await currentTitles(payload)
  return posts.flatMap(({ id, titles }) => (titles[locale].includes(wanted) ? [id] : []))
}

async function currentTitles(payload: Payload): Promise<Titles> {
  const version = await contentVersion({ payload })
  const titles = known.get(payload)
  if (titles?.version === version) return titles
  const pending = reading.get(payload)
  if (pending) {
    // It may have begun before the last change.
    const found = await pending
    return found.version >= version ? found : currentTitles(payload)
  }
  const run = readTitles(payload, version, titles?.posts ?? [])
  reading.set(payload, run)
  try {
    const found = await run
    known.set(payload, found)
    return found
  } finally {
    reading.delete(payload)
  }
}

async function readTitles(
  payload: Payload,
  version: number,
  before: readonly TitledPost[],
): Promise<Titles> {
  const former = new Map(before.map((post) => [post.id, post]))
  const until = (await shownUntil({ payload })) ?? new Date()
  const listed = await runSql(
    { payload },
    sql`SELECT id, updated_at FROM blog_posts
        WHERE _status = 'published' AND listed_at <= ${until.toISOString()} AND deleted_at IS NULL
        ORDER BY listed_at DESC, created_at DESC, id DESC LIMIT ${mostPosts}`,
  )
  const posts = listed.map((row) => {
    const [id, updatedAt] = [Number(row.id), String(row.updated_at)]
    const post = former.get(id)
    return post?.updatedAt === updatedAt ? post : { id, updatedAt, titles: null }
  })
  const changed = posts.flatMap(({ id, titles }) => (titles === null ? [id] : []))
  const read = new Map<number, Record<BaseLocale, string>>()
  for (let from = 0; from < changed.length; from += batch) {
    const ids = changed.slice(from, from + batch)
    const rows = await runSql(
      { payload },
      sql`SELECT _parent_id, _locale, title FROM blog_posts_locales
          WHERE _parent_id IN (${sql.join(
            ids.map((id) => sql`${id}`),
            sql`, `,
          )})`,
    )
    for (const [id, titles] of foldedTitles(rows)) read.set(id, titles)
  }
  return {
    version,
    posts: posts.flatMap(({ id, updatedAt, titles }) => {
      const found = titles ?? read.get(id)
      return found ? [{ id, updatedAt, titles: found }] : []
    }),
  }
}

/** As a visitor reads them: in Indonesian where a post has no other title. */
function foldedTitles(rows: readonly Record<string, unknown>[]) {
  const found = new Map<number, Partial<Record<string, string>>>()
  for (const row of rows) {
    const id = Number(row._parent_id)
    const title = typeof row.title === 'string' && isFilled(row.title) ? fold(row.title) : undefined
    found.set(id, { ...found.get(id), [String(row._locale)]: title })
  }
  return [...found].map(([id, { id: own, en }]) => {
    const titles = { id: own ?? en ?? '', en: en ?? own ?? '' }
    return [id, titles] as const
  })
}
