import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notice_v_published_locale" AS ENUM('id', 'en', 'zh');
  CREATE TABLE "notice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text_indonesian" varchar,
  	"text_english" varchar,
  	"text_chinese" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"link" varchar,
  	"saved_by" varchar,
  	"_status" "enum_notice_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_notice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_text_indonesian" varchar,
  	"version_text_english" varchar,
  	"version_text_chinese" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_link" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__notice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__notice_v_published_locale",
  	"latest" boolean
  );
  
  CREATE INDEX "notice__status_idx" ON "notice" USING btree ("_status");
  CREATE INDEX "_notice_v_version_version__status_idx" ON "_notice_v" USING btree ("version__status");
  CREATE INDEX "_notice_v_created_at_idx" ON "_notice_v" USING btree ("created_at");
  CREATE INDEX "_notice_v_updated_at_idx" ON "_notice_v" USING btree ("updated_at");
  CREATE INDEX "_notice_v_snapshot_idx" ON "_notice_v" USING btree ("snapshot");
  CREATE INDEX "_notice_v_published_locale_idx" ON "_notice_v" USING btree ("published_locale");
  CREATE INDEX "_notice_v_latest_idx" ON "_notice_v" USING btree ("latest");
  -- The notice was a text of the company's profile.
  INSERT INTO notice (text_indonesian, text_english, text_chinese, _status, updated_at, created_at)
    SELECT (SELECT l.notice FROM company_settings_locales l WHERE l._parent_id = s.id AND l._locale = 'id'), (SELECT l.notice FROM company_settings_locales l WHERE l._parent_id = s.id AND l._locale = 'en'), (SELECT l.notice FROM company_settings_locales l WHERE l._parent_id = s.id AND l._locale = 'zh'), 'published', now(), now()
    FROM company_settings s
    WHERE s._status = 'published'
      AND EXISTS (SELECT 1 FROM company_settings_locales l WHERE l._parent_id = s.id AND l.notice <> '');
  ALTER TABLE "company_settings_locales" DROP COLUMN "notice";
  ALTER TABLE "_company_settings_v_locales" DROP COLUMN "version_notice";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notice" CASCADE;
  DROP TABLE "_notice_v" CASCADE;
  ALTER TABLE "company_settings_locales" ADD COLUMN "notice" varchar;
  ALTER TABLE "_company_settings_v_locales" ADD COLUMN "version_notice" varchar;
  DROP TYPE "public"."enum_notice_status";
  DROP TYPE "public"."enum__notice_v_version_status";
  DROP TYPE "public"."enum__notice_v_published_locale";`)
}
