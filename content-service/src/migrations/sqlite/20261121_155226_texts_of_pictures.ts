import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** A picture that was described in one language keeps that text in both. SQLite adds no required column without a default. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_indonesian\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_english\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`UPDATE \`media\` SET
    \`alt_indonesian\` = coalesce(
      (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'id'),
      (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'en'), ''),
    \`alt_english\` = coalesce(
      (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'en'),
      (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'id'), '');`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`alt\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`alt\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`INSERT INTO \`media_locales\` (\`_locale\`, \`_parent_id\`)
    SELECT \`code\`, \`media\`.\`id\` FROM \`media\`, (SELECT 'id' AS \`code\` UNION SELECT 'en')
    WHERE true ON CONFLICT DO NOTHING;`)
  await db.run(sql`UPDATE \`media_locales\` SET \`alt\` = (
    SELECT CASE \`_locale\` WHEN 'en' THEN \`alt_english\` ELSE \`alt_indonesian\` END
    FROM \`media\` WHERE \`media\`.\`id\` = \`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_indonesian\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_english\`;`)
}
