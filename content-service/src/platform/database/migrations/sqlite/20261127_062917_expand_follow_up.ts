import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`follow_up_on\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`follow_up_mailed_at\` text;`)
  await db.run(sql`CREATE INDEX \`messages_follow_up_on_idx\` ON \`messages\` (\`follow_up_on\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`messages_follow_up_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`follow_up_on\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`follow_up_mailed_at\`;`)
}
