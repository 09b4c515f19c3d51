import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`sealed_secret\` text NOT NULL,
  	\`is_confirmed\` integer DEFAULT false NOT NULL,
  	\`last_step\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`digest\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_account_idx\` ON \`recovery_codes\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recovery_codes_digest_idx\` ON \`recovery_codes\` (\`digest\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`happened_at\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`who\` text,
  	\`about\` text,
  	\`title\` text,
  	\`network\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_happened_at_idx\` ON \`audit_log\` (\`happened_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_event_idx\` ON \`audit_log\` (\`event\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
}
