import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`messages_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`author\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_notes_order_idx\` ON \`messages_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_notes_parent_id_idx\` ON \`messages_notes\` (\`_parent_id\`);`)
  await db.run(sql`INSERT INTO \`messages_notes\` (\`_order\`, \`_parent_id\`, \`id\`, \`text\`, \`at\`)
   SELECT 1, \`id\`, lower(hex(randomblob(12))), \`note\`, \`updated_at\` FROM \`messages\` WHERE trim(\`note\`) <> '';`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`note\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`messages_notes\`;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`note\` text;`)
}
