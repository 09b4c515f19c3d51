import { DatabaseSync } from 'node:sqlite'

/** The admin lists the latest version of each post. */
const latestVersions = [
  `INSERT INTO _blog_posts_v (id, parent_id, version_published_date, version_listed_at, version__status, latest)
   SELECT id, id, published_date, listed_at, 'published', true FROM blog_posts`,
  `INSERT INTO _blog_posts_v_locales (version_title, version_category, version_body, _locale, _parent_id)
   SELECT title, category, body, _locale, _parent_id FROM blog_posts_locales`,
]

/** The interval between posts, short enough that 100,000 of them are not in the future. */
const gapMs = 1_800_000

/** Replaces the posts in a SQLite file: through the service it would take hours. */
export function replacePosts(file: string, count: number): void {
  const database = new DatabaseSync(file)
  const post = database.prepare(
    `INSERT INTO blog_posts (id, published_date, listed_at, _status) VALUES (?, ?, ?, 'published')`,
  )
  const text = database.prepare(
    `INSERT INTO blog_posts_locales (title, category, body, _locale, _parent_id) VALUES (?, ?, ?, ?, ?)`,
  )
  database.exec('BEGIN; DELETE FROM _blog_posts_v; DELETE FROM blog_posts;')
  for (let id = 1; id <= count; id += 1) {
    const moment = new Date(Date.UTC(2020, 0, 1) + id * gapMs).toISOString()
    post.run(id, moment, moment)
    for (const locale of ['id', 'en']) {
      const title = `Batubara termal dan jadwal muat, bagian ${id} (${locale})`
      text.run(title, 'Operasi', JSON.stringify(getBody(title)), locale, id)
    }
  }
  for (const statement of latestVersions) database.exec(statement)
  database.exec('COMMIT')
  database.close()
}

/** Returns twelve paragraphs, about as long as a post of the sample. */
function getBody(title: string) {
  const container = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const sentence = `${title}. Mutu ditetapkan di pelabuhan muat oleh surveyor independen. `
  const style = { format: 0, detail: 0, mode: 'normal', style: '' }
  const words = { type: 'text', version: 1, text: sentence.repeat(4), ...style }
  const paragraph = { type: 'paragraph', ...container, children: [words] }
  return {
    root: { type: 'root', ...container, children: Array.from({ length: 12 }, () => paragraph) },
  }
}
