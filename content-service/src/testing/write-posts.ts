import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Inserts posts in one transaction, which `end` commits. */
export type PostTables = {
  post: (id: number, moment: string) => unknown
  text: (id: number, locale: string, title: string, body: string) => unknown
  end: () => unknown
}

/** The admin lists the latest version of each post. */
const latestVersions = [
  `INSERT INTO _blog_posts_v (id, parent_id, version_published_date, version_listed_at, version__status, latest)
   SELECT id, id, published_date, listed_at, 'published', true FROM blog_posts`,
  `INSERT INTO _blog_posts_v_locales (version_title, version_category, version_body, _locale, _parent_id)
   SELECT title, category, body, _locale, _parent_id FROM blog_posts_locales`,
]

export function sqliteTables(file: string): PostTables {
  const database = new DatabaseSync(file)
  const post = database.prepare(
    `INSERT INTO blog_posts (id, published_date, listed_at, _status) VALUES (?, ?, ?, 'published')`,
  )
  const text = database.prepare(
    `INSERT INTO blog_posts_locales (title, category, body, _locale, _parent_id) VALUES (?, ?, ?, ?, ?)`,
  )
  database.exec('BEGIN')
  return {
    post: (id, moment) => post.run(id, moment, moment),
    text: (id, locale, title, body) => text.run(title, 'Operasi', body, locale, id),
    end: () => {
      for (const statement of latestVersions) database.exec(statement)
      database.exec('COMMIT')
      database.close()
    },
  }
}

export async function postgresTables(url: string): Promise<PostTables> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('BEGIN')
  return {
    post: (id, moment) =>
      client.query(
        `INSERT INTO blog_posts (id, published_date, listed_at, _status) VALUES ($1, $2, $2, 'published')`,
        [id, moment],
      ),
    text: (id, locale, title, body) =>
      client.query(
        `INSERT INTO blog_posts_locales (title, category, body, _locale, _parent_id) VALUES ($1, $2, $3, $4, $5)`,
        [title, 'Operasi', body, locale, id],
      ),
    end: async () => {
      for (const statement of latestVersions) await client.query(statement)
      await client.query('COMMIT')
      await client.query('ANALYZE')
      await client.end()
    },
  }
}

/** The interval between posts, short enough that 100,000 of them are not in the future. */
const gapMs = 1_800_000

/** Writes directly into the tables: the service would take minutes. */
export async function writePosts(tables: PostTables, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    await tables.post(id, new Date(Date.UTC(2020, 0, 1) + id * gapMs).toISOString())
    for (const locale of ['id', 'en']) {
      const title = `Batubara termal dan jadwal muat, bagian ${id} (${locale})`
      await tables.text(id, locale, title, JSON.stringify(getBody(title)))
    }
  }
  await tables.end()
}

/** Returns twelve paragraphs, about as long as a post of the sample. */
function getBody(title: string) {
  const container = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const sentence = `${title}. Mutu ditetapkan di pelabuhan muat oleh surveyor independen. `.repeat(
    4,
  )
  const words = { type: 'text', version: 1, text: sentence, format: 0, detail: 0, mode: 'normal' }
  const paragraph = { type: 'paragraph', ...container, children: [{ ...words, style: '' }] }
  return {
    root: { type: 'root', ...container, children: Array.from({ length: 12 }, () => paragraph) },
  }
}
