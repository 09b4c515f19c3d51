import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { readContact, storeOffices } from '../../data-steps/contact-to-offices.ts'
import { publishEarlier } from '../../data-steps/publish-earlier.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Written by hand, with the last two statements: contact-to-offices.ts, publish-earlier.ts.
  const contact = await readContact(req)
  await db.run(sql`CREATE TABLE \`_galleries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_parent_idx\` ON \`_galleries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_image_idx\` ON \`_galleries_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_sort_order_idx\` ON \`_galleries_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_updated_at_idx\` ON \`_galleries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_created_at_idx\` ON \`_galleries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_deleted_at_idx\` ON \`_galleries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version__status_idx\` ON \`_galleries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_created_at_idx\` ON \`_galleries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_updated_at_idx\` ON \`_galleries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_snapshot_idx\` ON \`_galleries_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_published_locale_idx\` ON \`_galleries_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_latest_idx\` ON \`_galleries_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_galleries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_galleries_v_locales_locale_parent_id_unique\` ON \`_galleries_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_grades_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'range',
  	\`from\` text,
  	\`to\` text,
  	\`exact\` text,
  	\`under\` text,
  	\`over\` text,
  	\`basis\` text,
  	\`method\` text,
  	\`typical\` text,
  	\`rejection\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_grades\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_grades_rows_order_idx\` ON \`products_grades_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_grades_rows_parent_id_idx\` ON \`products_grades_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_grades_rows_locales\` (
  	\`parameter\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_grades_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_grades_rows_locales_locale_parent_id_unique\` ON \`products_grades_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_grades\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_grades_order_idx\` ON \`products_grades\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_grades_parent_id_idx\` ON \`products_grades\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_grades_locales\` (
  	\`name\` text,
  	\`use\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_grades\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_grades_locales_locale_parent_id_unique\` ON \`products_grades_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_terms_incoterms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_terms_incoterms_order_idx\` ON \`products_terms_incoterms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_terms_incoterms_parent_idx\` ON \`products_terms_incoterms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_terms_load_ports\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'jetty',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_terms_load_ports_order_idx\` ON \`products_terms_load_ports\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_terms_load_ports_parent_id_idx\` ON \`products_terms_load_ports\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_terms_load_ports_locales\` (
  	\`name\` text,
  	\`loading_rate\` text,
  	\`max_size\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_terms_load_ports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_terms_load_ports_locales_locale_parent_id_unique\` ON \`products_terms_load_ports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`mining_locations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mining_locations_id\`) REFERENCES \`mining_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_mining_locations_id_idx\` ON \`products_rels\` (\`mining_locations_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_grades_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'range',
  	\`from\` text,
  	\`to\` text,
  	\`exact\` text,
  	\`under\` text,
  	\`over\` text,
  	\`basis\` text,
  	\`method\` text,
  	\`typical\` text,
  	\`rejection\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_grades\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_grades_rows_order_idx\` ON \`_products_v_version_grades_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_grades_rows_parent_id_idx\` ON \`_products_v_version_grades_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_grades_rows_locales\` (
  	\`parameter\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_grades_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_grades_rows_locales_locale_parent_id_uni\` ON \`_products_v_version_grades_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_grades\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_grades_order_idx\` ON \`_products_v_version_grades\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_grades_parent_id_idx\` ON \`_products_v_version_grades\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_grades_locales\` (
  	\`name\` text,
  	\`use\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_grades\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_grades_locales_locale_parent_id_unique\` ON \`_products_v_version_grades_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_incoterms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_incoterms_order_idx\` ON \`_products_v_version_terms_incoterms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_incoterms_parent_idx\` ON \`_products_v_version_terms_incoterms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_load_ports\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'jetty',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_load_ports_order_idx\` ON \`_products_v_version_terms_load_ports\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_terms_load_ports_parent_id_idx\` ON \`_products_v_version_terms_load_ports\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_terms_load_ports_locales\` (
  	\`name\` text,
  	\`loading_rate\` text,
  	\`max_size\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_terms_load_ports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_terms_load_ports_locales_locale_parent_i\` ON \`_products_v_version_terms_load_ports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`mining_locations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mining_locations_id\`) REFERENCES \`mining_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_mining_locations_id_idx\` ON \`_products_v_rels\` (\`mining_locations_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_incoterms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tools_terms_incoterms_order_idx\` ON \`tools_terms_incoterms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tools_terms_incoterms_parent_idx\` ON \`tools_terms_incoterms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_load_ports\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'jetty',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tools_terms_load_ports_order_idx\` ON \`tools_terms_load_ports\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tools_terms_load_ports_parent_id_idx\` ON \`tools_terms_load_ports\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tools_terms_load_ports_locales\` (
  	\`name\` text,
  	\`loading_rate\` text,
  	\`max_size\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools_terms_load_ports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_terms_load_ports_locales_locale_parent_id_unique\` ON \`tools_terms_load_ports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_incoterms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_incoterms_order_idx\` ON \`_tools_v_version_terms_incoterms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_incoterms_parent_idx\` ON \`_tools_v_version_terms_incoterms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_load_ports\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'jetty',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_load_ports_order_idx\` ON \`_tools_v_version_terms_load_ports\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_terms_load_ports_parent_id_idx\` ON \`_tools_v_version_terms_load_ports\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tools_v_version_terms_load_ports_locales\` (
  	\`name\` text,
  	\`loading_rate\` text,
  	\`max_size\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v_version_terms_load_ports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_version_terms_load_ports_locales_locale_parent_id_u\` ON \`_tools_v_version_terms_load_ports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`units\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tool_id\` integer,
  	\`offer\` text DEFAULT 'hire',
  	\`state\` text DEFAULT 'free',
  	\`maker\` text,
  	\`model\` text,
  	\`year\` numeric,
  	\`hours\` numeric,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`tool_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`units_tool_idx\` ON \`units\` (\`tool_id\`);`)
  await db.run(sql`CREATE INDEX \`units_sort_order_idx\` ON \`units\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`units_updated_at_idx\` ON \`units\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`units_created_at_idx\` ON \`units\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`units_deleted_at_idx\` ON \`units\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`units__status_idx\` ON \`units\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`units_locales\` (
  	\`name\` text,
  	\`location\` text,
  	\`price_text\` text,
  	\`hire_basis\` text,
  	\`hire_minimum\` text,
  	\`hire_operator\` text,
  	\`hire_fuel\` text,
  	\`hire_mobilisation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`units\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`units_locales_locale_parent_id_unique\` ON \`units_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`units_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`units\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`units_rels_order_idx\` ON \`units_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`units_rels_parent_idx\` ON \`units_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`units_rels_path_idx\` ON \`units_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`units_rels_media_id_idx\` ON \`units_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_units_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_tool_id\` integer,
  	\`version_offer\` text DEFAULT 'hire',
  	\`version_state\` text DEFAULT 'free',
  	\`version_maker\` text,
  	\`version_model\` text,
  	\`version_year\` numeric,
  	\`version_hours\` numeric,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`units\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tool_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_units_v_parent_idx\` ON \`_units_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version_tool_idx\` ON \`_units_v\` (\`version_tool_id\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version_sort_order_idx\` ON \`_units_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version_updated_at_idx\` ON \`_units_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version_created_at_idx\` ON \`_units_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version_deleted_at_idx\` ON \`_units_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version__status_idx\` ON \`_units_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_created_at_idx\` ON \`_units_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_updated_at_idx\` ON \`_units_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_snapshot_idx\` ON \`_units_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_published_locale_idx\` ON \`_units_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_latest_idx\` ON \`_units_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_units_v_locales\` (
  	\`version_name\` text,
  	\`version_location\` text,
  	\`version_price_text\` text,
  	\`version_hire_basis\` text,
  	\`version_hire_minimum\` text,
  	\`version_hire_operator\` text,
  	\`version_hire_fuel\` text,
  	\`version_hire_mobilisation\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_units_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_units_v_locales_locale_parent_id_unique\` ON \`_units_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_units_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_units_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_units_v_rels_order_idx\` ON \`_units_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_rels_parent_idx\` ON \`_units_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_rels_path_idx\` ON \`_units_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_units_v_rels_media_id_idx\` ON \`_units_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text,
  	\`slug\` text,
  	\`in_footer\` integer DEFAULT false,
  	\`image_id\` integer,
  	\`closing_button_url\` text,
  	\`seo_image_id\` integer,
  	\`is_edited\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`name\` text,
  	\`title\` text,
  	\`intro\` text,
  	\`body\` text,
  	\`texts_glance\` text,
  	\`texts_services\` text,
  	\`texts_vision\` text,
  	\`texts_mission\` text,
  	\`texts_commitment\` text,
  	\`texts_news\` text,
  	\`texts_menu_intro\` text,
  	\`texts_menu_summary\` text,
  	\`texts_profile\` text,
  	\`texts_more\` text,
  	\`texts_motto\` text,
  	\`texts_people\` text,
  	\`texts_items\` text,
  	\`texts_sheets\` text,
  	\`texts_sheets_intro\` text,
  	\`texts_sheet_scale\` text,
  	\`texts_sheet_ours\` text,
  	\`texts_units\` text,
  	\`texts_form\` text,
  	\`texts_details\` text,
  	\`texts_map\` text,
  	\`closing_title\` text,
  	\`closing_text\` text,
  	\`closing_button_text\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_path\` text,
  	\`version_slug\` text,
  	\`version_in_footer\` integer DEFAULT false,
  	\`version_image_id\` integer,
  	\`version_closing_button_url\` text,
  	\`version_seo_image_id\` integer,
  	\`version_is_edited\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_body\` text,
  	\`version_texts_glance\` text,
  	\`version_texts_services\` text,
  	\`version_texts_vision\` text,
  	\`version_texts_mission\` text,
  	\`version_texts_commitment\` text,
  	\`version_texts_news\` text,
  	\`version_texts_menu_intro\` text,
  	\`version_texts_menu_summary\` text,
  	\`version_texts_profile\` text,
  	\`version_texts_more\` text,
  	\`version_texts_motto\` text,
  	\`version_texts_people\` text,
  	\`version_texts_items\` text,
  	\`version_texts_sheets\` text,
  	\`version_texts_sheets_intro\` text,
  	\`version_texts_sheet_scale\` text,
  	\`version_texts_sheet_ours\` text,
  	\`version_texts_units\` text,
  	\`version_texts_form\` text,
  	\`version_texts_details\` text,
  	\`version_texts_map\` text,
  	\`version_closing_title\` text,
  	\`version_closing_text\` text,
  	\`version_closing_button_text\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`permanent\` integer DEFAULT true,
  	\`to_path\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_path_idx\` ON \`redirects\` (\`to_path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_permanent\` integer DEFAULT true,
  	\`version_to_path\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_to_path_idx\` ON \`_redirects_v\` (\`version_to_path\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_snapshot_idx\` ON \`_redirects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_published_locale_idx\` ON \`_redirects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`number\` text,
  	\`date\` text,
  	\`valid_until\` text,
  	\`language\` text DEFAULT 'id' NOT NULL,
  	\`is_specimen\` integer DEFAULT false,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_sort_order_idx\` ON \`documents\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_locales\` (
  	\`title\` text NOT NULL,
  	\`issuer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`tools_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tools_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_rels_order_idx\` ON \`documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_parent_idx\` ON \`documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_path_idx\` ON \`documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_products_id_idx\` ON \`documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_tools_id_idx\` ON \`documents_rels\` (\`tools_id\`);`)
  await db.run(sql`CREATE TABLE \`_businesses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_logo_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_businesses_v_parent_idx\` ON \`_businesses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_logo_idx\` ON \`_businesses_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_sort_order_idx\` ON \`_businesses_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_updated_at_idx\` ON \`_businesses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_created_at_idx\` ON \`_businesses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_deleted_at_idx\` ON \`_businesses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version__status_idx\` ON \`_businesses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_created_at_idx\` ON \`_businesses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_updated_at_idx\` ON \`_businesses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_snapshot_idx\` ON \`_businesses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_published_locale_idx\` ON \`_businesses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_businesses_v_latest_idx\` ON \`_businesses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_businesses_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_businesses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_businesses_v_locales_locale_parent_id_unique\` ON \`_businesses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`location_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mining_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`location_facts_order_idx\` ON \`location_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`location_facts_parent_id_idx\` ON \`location_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`location_facts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`location_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`location_facts_locales_locale_parent_id_unique\` ON \`location_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_location_facts_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mining_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_location_facts_v_order_idx\` ON \`_location_facts_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_location_facts_v_parent_id_idx\` ON \`_location_facts_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_location_facts_v_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_location_facts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_location_facts_v_locales_locale_parent_id_unique\` ON \`_location_facts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mining_locations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_relation\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mining_locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_parent_idx\` ON \`_mining_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_version_version_image_idx\` ON \`_mining_locations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_version_version_sort_order_idx\` ON \`_mining_locations_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_version_version_updated_at_idx\` ON \`_mining_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_version_version_created_at_idx\` ON \`_mining_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_version_version_deleted_at_idx\` ON \`_mining_locations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_version_version__status_idx\` ON \`_mining_locations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_created_at_idx\` ON \`_mining_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_updated_at_idx\` ON \`_mining_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_snapshot_idx\` ON \`_mining_locations_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_published_locale_idx\` ON \`_mining_locations_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_mining_locations_v_latest_idx\` ON \`_mining_locations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_mining_locations_v_locales\` (
  	\`version_location\` text,
  	\`version_description\` text,
  	\`version_role\` text,
  	\`version_load_port\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mining_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mining_locations_v_locales_locale_parent_id_unique\` ON \`_mining_locations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_managements_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_photo_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`managements\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_managements_v_parent_idx\` ON \`_managements_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version_photo_idx\` ON \`_managements_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version_sort_order_idx\` ON \`_managements_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version_updated_at_idx\` ON \`_managements_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version_created_at_idx\` ON \`_managements_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version_deleted_at_idx\` ON \`_managements_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version__status_idx\` ON \`_managements_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_created_at_idx\` ON \`_managements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_updated_at_idx\` ON \`_managements_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_snapshot_idx\` ON \`_managements_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_published_locale_idx\` ON \`_managements_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_managements_v_latest_idx\` ON \`_managements_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_managements_v_locales\` (
  	\`version_position\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_managements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_managements_v_locales_locale_parent_id_unique\` ON \`_managements_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_languages_order_idx\` ON \`people_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`people_languages_parent_idx\` ON \`people_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`whatsapp\` text,
  	\`email\` text,
  	\`photo_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`people_photo_idx\` ON \`people\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`people_sort_order_idx\` ON \`people\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people_deleted_at_idx\` ON \`people\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`people__status_idx\` ON \`people\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`people_locales\` (
  	\`role\` text,
  	\`area\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_locales_locale_parent_id_unique\` ON \`people_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_languages_order_idx\` ON \`_people_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_languages_parent_idx\` ON \`_people_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_phone\` text,
  	\`version_whatsapp\` text,
  	\`version_email\` text,
  	\`version_photo_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_photo_idx\` ON \`_people_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_sort_order_idx\` ON \`_people_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_deleted_at_idx\` ON \`_people_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version__status_idx\` ON \`_people_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_snapshot_idx\` ON \`_people_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_published_locale_idx\` ON \`_people_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_locales\` (
  	\`version_role\` text,
  	\`version_area\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_people_v_locales_locale_parent_id_unique\` ON \`_people_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_items_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_url\` text,
  	\`version_parent_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_items_v_parent_idx\` ON \`_menu_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_version_version_parent_idx\` ON \`_menu_items_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_version_version_sort_order_idx\` ON \`_menu_items_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_version_version_updated_at_idx\` ON \`_menu_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_version_version_created_at_idx\` ON \`_menu_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_version_version_deleted_at_idx\` ON \`_menu_items_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_version_version__status_idx\` ON \`_menu_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_created_at_idx\` ON \`_menu_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_updated_at_idx\` ON \`_menu_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_snapshot_idx\` ON \`_menu_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_published_locale_idx\` ON \`_menu_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menu_items_v_latest_idx\` ON \`_menu_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_menu_items_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_items_v_locales_locale_parent_id_unique\` ON \`_menu_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_items_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_parent_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`footer_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_items_v_parent_idx\` ON \`_footer_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_version_version_parent_idx\` ON \`_footer_items_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_version_version_sort_order_idx\` ON \`_footer_items_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_version_version_updated_at_idx\` ON \`_footer_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_version_version_created_at_idx\` ON \`_footer_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_version_version_deleted_at_idx\` ON \`_footer_items_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_version_version__status_idx\` ON \`_footer_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_created_at_idx\` ON \`_footer_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_updated_at_idx\` ON \`_footer_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_snapshot_idx\` ON \`_footer_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_published_locale_idx\` ON \`_footer_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_items_v_latest_idx\` ON \`_footer_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_items_v_locales\` (
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_items_v_locales_locale_parent_id_unique\` ON \`_footer_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_registrations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_registrations_order_idx\` ON \`company_registrations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_registrations_parent_id_idx\` ON \`company_registrations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_registrations_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_registrations_locales_locale_parent_id_unique\` ON \`company_registrations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_hours_order_idx\` ON \`company_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_hours_parent_id_idx\` ON \`company_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_hours_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_hours_locales_locale_parent_id_unique\` ON \`company_hours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`time_zone\` text DEFAULT 'Asia/Jakarta',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_offices_order_idx\` ON \`company_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_offices_parent_id_idx\` ON \`company_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_offices_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`hours_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_offices_locales_locale_parent_id_unique\` ON \`company_offices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_registrations_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_registrations_v_order_idx\` ON \`_company_registrations_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_registrations_v_parent_id_idx\` ON \`_company_registrations_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_registrations_v_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_registrations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_registrations_v_locales_locale_parent_id_unique\` ON \`_company_registrations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_hours_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_hours_v_order_idx\` ON \`_company_hours_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_hours_v_parent_id_idx\` ON \`_company_hours_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_hours_v_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_hours_v_locales_locale_parent_id_unique\` ON \`_company_hours_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_offices_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`time_zone\` text DEFAULT 'Asia/Jakarta',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_offices_v_order_idx\` ON \`_company_offices_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_offices_v_parent_id_idx\` ON \`_company_offices_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_offices_v_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`hours_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_offices_v_locales_locale_parent_id_unique\` ON \`_company_offices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_galleries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_galleries\`("id", "image_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sort_order", "updated_at", "created_at" FROM \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`ALTER TABLE \`__new_galleries\` RENAME TO \`galleries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`galleries_image_idx\` ON \`galleries\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_sort_order_idx\` ON \`galleries\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_deleted_at_idx\` ON \`galleries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries__status_idx\` ON \`galleries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_galleries_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_galleries_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`galleries_locales\`;`)
  await db.run(sql`DROP TABLE \`galleries_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_galleries_locales\` RENAME TO \`galleries_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_locales_locale_parent_id_unique\` ON \`galleries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sheet_id\` integer,
  	\`seo_image_id\` integer,
  	\`terms_next_laycan_from\` text,
  	\`terms_next_laycan_to\` text,
  	\`terms_next_laycan_tonnes\` text,
  	\`terms_next_laycan_as_of\` text,
  	\`terms_hs_code\` text,
  	\`contact_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_sheet_idx\` ON \`products\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_image_idx\` ON \`products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_contact_idx\` ON \`products\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`products_sort_order_idx\` ON \`products\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`terms_minimum\` text,
  	\`terms_monthly\` text,
  	\`terms_lead_time\` text,
  	\`terms_packing\` text,
  	\`terms_payment\` text,
  	\`terms_inspection\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_locales\` RENAME TO \`products_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sheet_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_terms_next_laycan_from\` text,
  	\`version_terms_next_laycan_to\` text,
  	\`version_terms_next_laycan_tonnes\` text,
  	\`version_terms_next_laycan_as_of\` text,
  	\`version_terms_hs_code\` text,
  	\`version_contact_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sheet_idx\` ON \`_products_v\` (\`version_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_image_idx\` ON \`_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_contact_idx\` ON \`_products_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sort_order_idx\` ON \`_products_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_terms_minimum\` text,
  	\`version_terms_monthly\` text,
  	\`version_terms_lead_time\` text,
  	\`version_terms_packing\` text,
  	\`version_terms_payment\` text,
  	\`version_terms_inspection\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_locales\`("version_name", "version_description", "id", "_locale", "_parent_id") SELECT "version_name", "version_description", "id", "_locale", "_parent_id" FROM \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_locales\` RENAME TO \`_products_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sheet_id\` integer,
  	\`seo_image_id\` integer,
  	\`terms_next_laycan_from\` text,
  	\`terms_next_laycan_to\` text,
  	\`terms_next_laycan_tonnes\` text,
  	\`terms_next_laycan_as_of\` text,
  	\`terms_hs_code\` text,
  	\`contact_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools\`("id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at" FROM \`tools\`;`)
  await db.run(sql`DROP TABLE \`tools\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools\` RENAME TO \`tools\`;`)
  await db.run(sql`CREATE INDEX \`tools_image_idx\` ON \`tools\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_sheet_idx\` ON \`tools\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`tools_seo_seo_image_idx\` ON \`tools\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`tools_contact_idx\` ON \`tools\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`tools_sort_order_idx\` ON \`tools\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`tools_updated_at_idx\` ON \`tools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tools_created_at_idx\` ON \`tools\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tools_deleted_at_idx\` ON \`tools\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tools__status_idx\` ON \`tools\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`terms_minimum\` text,
  	\`terms_monthly\` text,
  	\`terms_lead_time\` text,
  	\`terms_packing\` text,
  	\`terms_payment\` text,
  	\`terms_inspection\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`tools_locales\`;`)
  await db.run(sql`DROP TABLE \`tools_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools_locales\` RENAME TO \`tools_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_locales_locale_parent_id_unique\` ON \`tools_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sheet_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_terms_next_laycan_from\` text,
  	\`version_terms_next_laycan_to\` text,
  	\`version_terms_next_laycan_tonnes\` text,
  	\`version_terms_next_laycan_as_of\` text,
  	\`version_terms_hs_code\` text,
  	\`version_contact_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v\`("id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_tools_v\`;`)
  await db.run(sql`DROP TABLE \`_tools_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v\` RENAME TO \`_tools_v\`;`)
  await db.run(sql`CREATE INDEX \`_tools_v_parent_idx\` ON \`_tools_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_image_idx\` ON \`_tools_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_sheet_idx\` ON \`_tools_v\` (\`version_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_seo_version_seo_image_idx\` ON \`_tools_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_contact_idx\` ON \`_tools_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_sort_order_idx\` ON \`_tools_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_updated_at_idx\` ON \`_tools_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_created_at_idx\` ON \`_tools_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_deleted_at_idx\` ON \`_tools_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version__status_idx\` ON \`_tools_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_created_at_idx\` ON \`_tools_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_updated_at_idx\` ON \`_tools_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_snapshot_idx\` ON \`_tools_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_published_locale_idx\` ON \`_tools_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_latest_idx\` ON \`_tools_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_terms_minimum\` text,
  	\`version_terms_monthly\` text,
  	\`version_terms_lead_time\` text,
  	\`version_terms_packing\` text,
  	\`version_terms_payment\` text,
  	\`version_terms_inspection\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v_locales\`("version_name", "version_description", "id", "_locale", "_parent_id") SELECT "version_name", "version_description", "id", "_locale", "_parent_id" FROM \`_tools_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v_locales\` RENAME TO \`_tools_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_locales_locale_parent_id_unique\` ON \`_tools_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'range',
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
  	\`source\` text DEFAULT 'specification',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets_rows\`("_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source") SELECT "_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source" FROM \`sheets_rows\`;`)
  await db.run(sql`DROP TABLE \`sheets_rows\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_rows\` RENAME TO \`sheets_rows\`;`)
  await db.run(sql`CREATE INDEX \`sheets_rows_order_idx\` ON \`sheets_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sheets_rows_parent_id_idx\` ON \`sheets_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_rows_locales\` (
  	\`parameter\` text,
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
  await db.run(sql`INSERT INTO \`__new_sheets_rows_locales\`("parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id") SELECT "parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id" FROM \`sheets_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_rows_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_rows_locales\` RENAME TO \`sheets_rows_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_rows_locales_locale_parent_id_unique\` ON \`sheets_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_uses_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets_uses_locales\`("text", "id", "_locale", "_parent_id") SELECT "text", "id", "_locale", "_parent_id" FROM \`sheets_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_uses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_uses_locales\` RENAME TO \`sheets_uses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_uses_locales_locale_parent_id_unique\` ON \`sheets_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text,
  	\`image_id\` integer,
  	\`seo_image_id\` integer,
  	\`is_edited\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets\`("id", "path", "image_id", "is_edited", "updated_at", "created_at") SELECT "id", "path", "image_id", "is_edited", "updated_at", "created_at" FROM \`sheets\`;`)
  await db.run(sql`DROP TABLE \`sheets\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets\` RENAME TO \`sheets\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_path_idx\` ON \`sheets\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sheets_image_idx\` ON \`sheets\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`sheets_seo_seo_image_idx\` ON \`sheets\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`sheets_updated_at_idx\` ON \`sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sheets_created_at_idx\` ON \`sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sheets__status_idx\` ON \`sheets\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`image_alt\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets_locales\`("name", "description", "image_alt", "id", "_locale", "_parent_id") SELECT "name", "description", "image_alt", "id", "_locale", "_parent_id" FROM \`sheets_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_locales\` RENAME TO \`sheets_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_locales_locale_parent_id_unique\` ON \`sheets_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'range',
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
  	\`source\` text DEFAULT 'specification',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sheets_v_version_rows\`("_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source", "_uuid" FROM \`_sheets_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_rows\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_version_rows\` RENAME TO \`_sheets_v_version_rows\`;`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_rows_order_idx\` ON \`_sheets_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_rows_parent_id_idx\` ON \`_sheets_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_version_rows_locales\` (
  	\`parameter\` text,
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
  await db.run(sql`INSERT INTO \`__new__sheets_v_version_rows_locales\`("parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id") SELECT "parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id" FROM \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_version_rows_locales\` RENAME TO \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_version_rows_locales_locale_parent_id_unique\` ON \`_sheets_v_version_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_version_uses_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v_version_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sheets_v_version_uses_locales\`("text", "id", "_locale", "_parent_id") SELECT "text", "id", "_locale", "_parent_id" FROM \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_version_uses_locales\` RENAME TO \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_version_uses_locales_locale_parent_id_unique\` ON \`_sheets_v_version_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_path\` text,
  	\`version_image_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_is_edited\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sheets_v\`("id", "parent_id", "version_path", "version_image_id", "version_is_edited", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_path", "version_image_id", "version_is_edited", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_sheets_v\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v\` RENAME TO \`_sheets_v\`;`)
  await db.run(sql`CREATE INDEX \`_sheets_v_parent_idx\` ON \`_sheets_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_path_idx\` ON \`_sheets_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_image_idx\` ON \`_sheets_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_seo_version_seo_image_idx\` ON \`_sheets_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_updated_at_idx\` ON \`_sheets_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_created_at_idx\` ON \`_sheets_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version__status_idx\` ON \`_sheets_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_created_at_idx\` ON \`_sheets_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_updated_at_idx\` ON \`_sheets_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_snapshot_idx\` ON \`_sheets_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_published_locale_idx\` ON \`_sheets_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_latest_idx\` ON \`_sheets_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_image_alt\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sheets_v_locales\`("version_name", "version_description", "version_image_alt", "id", "_locale", "_parent_id") SELECT "version_name", "version_description", "version_image_alt", "id", "_locale", "_parent_id" FROM \`_sheets_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_locales\` RENAME TO \`_sheets_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_locales_locale_parent_id_unique\` ON \`_sheets_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_businesses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_businesses\`("id", "logo_id", "sort_order", "updated_at", "created_at") SELECT "id", "logo_id", "sort_order", "updated_at", "created_at" FROM \`businesses\`;`)
  await db.run(sql`DROP TABLE \`businesses\`;`)
  await db.run(sql`ALTER TABLE \`__new_businesses\` RENAME TO \`businesses\`;`)
  await db.run(sql`CREATE INDEX \`businesses_logo_idx\` ON \`businesses\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`businesses_sort_order_idx\` ON \`businesses\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`businesses_updated_at_idx\` ON \`businesses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_created_at_idx\` ON \`businesses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_deleted_at_idx\` ON \`businesses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses__status_idx\` ON \`businesses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_businesses_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_businesses_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`businesses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_businesses_locales\` RENAME TO \`businesses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`businesses_locales_locale_parent_id_unique\` ON \`businesses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_mining_locations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`relation\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mining_locations\`("id", "image_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sort_order", "updated_at", "created_at" FROM \`mining_locations\`;`)
  await db.run(sql`DROP TABLE \`mining_locations\`;`)
  await db.run(sql`ALTER TABLE \`__new_mining_locations\` RENAME TO \`mining_locations\`;`)
  await db.run(sql`CREATE INDEX \`mining_locations_image_idx\` ON \`mining_locations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_sort_order_idx\` ON \`mining_locations\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_updated_at_idx\` ON \`mining_locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_created_at_idx\` ON \`mining_locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_deleted_at_idx\` ON \`mining_locations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations__status_idx\` ON \`mining_locations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_mining_locations_locales\` (
  	\`location\` text,
  	\`description\` text,
  	\`role\` text,
  	\`load_port\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mining_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mining_locations_locales\`("location", "description", "id", "_locale", "_parent_id") SELECT "location", "description", "id", "_locale", "_parent_id" FROM \`mining_locations_locales\`;`)
  await db.run(sql`DROP TABLE \`mining_locations_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_mining_locations_locales\` RENAME TO \`mining_locations_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`mining_locations_locales_locale_parent_id_unique\` ON \`mining_locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_managements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`photo_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_managements\`("id", "name", "photo_id", "sort_order", "updated_at", "created_at") SELECT "id", "name", "photo_id", "sort_order", "updated_at", "created_at" FROM \`managements\`;`)
  await db.run(sql`DROP TABLE \`managements\`;`)
  await db.run(sql`ALTER TABLE \`__new_managements\` RENAME TO \`managements\`;`)
  await db.run(sql`CREATE INDEX \`managements_photo_idx\` ON \`managements\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`managements_sort_order_idx\` ON \`managements\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`managements_updated_at_idx\` ON \`managements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`managements_created_at_idx\` ON \`managements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`managements_deleted_at_idx\` ON \`managements\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`managements__status_idx\` ON \`managements\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_managements_locales\` (
  	\`position\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`managements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_managements_locales\`("position", "id", "_locale", "_parent_id") SELECT "position", "id", "_locale", "_parent_id" FROM \`managements_locales\`;`)
  await db.run(sql`DROP TABLE \`managements_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_managements_locales\` RENAME TO \`managements_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`managements_locales_locale_parent_id_unique\` ON \`managements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`parent_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_items\`("id", "url", "parent_id", "sort_order", "updated_at", "created_at") SELECT "id", "url", "parent_id", "sort_order", "updated_at", "created_at" FROM \`menu_items\`;`)
  await db.run(sql`DROP TABLE \`menu_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_items\` RENAME TO \`menu_items\`;`)
  await db.run(sql`CREATE INDEX \`menu_items_parent_idx\` ON \`menu_items\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_sort_order_idx\` ON \`menu_items\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_updated_at_idx\` ON \`menu_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_created_at_idx\` ON \`menu_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_deleted_at_idx\` ON \`menu_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_items__status_idx\` ON \`menu_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_items_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_items_locales\`("title", "id", "_locale", "_parent_id") SELECT "title", "id", "_locale", "_parent_id" FROM \`menu_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_items_locales\` RENAME TO \`menu_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_items_locales_locale_parent_id_unique\` ON \`menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_items\`("id", "parent_id", "sort_order", "updated_at", "created_at") SELECT "id", "parent_id", "sort_order", "updated_at", "created_at" FROM \`footer_items\`;`)
  await db.run(sql`DROP TABLE \`footer_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_items\` RENAME TO \`footer_items\`;`)
  await db.run(sql`CREATE INDEX \`footer_items_parent_idx\` ON \`footer_items\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_sort_order_idx\` ON \`footer_items\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_updated_at_idx\` ON \`footer_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_created_at_idx\` ON \`footer_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_deleted_at_idx\` ON \`footer_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_items__status_idx\` ON \`footer_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_items_locales\` (
  	\`name\` text,
  	\`title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_items_locales\`("name", "title", "content", "id", "_locale", "_parent_id") SELECT "name", "title", "content", "id", "_locale", "_parent_id" FROM \`footer_items_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_items_locales\` RENAME TO \`footer_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_items_locales_locale_parent_id_unique\` ON \`footer_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_faq_items_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_faq_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_faq_items_locales\`("question", "answer", "id", "_locale", "_parent_id") SELECT "question", "answer", "id", "_locale", "_parent_id" FROM \`home_page_faq_items_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_faq_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_faq_items_locales\` RENAME TO \`home_page_faq_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_faq_items_locales_locale_parent_id_unique\` ON \`home_page_faq_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_locales\` (
  	\`hero_title\` text,
  	\`hero_subtitle\` text,
  	\`hero_button_text\` text,
  	\`hero_button_url\` text,
  	\`about_title\` text,
  	\`about_subtitle\` text,
  	\`about_description\` text,
  	\`vision_title\` text,
  	\`vision_subtitle\` text,
  	\`vision_description\` text,
  	\`faq_title\` text,
  	\`faq_subtitle\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_locales\`("hero_title", "hero_subtitle", "hero_button_text", "hero_button_url", "about_title", "about_subtitle", "about_description", "vision_title", "vision_subtitle", "vision_description", "faq_title", "faq_subtitle", "id", "_locale", "_parent_id") SELECT "hero_title", "hero_subtitle", "hero_button_text", "hero_button_url", "about_title", "about_subtitle", "about_description", "vision_title", "vision_subtitle", "vision_description", "faq_title", "faq_subtitle", "id", "_locale", "_parent_id" FROM \`home_page_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_locales\` RENAME TO \`home_page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_faq_items_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_faq_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_faq_items_locales\`("question", "answer", "id", "_locale", "_parent_id") SELECT "question", "answer", "id", "_locale", "_parent_id" FROM \`_home_page_v_version_faq_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_faq_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_faq_items_locales\` RENAME TO \`_home_page_v_version_faq_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_faq_items_locales_locale_parent_id_uniq\` ON \`_home_page_v_version_faq_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_locales\` (
  	\`version_hero_title\` text,
  	\`version_hero_subtitle\` text,
  	\`version_hero_button_text\` text,
  	\`version_hero_button_url\` text,
  	\`version_about_title\` text,
  	\`version_about_subtitle\` text,
  	\`version_about_description\` text,
  	\`version_vision_title\` text,
  	\`version_vision_subtitle\` text,
  	\`version_vision_description\` text,
  	\`version_faq_title\` text,
  	\`version_faq_subtitle\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_locales\`("version_hero_title", "version_hero_subtitle", "version_hero_button_text", "version_hero_button_url", "version_about_title", "version_about_subtitle", "version_about_description", "version_vision_title", "version_vision_subtitle", "version_vision_description", "version_faq_title", "version_faq_subtitle", "id", "_locale", "_parent_id") SELECT "version_hero_title", "version_hero_subtitle", "version_hero_button_text", "version_hero_button_url", "version_about_title", "version_about_subtitle", "version_about_description", "version_vision_title", "version_vision_subtitle", "version_vision_description", "version_faq_title", "version_faq_subtitle", "id", "_locale", "_parent_id" FROM \`_home_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_locales\` RENAME TO \`_home_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_company_settings_locales\` (
  	\`company_name\` text,
  	\`company_tagline\` text,
  	\`company_description\` text,
  	\`company_vision\` text,
  	\`company_mission\` text,
  	\`company_commitment\` text,
  	\`notice\` text,
  	\`company_services\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_settings_locales\`("company_name", "company_tagline", "company_description", "company_vision", "company_mission", "company_commitment", "company_services", "id", "_locale", "_parent_id") SELECT "company_name", "company_tagline", "company_description", "company_vision", "company_mission", "company_commitment", "company_services", "id", "_locale", "_parent_id" FROM \`company_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`company_settings_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_settings_locales\` RENAME TO \`company_settings_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`company_settings_locales_locale_parent_id_unique\` ON \`company_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_settings_v_locales\` (
  	\`version_company_name\` text,
  	\`version_company_tagline\` text,
  	\`version_company_description\` text,
  	\`version_company_vision\` text,
  	\`version_company_mission\` text,
  	\`version_company_commitment\` text,
  	\`version_notice\` text,
  	\`version_company_services\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_settings_v_locales\`("version_company_name", "version_company_tagline", "version_company_description", "version_company_vision", "version_company_mission", "version_company_commitment", "version_company_services", "id", "_locale", "_parent_id") SELECT "version_company_name", "version_company_tagline", "version_company_description", "version_company_vision", "version_company_mission", "version_company_commitment", "version_company_services", "id", "_locale", "_parent_id" FROM \`_company_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_settings_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_settings_v_locales\` RENAME TO \`_company_settings_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_settings_v_locales_locale_parent_id_unique\` ON \`_company_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`blog_posts_seo_seo_image_idx\` ON \`blog_posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_deleted_at_idx\` ON \`blog_posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`blog_posts_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_seo_version_seo_image_idx\` ON \`_blog_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_deleted_at_idx\` ON \`_blog_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`whatsapp\` text;`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`brand_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`brand_mark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`brand_icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`brand_accent\` text;`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`brand_ground\` text;`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`brand_page\` text;`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`company_settings\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`company_settings_brand_brand_logo_idx\` ON \`company_settings\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`company_settings_brand_brand_mark_idx\` ON \`company_settings\` (\`brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`company_settings_brand_brand_icon_idx\` ON \`company_settings\` (\`brand_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`company_settings__status_idx\` ON \`company_settings\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`company_settings\` DROP COLUMN \`contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_whatsapp\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_brand_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_brand_mark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_brand_icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_brand_accent\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_brand_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_brand_page\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_version_brand_version_brand_logo_idx\` ON \`_company_settings_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_version_brand_version_brand_mark_idx\` ON \`_company_settings_v\` (\`version_brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_version_brand_version_brand_icon_idx\` ON \`_company_settings_v\` (\`version_brand_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_version_version__status_idx\` ON \`_company_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_snapshot_idx\` ON \`_company_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_published_locale_idx\` ON \`_company_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_latest_idx\` ON \`_company_settings_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`_company_settings_v\` DROP COLUMN \`version_contact_phone\`;`)
  await storeOffices(req, contact)
  await publishEarlier(req)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_galleries_v\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_locales\`;`)
  await db.run(sql`DROP TABLE \`products_grades_rows\`;`)
  await db.run(sql`DROP TABLE \`products_grades_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`products_grades\`;`)
  await db.run(sql`DROP TABLE \`products_grades_locales\`;`)
  await db.run(sql`DROP TABLE \`products_terms_incoterms\`;`)
  await db.run(sql`DROP TABLE \`products_terms_load_ports\`;`)
  await db.run(sql`DROP TABLE \`products_terms_load_ports_locales\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_grades_rows\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_grades_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_grades\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_grades_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_incoterms\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_load_ports\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_terms_load_ports_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_incoterms\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_load_ports\`;`)
  await db.run(sql`DROP TABLE \`tools_terms_load_ports_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_incoterms\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_load_ports\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_version_terms_load_ports_locales\`;`)
  await db.run(sql`DROP TABLE \`units\`;`)
  await db.run(sql`DROP TABLE \`units_locales\`;`)
  await db.run(sql`DROP TABLE \`units_rels\`;`)
  await db.run(sql`DROP TABLE \`_units_v\`;`)
  await db.run(sql`DROP TABLE \`_units_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_units_v_rels\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`documents_rels\`;`)
  await db.run(sql`DROP TABLE \`_businesses_v\`;`)
  await db.run(sql`DROP TABLE \`_businesses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`location_facts\`;`)
  await db.run(sql`DROP TABLE \`location_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_location_facts_v\`;`)
  await db.run(sql`DROP TABLE \`_location_facts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_mining_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_mining_locations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_managements_v\`;`)
  await db.run(sql`DROP TABLE \`_managements_v_locales\`;`)
  await db.run(sql`DROP TABLE \`people_languages\`;`)
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`DROP TABLE \`people_locales\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_people_v\`;`)
  await db.run(sql`DROP TABLE \`_people_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_items_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_items_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`company_registrations\`;`)
  await db.run(sql`DROP TABLE \`company_registrations_locales\`;`)
  await db.run(sql`DROP TABLE \`company_hours\`;`)
  await db.run(sql`DROP TABLE \`company_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`company_offices\`;`)
  await db.run(sql`DROP TABLE \`company_offices_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_registrations_v\`;`)
  await db.run(sql`DROP TABLE \`_company_registrations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_hours_v\`;`)
  await db.run(sql`DROP TABLE \`_company_hours_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_offices_v\`;`)
  await db.run(sql`DROP TABLE \`_company_offices_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blog_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`published_date\` text,
  	\`listed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blog_posts\`("id", "image_id", "published_date", "listed_at", "updated_at", "created_at", "_status") SELECT "id", "image_id", "published_date", "listed_at", "updated_at", "created_at", "_status" FROM \`blog_posts\`;`)
  await db.run(sql`DROP TABLE \`blog_posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_blog_posts\` RENAME TO \`blog_posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`blog_posts_image_idx\` ON \`blog_posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_published_date_idx\` ON \`blog_posts\` (\`published_date\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_listed_at_idx\` ON \`blog_posts\` (\`listed_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_updated_at_idx\` ON \`blog_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_created_at_idx\` ON \`blog_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts__status_idx\` ON \`blog_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__blog_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_published_date\` text,
  	\`version_listed_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blog_posts_v\`("id", "parent_id", "version_image_id", "version_published_date", "version_listed_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_image_id", "version_published_date", "version_listed_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_blog_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blog_posts_v\` RENAME TO \`_blog_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_parent_idx\` ON \`_blog_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_image_idx\` ON \`_blog_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_published_date_idx\` ON \`_blog_posts_v\` (\`version_published_date\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_listed_at_idx\` ON \`_blog_posts_v\` (\`version_listed_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_updated_at_idx\` ON \`_blog_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_created_at_idx\` ON \`_blog_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version__status_idx\` ON \`_blog_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_created_at_idx\` ON \`_blog_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_updated_at_idx\` ON \`_blog_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_snapshot_idx\` ON \`_blog_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_published_locale_idx\` ON \`_blog_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_latest_idx\` ON \`_blog_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sheet_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_sheet_idx\` ON \`products\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`products_sort_order_idx\` ON \`products\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sheet_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sheet_idx\` ON \`_products_v\` (\`version_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sort_order_idx\` ON \`_products_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sheet_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools\`("id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sheet_id", "sort_order", "updated_at", "created_at" FROM \`tools\`;`)
  await db.run(sql`DROP TABLE \`tools\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools\` RENAME TO \`tools\`;`)
  await db.run(sql`CREATE INDEX \`tools_image_idx\` ON \`tools\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_sheet_idx\` ON \`tools\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`tools_sort_order_idx\` ON \`tools\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`tools_updated_at_idx\` ON \`tools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tools_created_at_idx\` ON \`tools\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_sheet_id\` integer,
  	\`version_sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sheet_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v\`("id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_image_id", "version_sheet_id", "version_sort_order", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_tools_v\`;`)
  await db.run(sql`DROP TABLE \`_tools_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v\` RENAME TO \`_tools_v\`;`)
  await db.run(sql`CREATE INDEX \`_tools_v_parent_idx\` ON \`_tools_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_image_idx\` ON \`_tools_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_sheet_idx\` ON \`_tools_v\` (\`version_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_sort_order_idx\` ON \`_tools_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_updated_at_idx\` ON \`_tools_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_version_version_created_at_idx\` ON \`_tools_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_created_at_idx\` ON \`_tools_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tools_v_updated_at_idx\` ON \`_tools_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`image_id\` integer,
  	\`is_edited\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets\`("id", "path", "image_id", "is_edited", "updated_at", "created_at") SELECT "id", "path", "image_id", "is_edited", "updated_at", "created_at" FROM \`sheets\`;`)
  await db.run(sql`DROP TABLE \`sheets\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets\` RENAME TO \`sheets\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_path_idx\` ON \`sheets\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sheets_image_idx\` ON \`sheets\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`sheets_updated_at_idx\` ON \`sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sheets_created_at_idx\` ON \`sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v\` (
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
  await db.run(sql`INSERT INTO \`__new__sheets_v\`("id", "parent_id", "version_path", "version_image_id", "version_is_edited", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_path", "version_image_id", "version_is_edited", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_sheets_v\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v\` RENAME TO \`_sheets_v\`;`)
  await db.run(sql`CREATE INDEX \`_sheets_v_parent_idx\` ON \`_sheets_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_path_idx\` ON \`_sheets_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_image_idx\` ON \`_sheets_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_updated_at_idx\` ON \`_sheets_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_version_created_at_idx\` ON \`_sheets_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_created_at_idx\` ON \`_sheets_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_updated_at_idx\` ON \`_sheets_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_company_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`social_facebook\` text,
  	\`social_instagram\` text,
  	\`social_linkedin\` text,
  	\`social_youtube\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_settings\`("id", "social_facebook", "social_instagram", "social_linkedin", "social_youtube", "contact_phone", "contact_email", "updated_at", "created_at") SELECT "id", "social_facebook", "social_instagram", "social_linkedin", "social_youtube", "contact_phone", "contact_email", "updated_at", "created_at" FROM \`company_settings\`;`)
  await db.run(sql`DROP TABLE \`company_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_settings\` RENAME TO \`company_settings\`;`)
  await db.run(sql`CREATE TABLE \`__new__company_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_social_facebook\` text,
  	\`version_social_instagram\` text,
  	\`version_social_linkedin\` text,
  	\`version_social_youtube\` text,
  	\`version_contact_phone\` text,
  	\`version_contact_email\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_settings_v\`("id", "version_social_facebook", "version_social_instagram", "version_social_linkedin", "version_social_youtube", "version_contact_phone", "version_contact_email", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_social_facebook", "version_social_instagram", "version_social_linkedin", "version_social_youtube", "version_contact_phone", "version_contact_email", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_company_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_company_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_settings_v\` RENAME TO \`_company_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_created_at_idx\` ON \`_company_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_settings_v_updated_at_idx\` ON \`_company_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_galleries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer NOT NULL,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_galleries\`("id", "image_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sort_order", "updated_at", "created_at" FROM \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`ALTER TABLE \`__new_galleries\` RENAME TO \`galleries\`;`)
  await db.run(sql`CREATE INDEX \`galleries_image_idx\` ON \`galleries\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_sort_order_idx\` ON \`galleries\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_x\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focus_y\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`CREATE TABLE \`__new_businesses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_businesses\`("id", "logo_id", "sort_order", "updated_at", "created_at") SELECT "id", "logo_id", "sort_order", "updated_at", "created_at" FROM \`businesses\`;`)
  await db.run(sql`DROP TABLE \`businesses\`;`)
  await db.run(sql`ALTER TABLE \`__new_businesses\` RENAME TO \`businesses\`;`)
  await db.run(sql`CREATE INDEX \`businesses_logo_idx\` ON \`businesses\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`businesses_sort_order_idx\` ON \`businesses\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`businesses_updated_at_idx\` ON \`businesses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_created_at_idx\` ON \`businesses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_mining_locations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mining_locations\`("id", "image_id", "sort_order", "updated_at", "created_at") SELECT "id", "image_id", "sort_order", "updated_at", "created_at" FROM \`mining_locations\`;`)
  await db.run(sql`DROP TABLE \`mining_locations\`;`)
  await db.run(sql`ALTER TABLE \`__new_mining_locations\` RENAME TO \`mining_locations\`;`)
  await db.run(sql`CREATE INDEX \`mining_locations_image_idx\` ON \`mining_locations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_sort_order_idx\` ON \`mining_locations\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_updated_at_idx\` ON \`mining_locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mining_locations_created_at_idx\` ON \`mining_locations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_managements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`photo_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_managements\`("id", "name", "photo_id", "sort_order", "updated_at", "created_at") SELECT "id", "name", "photo_id", "sort_order", "updated_at", "created_at" FROM \`managements\`;`)
  await db.run(sql`DROP TABLE \`managements\`;`)
  await db.run(sql`ALTER TABLE \`__new_managements\` RENAME TO \`managements\`;`)
  await db.run(sql`CREATE INDEX \`managements_photo_idx\` ON \`managements\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`managements_sort_order_idx\` ON \`managements\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`managements_updated_at_idx\` ON \`managements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`managements_created_at_idx\` ON \`managements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`parent_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_items\`("id", "url", "parent_id", "sort_order", "updated_at", "created_at") SELECT "id", "url", "parent_id", "sort_order", "updated_at", "created_at" FROM \`menu_items\`;`)
  await db.run(sql`DROP TABLE \`menu_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_items\` RENAME TO \`menu_items\`;`)
  await db.run(sql`CREATE INDEX \`menu_items_parent_idx\` ON \`menu_items\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_sort_order_idx\` ON \`menu_items\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_updated_at_idx\` ON \`menu_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_created_at_idx\` ON \`menu_items\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_items\`("id", "parent_id", "sort_order", "updated_at", "created_at") SELECT "id", "parent_id", "sort_order", "updated_at", "created_at" FROM \`footer_items\`;`)
  await db.run(sql`DROP TABLE \`footer_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_items\` RENAME TO \`footer_items\`;`)
  await db.run(sql`CREATE INDEX \`footer_items_parent_idx\` ON \`footer_items\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_sort_order_idx\` ON \`footer_items\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_updated_at_idx\` ON \`footer_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_items_created_at_idx\` ON \`footer_items\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`home_page__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`CREATE TABLE \`__new_galleries_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_galleries_locales\`("title", "description", "id", "_locale", "_parent_id") SELECT "title", "description", "id", "_locale", "_parent_id" FROM \`galleries_locales\`;`)
  await db.run(sql`DROP TABLE \`galleries_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_galleries_locales\` RENAME TO \`galleries_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_locales_locale_parent_id_unique\` ON \`galleries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_locales\` RENAME TO \`products_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_locales\`("version_name", "version_description", "id", "_locale", "_parent_id") SELECT "version_name", "version_description", "id", "_locale", "_parent_id" FROM \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_locales\` RENAME TO \`_products_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_tools_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tools_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`tools_locales\`;`)
  await db.run(sql`DROP TABLE \`tools_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_tools_locales\` RENAME TO \`tools_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tools_locales_locale_parent_id_unique\` ON \`tools_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__tools_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tools_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tools_v_locales\`("version_name", "version_description", "id", "_locale", "_parent_id") SELECT "version_name", "version_description", "id", "_locale", "_parent_id" FROM \`_tools_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_tools_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__tools_v_locales\` RENAME TO \`_tools_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_tools_v_locales_locale_parent_id_unique\` ON \`_tools_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_rows\` (
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
  await db.run(sql`INSERT INTO \`__new_sheets_rows\`("_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source") SELECT "_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source" FROM \`sheets_rows\`;`)
  await db.run(sql`DROP TABLE \`sheets_rows\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_rows\` RENAME TO \`sheets_rows\`;`)
  await db.run(sql`CREATE INDEX \`sheets_rows_order_idx\` ON \`sheets_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sheets_rows_parent_id_idx\` ON \`sheets_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_rows_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_sheets_rows_locales\`("parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id") SELECT "parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id" FROM \`sheets_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_rows_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_rows_locales\` RENAME TO \`sheets_rows_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_rows_locales_locale_parent_id_unique\` ON \`sheets_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_uses_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets_uses_locales\`("text", "id", "_locale", "_parent_id") SELECT "text", "id", "_locale", "_parent_id" FROM \`sheets_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_uses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_uses_locales\` RENAME TO \`sheets_uses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_uses_locales_locale_parent_id_unique\` ON \`sheets_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_sheets_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`image_alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sheets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sheets_locales\`("name", "description", "image_alt", "id", "_locale", "_parent_id") SELECT "name", "description", "image_alt", "id", "_locale", "_parent_id" FROM \`sheets_locales\`;`)
  await db.run(sql`DROP TABLE \`sheets_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_sheets_locales\` RENAME TO \`sheets_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sheets_locales_locale_parent_id_unique\` ON \`sheets_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_version_rows\` (
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
  await db.run(sql`INSERT INTO \`__new__sheets_v_version_rows\`("_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "from", "to", "exact", "under", "over", "scale_from", "scale_to", "basis", "method", "typical", "source", "_uuid" FROM \`_sheets_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_rows\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_version_rows\` RENAME TO \`_sheets_v_version_rows\`;`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_rows_order_idx\` ON \`_sheets_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sheets_v_version_rows_parent_id_idx\` ON \`_sheets_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_version_rows_locales\` (
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
  await db.run(sql`INSERT INTO \`__new__sheets_v_version_rows_locales\`("parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id") SELECT "parameter", "measure", "text", "unit", "rejection", "id", "_locale", "_parent_id" FROM \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_version_rows_locales\` RENAME TO \`_sheets_v_version_rows_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_version_rows_locales_locale_parent_id_unique\` ON \`_sheets_v_version_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_version_uses_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v_version_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sheets_v_version_uses_locales\`("text", "id", "_locale", "_parent_id") SELECT "text", "id", "_locale", "_parent_id" FROM \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_version_uses_locales\` RENAME TO \`_sheets_v_version_uses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_version_uses_locales_locale_parent_id_unique\` ON \`_sheets_v_version_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__sheets_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_image_alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sheets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sheets_v_locales\`("version_name", "version_description", "version_image_alt", "id", "_locale", "_parent_id") SELECT "version_name", "version_description", "version_image_alt", "id", "_locale", "_parent_id" FROM \`_sheets_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_sheets_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__sheets_v_locales\` RENAME TO \`_sheets_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sheets_v_locales_locale_parent_id_unique\` ON \`_sheets_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_businesses_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`businesses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_businesses_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`businesses_locales\`;`)
  await db.run(sql`DROP TABLE \`businesses_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_businesses_locales\` RENAME TO \`businesses_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`businesses_locales_locale_parent_id_unique\` ON \`businesses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_mining_locations_locales\` (
  	\`location\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mining_locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mining_locations_locales\`("location", "description", "id", "_locale", "_parent_id") SELECT "location", "description", "id", "_locale", "_parent_id" FROM \`mining_locations_locales\`;`)
  await db.run(sql`DROP TABLE \`mining_locations_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_mining_locations_locales\` RENAME TO \`mining_locations_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`mining_locations_locales_locale_parent_id_unique\` ON \`mining_locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_managements_locales\` (
  	\`position\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`managements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_managements_locales\`("position", "id", "_locale", "_parent_id") SELECT "position", "id", "_locale", "_parent_id" FROM \`managements_locales\`;`)
  await db.run(sql`DROP TABLE \`managements_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_managements_locales\` RENAME TO \`managements_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`managements_locales_locale_parent_id_unique\` ON \`managements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_items_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_items_locales\`("title", "id", "_locale", "_parent_id") SELECT "title", "id", "_locale", "_parent_id" FROM \`menu_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_items_locales\` RENAME TO \`menu_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_items_locales_locale_parent_id_unique\` ON \`menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_items_locales\` (
  	\`name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_items_locales\`("name", "title", "content", "id", "_locale", "_parent_id") SELECT "name", "title", "content", "id", "_locale", "_parent_id" FROM \`footer_items_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_items_locales\` RENAME TO \`footer_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_items_locales_locale_parent_id_unique\` ON \`footer_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_faq_items_locales\` (
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_faq_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_faq_items_locales\`("question", "answer", "id", "_locale", "_parent_id") SELECT "question", "answer", "id", "_locale", "_parent_id" FROM \`home_page_faq_items_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_faq_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_faq_items_locales\` RENAME TO \`home_page_faq_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_faq_items_locales_locale_parent_id_unique\` ON \`home_page_faq_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_locales\` (
  	\`hero_title\` text NOT NULL,
  	\`hero_subtitle\` text,
  	\`hero_button_text\` text,
  	\`hero_button_url\` text,
  	\`about_title\` text,
  	\`about_subtitle\` text,
  	\`about_description\` text,
  	\`vision_title\` text,
  	\`vision_subtitle\` text,
  	\`vision_description\` text,
  	\`faq_title\` text,
  	\`faq_subtitle\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_locales\`("hero_title", "hero_subtitle", "hero_button_text", "hero_button_url", "about_title", "about_subtitle", "about_description", "vision_title", "vision_subtitle", "vision_description", "faq_title", "faq_subtitle", "id", "_locale", "_parent_id") SELECT "hero_title", "hero_subtitle", "hero_button_text", "hero_button_url", "about_title", "about_subtitle", "about_description", "vision_title", "vision_subtitle", "vision_description", "faq_title", "faq_subtitle", "id", "_locale", "_parent_id" FROM \`home_page_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_locales\` RENAME TO \`home_page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_faq_items_locales\` (
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_faq_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_faq_items_locales\`("question", "answer", "id", "_locale", "_parent_id") SELECT "question", "answer", "id", "_locale", "_parent_id" FROM \`_home_page_v_version_faq_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_faq_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_faq_items_locales\` RENAME TO \`_home_page_v_version_faq_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_faq_items_locales_locale_parent_id_uniq\` ON \`_home_page_v_version_faq_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_locales\` (
  	\`version_hero_title\` text NOT NULL,
  	\`version_hero_subtitle\` text,
  	\`version_hero_button_text\` text,
  	\`version_hero_button_url\` text,
  	\`version_about_title\` text,
  	\`version_about_subtitle\` text,
  	\`version_about_description\` text,
  	\`version_vision_title\` text,
  	\`version_vision_subtitle\` text,
  	\`version_vision_description\` text,
  	\`version_faq_title\` text,
  	\`version_faq_subtitle\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_locales\`("version_hero_title", "version_hero_subtitle", "version_hero_button_text", "version_hero_button_url", "version_about_title", "version_about_subtitle", "version_about_description", "version_vision_title", "version_vision_subtitle", "version_vision_description", "version_faq_title", "version_faq_subtitle", "id", "_locale", "_parent_id") SELECT "version_hero_title", "version_hero_subtitle", "version_hero_button_text", "version_hero_button_url", "version_about_title", "version_about_subtitle", "version_about_description", "version_vision_title", "version_vision_subtitle", "version_vision_description", "version_faq_title", "version_faq_subtitle", "id", "_locale", "_parent_id" FROM \`_home_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_locales\` RENAME TO \`_home_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_company_settings_locales\` (
  	\`company_name\` text NOT NULL,
  	\`company_tagline\` text,
  	\`company_description\` text,
  	\`company_vision\` text,
  	\`company_mission\` text,
  	\`company_commitment\` text,
  	\`company_services\` text,
  	\`contact_address\` text,
  	\`contact_working_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_company_settings_locales\`("company_name", "company_tagline", "company_description", "company_vision", "company_mission", "company_commitment", "company_services", "contact_address", "contact_working_hours", "id", "_locale", "_parent_id") SELECT "company_name", "company_tagline", "company_description", "company_vision", "company_mission", "company_commitment", "company_services", "contact_address", "contact_working_hours", "id", "_locale", "_parent_id" FROM \`company_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`company_settings_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_company_settings_locales\` RENAME TO \`company_settings_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`company_settings_locales_locale_parent_id_unique\` ON \`company_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__company_settings_v_locales\` (
  	\`version_company_name\` text NOT NULL,
  	\`version_company_tagline\` text,
  	\`version_company_description\` text,
  	\`version_company_vision\` text,
  	\`version_company_mission\` text,
  	\`version_company_commitment\` text,
  	\`version_company_services\` text,
  	\`version_contact_address\` text,
  	\`version_contact_working_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__company_settings_v_locales\`("version_company_name", "version_company_tagline", "version_company_description", "version_company_vision", "version_company_mission", "version_company_commitment", "version_company_services", "version_contact_address", "version_contact_working_hours", "id", "_locale", "_parent_id") SELECT "version_company_name", "version_company_tagline", "version_company_description", "version_company_vision", "version_company_mission", "version_company_commitment", "version_company_services", "version_contact_address", "version_contact_working_hours", "id", "_locale", "_parent_id" FROM \`_company_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_settings_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__company_settings_v_locales\` RENAME TO \`_company_settings_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_settings_v_locales_locale_parent_id_unique\` ON \`_company_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`blog_posts_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`blog_posts_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v_locales\` DROP COLUMN \`version_seo_description\`;`)
}
