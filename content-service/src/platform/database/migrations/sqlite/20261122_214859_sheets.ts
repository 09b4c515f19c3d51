import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sheets_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'range' NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`exact\` text,
  	\`under\` text,
  	\`over\` text,
  	\`scale_from\` text,
  	\`scale_to\` text,
  	\`basis\` text,
  	\`method\` text,
  	\`typical\` text,
  	\`source\` text DEFAULT 'specification' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sheets_rows_order_idx\` ON \`sheets_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sheets_rows_parent_id_idx\` ON \`sheets_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sheets_rows_locales\` (
  	\`parameter\` text NOT NULL,
  	\`measure\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`rejection\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_rows_locales_locale_parent_id_unique\` ON \`sheets_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sheets_uses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sheets_uses_order_idx\` ON \`sheets_uses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sheets_uses_parent_id_idx\` ON \`sheets_uses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sheets_uses_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_uses_locales_locale_parent_id_unique\` ON \`sheets_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sheets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`image_id\` integer,
  	\`is_edited\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_path_idx\` ON \`sheets\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sheets_image_idx\` ON \`sheets\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`sheets_updated_at_idx\` ON \`sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sheets_created_at_idx\` ON \`sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sheets_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`image_alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_locales_locale_parent_id_unique\` ON \`sheets_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sheets_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'range' NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`exact\` text,
  	\`under\` text,
  	\`over\` text,
  	\`scale_from\` text,
  	\`scale_to\` text,
  	\`basis\` text,
  	\`method\` text,
  	\`typical\` text,
  	\`source\` text DEFAULT 'specification' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_rows_order_idx\` ON \`_sheets_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_rows_parent_id_idx\` ON \`_sheets_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sheets_v_version_rows_locales\` (
  	\`parameter\` text NOT NULL,
  	\`measure\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`rejection\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v_version_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_version_rows_locales_locale_parent_id_unique\` ON \`_sheets_v_version_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sheets_v_version_uses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_uses_order_idx\` ON \`_sheets_v_version_uses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_uses_parent_id_idx\` ON \`_sheets_v_version_uses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sheets_v_version_uses_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v_version_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_version_uses_locales_locale_parent_id_unique\` ON \`_sheets_v_version_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sheets_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_path\` text NOT NULL,
  	\`version_image_id\` integer,
  	\`version_is_edited\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sheets_v_parent_idx\` ON \`_sheets_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_path_idx\` ON \`_sheets_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_image_idx\` ON \`_sheets_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_updated_at_idx\` ON \`_sheets_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_created_at_idx\` ON \`_sheets_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_created_at_idx\` ON \`_sheets_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_updated_at_idx\` ON \`_sheets_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_sheets_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_image_alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_locales_locale_parent_id_unique\` ON \`_sheets_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_features_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`products_features_locales\`;`)
  await db.run(sql`DROP TABLE \`products_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_features_locales\` RENAME TO \`products_features_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_features_locales_locale_parent_id_unique\` ON \`products_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_version_features_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_version_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`_products_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_version_features_locales\` RENAME TO \`_products_v_version_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_features_locales_locale_parent_id_unique\` ON \`_products_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools_features_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`tools_features_locales\`;`)
  await db.run(sql`DROP TABLE \`tools_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools_features_locales\` RENAME TO \`tools_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_features_locales_locale_parent_id_unique\` ON \`tools_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v_version_features_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v_version_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`_tools_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v_version_features_locales\` RENAME TO \`_tools_v_version_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_version_features_locales_locale_parent_id_unique\` ON \`_tools_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`sheet_id\` integer REFERENCES sheets(id);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_sheet_idx\` ON \`products\` (\`sheet_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_sheet_id\` integer REFERENCES sheets(id);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sheet_idx\` ON \`_products_v\` (\`version_sheet_id\`);`)
  await db.run(sql`ALTER TABLE \`tools\` ADD \`sheet_id\` integer REFERENCES sheets(id);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_sheet_idx\` ON \`tools\` (\`sheet_id\`);`)
  await db.run(sql`ALTER TABLE \`_tools_v\` ADD \`version_sheet_id\` integer REFERENCES sheets(id);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_sheet_idx\` ON \`_tools_v\` (\`version_sheet_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sheets_rows\`;`)
  await db.run(sql`DROP TABLE \`sheets_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_uses\`;`)
  await db.run(sql`DROP TABLE \`sheets_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets\`;`)
  await db.run(sql`DROP TABLE \`sheets_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_uses\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "image_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sort_order", "updated_at", "created_at" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_sort_order_idx\` ON \`products\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_image_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_image_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sort_order_idx\` ON \`_products_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools\`("id", "image_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sort_order", "updated_at", "created_at" FROM \`tools\`;`)
  await db.run(sql`DROP TABLE \`tools\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools\` RENAME TO \`tools\`;`)
  await db.run(sql`CREATE INDEX \`tools_image_idx\` ON \`tools\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`tools_sort_order_idx\` ON \`tools\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`tools_updated_at_idx\` ON \`tools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tools_created_at_idx\` ON \`tools\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v\`("id", "parent_id", "version_image_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_image_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_tools_v\`;`)
  await db.run(sql`DROP TABLE \`_tools_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v\` RENAME TO \`_tools_v\`;`)
  await db.run(sql`CREATE INDEX \`_tools_v_parent_idx\` ON \`_tools_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_image_idx\` ON \`_tools_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_sort_order_idx\` ON \`_tools_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_updated_at_idx\` ON \`_tools_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_created_at_idx\` ON \`_tools_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_created_at_idx\` ON \`_tools_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_updated_at_idx\` ON \`_tools_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_features_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`products_features_locales\`;`)
  await db.run(sql`DROP TABLE \`products_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_features_locales\` RENAME TO \`products_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_features_locales_locale_parent_id_unique\` ON \`products_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_version_features_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_version_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`_products_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_version_features_locales\` RENAME TO \`_products_v_version_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_features_locales_locale_parent_id_unique\` ON \`_products_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools_features_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`tools_features_locales\`;`)
  await db.run(sql`DROP TABLE \`tools_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools_features_locales\` RENAME TO \`tools_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_features_locales_locale_parent_id_unique\` ON \`tools_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v_version_features_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v_version_features_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`_tools_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_features_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v_version_features_locales\` RENAME TO \`_tools_v_version_features_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_version_features_locales_locale_parent_id_unique\` ON \`_tools_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
}
