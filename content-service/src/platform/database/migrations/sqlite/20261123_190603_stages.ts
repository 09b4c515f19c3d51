import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`assigned_to_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`messages_assigned_to_idx\` ON \`messages\` (\`assigned_to_id\`);`)
  await db.run(sql`UPDATE \`messages\` SET \`status\` = 'quoted' WHERE \`status\` = 'answered';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`messages\` SET \`status\` = 'answered' WHERE \`status\` NOT IN ('new', 'read', 'spam');`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`company\` text,
  	\`country\` text,
  	\`language\` text,
  	\`message\` text NOT NULL,
  	\`page\` text,
  	\`note\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`reference\` text,
  	\`answer_by\` text,
  	\`received_at\` text NOT NULL,
  	\`key_digest\` text,
  	\`body_digest\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_messages\`("id", "name", "email", "phone", "company", "country", "language", "message", "page", "note", "status", "reference", "answer_by", "received_at", "key_digest", "body_digest", "updated_at", "created_at") SELECT "id", "name", "email", "phone", "company", "country", "language", "message", "page", "note", "status", "reference", "answer_by", "received_at", "key_digest", "body_digest", "updated_at", "created_at" FROM \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_messages\` RENAME TO \`messages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_answer_by_idx\` ON \`messages\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`messages_received_at_idx\` ON \`messages\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_key_digest_idx\` ON \`messages\` (\`key_digest\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
}
