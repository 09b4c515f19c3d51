import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`businesses\` ADD \`contact_id\` integer REFERENCES people(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`businesses_contact_idx\` ON \`businesses\` (\`contact_id\`);`)
  await db.run(sql`ALTER TABLE \`_businesses_v\` ADD \`version_contact_id\` integer REFERENCES people(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_businesses_v_version_version_contact_idx\` ON \`_businesses_v\` (\`version_contact_id\`);`)
  await db.run(sql`ALTER TABLE \`managements\` ADD \`contact_id\` integer REFERENCES people(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`managements_contact_idx\` ON \`managements\` (\`contact_id\`);`)
  await db.run(sql`ALTER TABLE \`managements_locales\` ADD \`area\` text;`)
  await db.run(sql`ALTER TABLE \`_managements_v\` ADD \`version_contact_id\` integer REFERENCES people(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_managements_v_version_version_contact_idx\` ON \`_managements_v\` (\`version_contact_id\`);`)
  await db.run(sql`ALTER TABLE \`_managements_v_locales\` ADD \`version_area\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`INSERT INTO \`__new_businesses\`("id", "logo_id", "sort_order", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "logo_id", "sort_order", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`businesses\`;`)
  await db.run(sql`DROP TABLE \`businesses\`;`)
  await db.run(sql`ALTER TABLE \`__new_businesses\` RENAME TO \`businesses\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`businesses_logo_idx\` ON \`businesses\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`businesses_sort_order_idx\` ON \`businesses\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`businesses_updated_at_idx\` ON \`businesses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_created_at_idx\` ON \`businesses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses_deleted_at_idx\` ON \`businesses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`businesses__status_idx\` ON \`businesses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__businesses_v\` (
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
  await db.run(sql`INSERT INTO \`__new__businesses_v\`("id", "parent_id", "version_logo_id", "version_sort_order", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_logo_id", "version_sort_order", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_businesses_v\`;`)
  await db.run(sql`DROP TABLE \`_businesses_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__businesses_v\` RENAME TO \`_businesses_v\`;`)
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
  await db.run(sql`INSERT INTO \`__new_managements\`("id", "name", "photo_id", "sort_order", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "photo_id", "sort_order", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`managements\`;`)
  await db.run(sql`DROP TABLE \`managements\`;`)
  await db.run(sql`ALTER TABLE \`__new_managements\` RENAME TO \`managements\`;`)
  await db.run(sql`CREATE INDEX \`managements_photo_idx\` ON \`managements\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`managements_sort_order_idx\` ON \`managements\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`managements_updated_at_idx\` ON \`managements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`managements_created_at_idx\` ON \`managements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`managements_deleted_at_idx\` ON \`managements\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`managements__status_idx\` ON \`managements\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__managements_v\` (
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
  await db.run(sql`INSERT INTO \`__new__managements_v\`("id", "parent_id", "version_name", "version_photo_id", "version_sort_order", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_name", "version_photo_id", "version_sort_order", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_managements_v\`;`)
  await db.run(sql`DROP TABLE \`_managements_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__managements_v\` RENAME TO \`_managements_v\`;`)
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
  await db.run(sql`ALTER TABLE \`managements_locales\` DROP COLUMN \`area\`;`)
  await db.run(sql`ALTER TABLE \`_managements_v_locales\` DROP COLUMN \`version_area\`;`)
}
