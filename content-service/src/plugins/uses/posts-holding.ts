import { runSql, sql, type Transaction } from '../../platform/database/sql.ts'

/** The number of posts that one statement searches: other work of the process waits no longer than that takes. */
const batch = 1000

/**
 * Yields batches, possibly empty, of the ids of posts whose body, as JSON, in any language and including drafts, contains
 * one of the texts; newest first. The database does the search: reading 100,000 bodies takes more than a minute.
 */
export async function* postsHolding(
  req: Transaction,
  texts: readonly string[],
): AsyncGenerator<number[]> {
  // Few bodies have the number or name at the end of the texts, and a search for it alone takes a tenth of the time.
  const words = [...new Set(texts.map((text) => text.match(/[\w.~-]+/g)?.at(-1) ?? ''))]
  const [newest] = await runSql(req, sql`SELECT MAX(id) AS id FROM blog_posts`)
  for (let to = Number(newest?.id ?? 0), from = 0; to > 0; to = from) {
    // Counts rows instead of ids: an import keeps the ids of another host, which may be far apart.
    const before = sql`SELECT id FROM blog_posts WHERE id <= ${to} ORDER BY id DESC LIMIT 1 OFFSET ${batch}`
    const [next] = await runSql(req, before)
    from = Number(next?.id ?? 0)
    const inBatch = (id: typeof posts) => sql`${id} > ${from} AND ${id} <= ${to}`
    const holdsOne = (body: typeof posts, parts: readonly string[]) =>
      sql.join(
        parts.map((part) => sql`CAST(${body} AS TEXT) LIKE ${getPattern(part)} ESCAPE '!'`),
        sql` OR `,
      )
    const getCondition = (body: typeof posts) =>
      sql`(${holdsOne(body, words)}) AND (${holdsOne(body, texts)})`
    const posts = sql`_parent_id`
    const rows = await runSql(
      req,
      sql`SELECT _parent_id AS id FROM blog_posts_locales
          WHERE ${inBatch(posts)} AND (${getCondition(sql`body`)})
          UNION
          SELECT version.parent_id FROM _blog_posts_v version
          JOIN _blog_posts_v_locales text ON text._parent_id = version.id
          WHERE ${inBatch(sql`version.parent_id`)} AND version.latest = true
          AND version.version__status = 'draft' AND (${getCondition(sql`text.version_body`)})
          ORDER BY 1 DESC`,
    )
    yield rows.map(({ id }) => Number(id))
  }
}

function getPattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`
}
