import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_terms_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`checked_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_terms_notes_order_idx\` ON \`products_terms_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_terms_notes_parent_id_idx\` ON \`products_terms_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_terms_notes_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_terms_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_terms_notes_locales_locale_parent_id_unique\` ON \`products_terms_notes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_terms_windows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`tonnes\` text,
  	\`as_of\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_terms_windows_order_idx\` ON \`products_terms_windows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_terms_windows_parent_id_idx\` ON \`products_terms_windows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_terms_windows_locales\` (
  	\`port\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_terms_windows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_terms_windows_locales_locale_parent_id_unique\` ON \`products_terms_windows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`checked_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_notes_order_idx\` ON \`_products_v_version_terms_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_notes_parent_id_idx\` ON \`_products_v_version_terms_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_notes_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_terms_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_terms_notes_locales_locale_parent_id_uni\` ON \`_products_v_version_terms_notes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_windows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`tonnes\` text,
  	\`as_of\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_windows_order_idx\` ON \`_products_v_version_terms_windows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_windows_parent_id_idx\` ON \`_products_v_version_terms_windows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_windows_locales\` (
  	\`port\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_terms_windows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_terms_windows_locales_locale_parent_id_u\` ON \`_products_v_version_terms_windows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`checked_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tools_terms_notes_order_idx\` ON \`tools_terms_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tools_terms_notes_parent_id_idx\` ON \`tools_terms_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_notes_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools_terms_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_terms_notes_locales_locale_parent_id_unique\` ON \`tools_terms_notes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_windows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`tonnes\` text,
  	\`as_of\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tools_terms_windows_order_idx\` ON \`tools_terms_windows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tools_terms_windows_parent_id_idx\` ON \`tools_terms_windows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_windows_locales\` (
  	\`port\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools_terms_windows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_terms_windows_locales_locale_parent_id_unique\` ON \`tools_terms_windows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`checked_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_notes_order_idx\` ON \`_tools_v_version_terms_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_notes_parent_id_idx\` ON \`_tools_v_version_terms_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_notes_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v_version_terms_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_version_terms_notes_locales_locale_parent_id_unique\` ON \`_tools_v_version_terms_notes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_windows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`tonnes\` text,
  	\`as_of\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_windows_order_idx\` ON \`_tools_v_version_terms_windows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_windows_parent_id_idx\` ON \`_tools_v_version_terms_windows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_windows_locales\` (
  	\`port\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v_version_terms_windows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_version_terms_windows_locales_locale_parent_id_uniq\` ON \`_tools_v_version_terms_windows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products_terms_load_ports\` ADD \`draft_m\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`terms_destinations\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_terms_load_ports\` ADD \`draft_m\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_terms_destinations\` text;`)
  await db.run(sql`ALTER TABLE \`tools_terms_load_ports\` ADD \`draft_m\` numeric;`)
  await db.run(sql`ALTER TABLE \`tools_locales\` ADD \`terms_destinations\` text;`)
  await db.run(sql`ALTER TABLE \`_tools_v_version_terms_load_ports\` ADD \`draft_m\` numeric;`)
  await db.run(sql`ALTER TABLE \`_tools_v_locales\` ADD \`version_terms_destinations\` text;`)
  await db.run(sql`ALTER TABLE \`company_registrations\` ADD \`valid_until\` text;`)
  await db.run(sql`ALTER TABLE \`company_registrations\` ADD \`register_url\` text;`)
  await db.run(sql`ALTER TABLE \`company_registrations_locales\` ADD \`issuer\` text;`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`accepted_surveyors\` text;`)
  await db.run(sql`ALTER TABLE \`_company_registrations_v\` ADD \`valid_until\` text;`)
  await db.run(sql`ALTER TABLE \`_company_registrations_v\` ADD \`register_url\` text;`)
  await db.run(sql`ALTER TABLE \`_company_registrations_v_locales\` ADD \`issuer\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_accepted_surveyors\` text;`)
  await db.run(sql`INSERT INTO \`products_terms_windows\` (\`_order\`, \`_parent_id\`, \`id\`, \`from\`, \`to\`, \`tonnes\`, \`as_of\`)
   SELECT 1, \`id\`, printf('%024x', \`id\`), \`terms_next_laycan_from\`, \`terms_next_laycan_to\`, \`terms_next_laycan_tonnes\`, \`terms_next_laycan_as_of\` FROM \`products\`
   WHERE coalesce(\`terms_next_laycan_from\`, \`terms_next_laycan_to\`, \`terms_next_laycan_tonnes\`, \`terms_next_laycan_as_of\`) IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_products_v_version_terms_windows\` (\`_order\`, \`_parent_id\`, \`_uuid\`, \`from\`, \`to\`, \`tonnes\`, \`as_of\`)
   SELECT 1, \`id\`, printf('%024x', \`parent_id\`), \`version_terms_next_laycan_from\`, \`version_terms_next_laycan_to\`, \`version_terms_next_laycan_tonnes\`, \`version_terms_next_laycan_as_of\` FROM \`_products_v\`
   WHERE coalesce(\`version_terms_next_laycan_from\`, \`version_terms_next_laycan_to\`, \`version_terms_next_laycan_tonnes\`, \`version_terms_next_laycan_as_of\`) IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`tools_terms_windows\` (\`_order\`, \`_parent_id\`, \`id\`, \`from\`, \`to\`, \`tonnes\`, \`as_of\`)
   SELECT 1, \`id\`, printf('%024x', \`id\`), \`terms_next_laycan_from\`, \`terms_next_laycan_to\`, \`terms_next_laycan_tonnes\`, \`terms_next_laycan_as_of\` FROM \`tools\`
   WHERE coalesce(\`terms_next_laycan_from\`, \`terms_next_laycan_to\`, \`terms_next_laycan_tonnes\`, \`terms_next_laycan_as_of\`) IS NOT NULL;`)
  await db.run(sql`INSERT INTO \`_tools_v_version_terms_windows\` (\`_order\`, \`_parent_id\`, \`_uuid\`, \`from\`, \`to\`, \`tonnes\`, \`as_of\`)
   SELECT 1, \`id\`, printf('%024x', \`parent_id\`), \`version_terms_next_laycan_from\`, \`version_terms_next_laycan_to\`, \`version_terms_next_laycan_tonnes\`, \`version_terms_next_laycan_as_of\` FROM \`_tools_v\`
   WHERE coalesce(\`version_terms_next_laycan_from\`, \`version_terms_next_laycan_to\`, \`version_terms_next_laycan_tonnes\`, \`version_terms_next_laycan_as_of\`) IS NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_next_laycan_from\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_next_laycan_to\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_next_laycan_tonnes\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_next_laycan_as_of\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_next_laycan_from\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_next_laycan_to\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_next_laycan_tonnes\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_next_laycan_as_of\`;`)
  await db.run(sql`ALTER TABLE \`tools\` DROP COLUMN \`terms_next_laycan_from\`;`)
  await db.run(sql`ALTER TABLE \`tools\` DROP COLUMN \`terms_next_laycan_to\`;`)
  await db.run(sql`ALTER TABLE \`tools\` DROP COLUMN \`terms_next_laycan_tonnes\`;`)
  await db.run(sql`ALTER TABLE \`tools\` DROP COLUMN \`terms_next_laycan_as_of\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` DROP COLUMN \`version_terms_next_laycan_from\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` DROP COLUMN \`version_terms_next_laycan_to\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` DROP COLUMN \`version_terms_next_laycan_tonnes\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` DROP COLUMN \`version_terms_next_laycan_as_of\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_terms_notes\`;`)
  await db.run(sql`DROP TABLE \`products_terms_notes_locales\`;`)
  await db.run(sql`DROP TABLE \`products_terms_windows\`;`)
  await db.run(sql`DROP TABLE \`products_terms_windows_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_notes\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_notes_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_windows\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_windows_locales\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_notes\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_notes_locales\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_windows\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_windows_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_notes\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_notes_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_windows\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_windows_locales\`;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_next_laycan_from\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_next_laycan_to\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_next_laycan_tonnes\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_next_laycan_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_next_laycan_from\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_next_laycan_to\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_next_laycan_tonnes\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_next_laycan_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`tools\` ADD \`terms_next_laycan_from\` text;`)
  await db.run(sql`ALTER TABLE \`tools\` ADD \`terms_next_laycan_to\` text;`)
  await db.run(sql`ALTER TABLE \`tools\` ADD \`terms_next_laycan_tonnes\` text;`)
  await db.run(sql`ALTER TABLE \`tools\` ADD \`terms_next_laycan_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` ADD \`version_terms_next_laycan_from\` text;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` ADD \`version_terms_next_laycan_to\` text;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` ADD \`version_terms_next_laycan_tonnes\` text;`)
  await db.run(sql`ALTER TABLE \`_tools_v\` ADD \`version_terms_next_laycan_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`products_terms_load_ports\` DROP COLUMN \`draft_m\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`terms_destinations\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_terms_load_ports\` DROP COLUMN \`draft_m\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_terms_destinations\`;`)
  await db.run(sql`ALTER TABLE \`tools_terms_load_ports\` DROP COLUMN \`draft_m\`;`)
  await db.run(sql`ALTER TABLE \`tools_locales\` DROP COLUMN \`terms_destinations\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v_version_terms_load_ports\` DROP COLUMN \`draft_m\`;`)
  await db.run(sql`ALTER TABLE \`_tools_v_locales\` DROP COLUMN \`version_terms_destinations\`;`)
  await db.run(sql`ALTER TABLE \`company_registrations\` DROP COLUMN \`valid_until\`;`)
  await db.run(sql`ALTER TABLE \`company_registrations\` DROP COLUMN \`register_url\`;`)
  await db.run(sql`ALTER TABLE \`company_registrations_locales\` DROP COLUMN \`issuer\`;`)
  await db.run(sql`ALTER TABLE \`company_settings\` DROP COLUMN \`accepted_surveyors\`;`)
  await db.run(sql`ALTER TABLE \`_company_registrations_v\` DROP COLUMN \`valid_until\`;`)
  await db.run(sql`ALTER TABLE \`_company_registrations_v\` DROP COLUMN \`register_url\`;`)
  await db.run(sql`ALTER TABLE \`_company_registrations_v_locales\` DROP COLUMN \`issuer\`;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` DROP COLUMN \`version_accepted_surveyors\`;`)
}
