import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`has_new_reply\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`page_secret\` text;`)
  await db.run(sql`CREATE INDEX \`messages_has_new_reply_idx\` ON \`messages\` (\`has_new_reply\`);`)
  await db.run(sql`CREATE INDEX \`messages_page_secret_idx\` ON \`messages\` (\`page_secret\`);`)
  await db.run(sql`ALTER TABLE \`message_replies\` ADD \`is_from_buyer\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`message_replies\` ADD \`price\` text;`)
  await db.run(sql`ALTER TABLE \`message_replies\` ADD \`valid_until\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`messages_has_new_reply_idx\`;`)
  await db.run(sql`DROP INDEX \`messages_page_secret_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`has_new_reply\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`page_secret\`;`)
  await db.run(sql`ALTER TABLE \`message_replies\` DROP COLUMN \`is_from_buyer\`;`)
  await db.run(sql`ALTER TABLE \`message_replies\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`message_replies\` DROP COLUMN \`valid_until\`;`)
}
