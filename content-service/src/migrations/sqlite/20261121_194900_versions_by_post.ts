import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The admin's list of posts read all texts of all versions for each post: a minute and more for some thousands. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`_blog_posts_v_locales_parent_id_idx\` ON \`_blog_posts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_order_idx\` ON \`_blog_posts_v\` (\`latest\`,\`version_published_date\`,\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`_blog_posts_v_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_blog_posts_v_locales_parent_id_idx\`;`)
}
