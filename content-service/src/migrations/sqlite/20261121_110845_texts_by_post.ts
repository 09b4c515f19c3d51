import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Payload indexes the texts by language first: a list of posts read all of them for each post. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`blog_posts_locales_parent_id_idx\` ON \`blog_posts_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`blog_posts_locales_parent_id_idx\`;`)
}
