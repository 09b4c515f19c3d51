import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`company_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_holidays_order_idx\` ON \`company_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_holidays_parent_id_idx\` ON \`company_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_holidays_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_holidays_locales_locale_parent_id_unique\` ON \`company_holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_holidays_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_holidays_v_order_idx\` ON \`_company_holidays_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_holidays_v_parent_id_idx\` ON \`_company_holidays_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_holidays_v_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_holidays_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_holidays_v_locales_locale_parent_id_unique\` ON \`_company_holidays_v_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`company_holidays\`;`)
  await db.run(sql`DROP TABLE \`company_holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_holidays_v\`;`)
  await db.run(sql`DROP TABLE \`_company_holidays_v_locales\`;`)
}
