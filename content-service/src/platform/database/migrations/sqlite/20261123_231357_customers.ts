import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { storeCustomerKeys } from '../../data-steps/customer-keys.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`personal_data_deletions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`deleted_at\` text NOT NULL,
  	\`deleted_by\` text NOT NULL,
  	\`asked_on\` text NOT NULL,
  	\`asked_by\` text NOT NULL,
  	\`salt\` text NOT NULL,
  	\`digest\` text NOT NULL,
  	\`counts\` text NOT NULL,
  	\`remaining\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`personal_data_deletions_deleted_at_idx\` ON \`personal_data_deletions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`moved_by\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`address_key\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`company_key\` text;`)
  await db.run(sql`CREATE INDEX \`messages_address_key_idx\` ON \`messages\` (\`address_key\`);`)
  await db.run(sql`CREATE INDEX \`messages_company_key_idx\` ON \`messages\` (\`company_key\`);`)
  await storeCustomerKeys(req)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`personal_data_deletions\`;`)
  await db.run(sql`DROP INDEX \`messages_address_key_idx\`;`)
  await db.run(sql`DROP INDEX \`messages_company_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`moved_by\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`address_key\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`company_key\`;`)
}
