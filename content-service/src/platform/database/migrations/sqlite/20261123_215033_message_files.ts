import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`message_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`is_attached\` integer DEFAULT false,
  	\`origin\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`scan\` text NOT NULL,
  	\`stored_name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`message_files_message_idx\` ON \`message_files\` (\`message_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`message_files_stored_name_idx\` ON \`message_files\` (\`stored_name\`);`)
  await db.run(sql`CREATE INDEX \`message_files_updated_at_idx\` ON \`message_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_files_created_at_idx\` ON \`message_files\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`campaign\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`message_files\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`campaign\`;`)
}
