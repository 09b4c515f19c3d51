import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_grades\` ADD \`price_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`products_grades\` ADD \`price_valid_until\` text;`)
  await db.run(sql`ALTER TABLE \`products_grades\` ADD \`price_per_tonne\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_grades_locales\` ADD \`price_text\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades\` ADD \`price_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades\` ADD \`price_valid_until\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades\` ADD \`price_per_tonne\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades_locales\` ADD \`price_text\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_grades\` DROP COLUMN \`price_as_of\`;`)
  await db.run(sql`ALTER TABLE \`products_grades\` DROP COLUMN \`price_valid_until\`;`)
  await db.run(sql`ALTER TABLE \`products_grades\` DROP COLUMN \`price_per_tonne\`;`)
  await db.run(sql`ALTER TABLE \`products_grades_locales\` DROP COLUMN \`price_text\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades\` DROP COLUMN \`price_as_of\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades\` DROP COLUMN \`price_valid_until\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades\` DROP COLUMN \`price_per_tonne\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_grades_locales\` DROP COLUMN \`price_text\`;`)
}
