import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_sort_order_idx\` ON \`reply_templates\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates_locales\` (
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_templates_locales_locale_parent_id_unique\` ON \`reply_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`message_replies_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`file\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`message_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`message_replies_attachments_order_idx\` ON \`message_replies_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`message_replies_attachments_parent_id_idx\` ON \`message_replies_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`message_replies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`key\` text NOT NULL,
  	\`author\` text NOT NULL,
  	\`reply_to\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`failure\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`message_replies_message_idx\` ON \`message_replies\` (\`message_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`message_replies_key_idx\` ON \`message_replies\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`message_replies_updated_at_idx\` ON \`message_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_replies_created_at_idx\` ON \`message_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`message_history\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`at\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`who\` text,
  	\`from\` text,
  	\`to\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`message_history_message_idx\` ON \`message_history\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`message_history_updated_at_idx\` ON \`message_history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_history_created_at_idx\` ON \`message_history\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`reminded_at\` text;`)
  await db.run(sql`CREATE INDEX \`messages_first_answered_at_idx\` ON \`messages\` (\`first_answered_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`reply_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`message_replies_attachments\`;`)
  await db.run(sql`DROP TABLE \`message_replies\`;`)
  await db.run(sql`DROP TABLE \`message_history\`;`)
  await db.run(sql`DROP INDEX \`messages_first_answered_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`first_answered_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`reminded_at\`;`)
}
