import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_terms_windows\` ADD \`grade\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_terms_windows\` ADD \`grade\` text;`)
  await db.run(sql`ALTER TABLE \`tools_terms_windows\` ADD \`grade\` text;`)
  await db.run(sql`ALTER TABLE \`_tools_v_version_terms_windows\` ADD \`grade\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_terms_windows\` DROP COLUMN \`grade\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_terms_windows\` DROP COLUMN \`grade\`;`)
  await db.run(sql`ALTER TABLE \`tools_terms_windows\` DROP COLUMN \`grade\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v_version_terms_windows\` DROP COLUMN \`grade\`;`)
}
