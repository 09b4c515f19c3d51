import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`messages_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`product\` text,
  	\`quantity\` text,
  	\`incoterm\` text,
  	\`port\` text,
  	\`delivery\` text,
  	\`details\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_items_order_idx\` ON \`messages_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_items_parent_id_idx\` ON \`messages_items\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`company\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`country\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`page\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`answer_by\` text;`)
  await db.run(sql`CREATE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_answer_by_idx\` ON \`messages\` (\`answer_by\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`messages_items\`;`)
  await db.run(sql`DROP INDEX \`messages_reference_idx\`;`)
  await db.run(sql`DROP INDEX \`messages_answer_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`company\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`country\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`page\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`answer_by\`;`)
}
