import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notice\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text_indonesian\` text,
  	\`text_english\` text,
  	\`text_chinese\` text,
  	\`from\` text,
  	\`until\` text,
  	\`link\` text,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`notice__status_idx\` ON \`notice\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_notice_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_text_indonesian\` text,
  	\`version_text_english\` text,
  	\`version_text_chinese\` text,
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version_link\` text,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_notice_v_version_version__status_idx\` ON \`_notice_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notice_v_created_at_idx\` ON \`_notice_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notice_v_updated_at_idx\` ON \`_notice_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notice_v_snapshot_idx\` ON \`_notice_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_notice_v_published_locale_idx\` ON \`_notice_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_notice_v_latest_idx\` ON \`_notice_v\` (\`latest\`);`)
  // The notice was a text of the company's profile.
  await db.run(sql`INSERT INTO notice (text_indonesian, text_english, text_chinese, _status, updated_at, created_at)
    SELECT (SELECT l.notice FROM company_settings_locales l WHERE l._parent_id = s.id AND l._locale = 'id'), (SELECT l.notice FROM company_settings_locales l WHERE l._parent_id = s.id AND l._locale = 'en'), (SELECT l.notice FROM company_settings_locales l WHERE l._parent_id = s.id AND l._locale = 'zh'), 'published', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM company_settings s
    WHERE s._status = 'published'
      AND EXISTS (SELECT 1 FROM company_settings_locales l WHERE l._parent_id = s.id AND l.notice <> '')`)
  await db.run(sql`ALTER TABLE \`company_settings_locales\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v_locales\` DROP COLUMN \`version_notice\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notice\`;`)
  await db.run(sql`DROP TABLE \`_notice_v\`;`)
  await db.run(sql`ALTER TABLE \`company_settings_locales\` ADD \`notice\` text;`)
  await db.run(sql`ALTER TABLE \`_company_settings_v_locales\` ADD \`version_notice\` text;`)
}
