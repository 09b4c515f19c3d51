import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`listed_at\` text;`)
  await db.run(sql`CREATE INDEX \`blog_posts_listed_at_idx\` ON \`blog_posts\` (\`listed_at\`);`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_listed_at\` text;`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_listed_at_idx\` ON \`_blog_posts_v\` (\`version_listed_at\`);`)
  await db.run(sql`UPDATE \`blog_posts\` SET \`listed_at\` = COALESCE(\`published_date\`, '0001-01-01T00:00:00.000Z');`)
  await db.run(sql`UPDATE \`_blog_posts_v\` SET \`version_listed_at\` = COALESCE(\`version_published_date\`, '0001-01-01T00:00:00.000Z');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`blog_posts_listed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` DROP COLUMN \`listed_at\`;`)
  await db.run(sql`DROP INDEX \`_blog_posts_v_version_version_listed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` DROP COLUMN \`version_listed_at\`;`)
}
