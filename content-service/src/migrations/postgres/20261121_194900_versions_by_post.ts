import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The admin's list of posts read all texts of all versions for each post. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX "_blog_posts_v_locales_parent_id_idx" ON "_blog_posts_v_locales" USING btree ("_parent_id");`)
  await db.execute(sql`CREATE INDEX "_blog_posts_v_order_idx" ON "_blog_posts_v" USING btree ("latest","version_published_date","created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "_blog_posts_v_order_idx";`)
  await db.execute(sql`DROP INDEX "_blog_posts_v_locales_parent_id_idx";`)
}
