import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_chinese\` text;`)
  await db.run(sql`UPDATE \`media\` SET \`alt_chinese\` = (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'zh');`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`alt\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`alt\` text;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_chinese\`;`)
}
