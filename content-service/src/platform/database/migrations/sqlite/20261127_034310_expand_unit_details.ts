import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`units\` ADD \`available_from\` text;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`serial\` text;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`hours_read_on\` text;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`operating_weight\` numeric;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`engine_kw\` numeric;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`inspected_on\` text;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`report_id\` integer REFERENCES documents(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`price_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`units\` ADD \`price_valid_until\` text;`)
  await db.run(sql`CREATE INDEX \`units_report_idx\` ON \`units\` (\`report_id\`);`)
  await db.run(sql`ALTER TABLE \`units_locales\` ADD \`capacity\` text;`)
  await db.run(sql`ALTER TABLE \`units_locales\` ADD \`condition\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_available_from\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_serial\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_hours_read_on\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_operating_weight\` numeric;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_engine_kw\` numeric;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_inspected_on\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_report_id\` integer REFERENCES documents(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_price_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v\` ADD \`version_price_valid_until\` text;`)
  await db.run(sql`CREATE INDEX \`_units_v_version_version_report_idx\` ON \`_units_v\` (\`version_report_id\`);`)
  await db.run(sql`ALTER TABLE \`_units_v_locales\` ADD \`version_capacity\` text;`)
  await db.run(sql`ALTER TABLE \`_units_v_locales\` ADD \`version_condition\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_units\` (
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
  await db.run(sql`INSERT INTO \`__new_units\`("id", "tool_id", "offer", "state", "maker", "model", "year", "hours", "sort_order", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "tool_id", "offer", "state", "maker", "model", "year", "hours", "sort_order", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`units\`;`)
  await db.run(sql`DROP TABLE \`units\`;`)
  await db.run(sql`ALTER TABLE \`__new_units\` RENAME TO \`units\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`units_tool_idx\` ON \`units\` (\`tool_id\`);`)
  await db.run(sql`CREATE INDEX \`units_sort_order_idx\` ON \`units\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`units_updated_at_idx\` ON \`units\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`units_created_at_idx\` ON \`units\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`units_deleted_at_idx\` ON \`units\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`units__status_idx\` ON \`units\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__units_v\` (
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
  await db.run(sql`INSERT INTO \`__new__units_v\`("id", "parent_id", "version_tool_id", "version_offer", "version_state", "version_maker", "version_model", "version_year", "version_hours", "version_sort_order", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_tool_id", "version_offer", "version_state", "version_maker", "version_model", "version_year", "version_hours", "version_sort_order", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_units_v\`;`)
  await db.run(sql`DROP TABLE \`_units_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__units_v\` RENAME TO \`_units_v\`;`)
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
  await db.run(sql`ALTER TABLE \`units_locales\` DROP COLUMN \`capacity\`;`)
  await db.run(sql`ALTER TABLE \`units_locales\` DROP COLUMN \`condition\`;`)
  await db.run(sql`ALTER TABLE \`_units_v_locales\` DROP COLUMN \`version_capacity\`;`)
  await db.run(sql`ALTER TABLE \`_units_v_locales\` DROP COLUMN \`version_condition\`;`)
}
