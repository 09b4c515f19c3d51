import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** A picture that was described in one language keeps that text in both. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "alt_indonesian" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "media" ADD COLUMN "alt_english" varchar DEFAULT '' NOT NULL;
  UPDATE "media" SET
    "alt_indonesian" = coalesce(
      (SELECT "alt" FROM "media_locales" WHERE "_parent_id" = "media"."id" AND "_locale" = 'id'),
      (SELECT "alt" FROM "media_locales" WHERE "_parent_id" = "media"."id" AND "_locale" = 'en'), ''),
    "alt_english" = coalesce(
      (SELECT "alt" FROM "media_locales" WHERE "_parent_id" = "media"."id" AND "_locale" = 'en'),
      (SELECT "alt" FROM "media_locales" WHERE "_parent_id" = "media"."id" AND "_locale" = 'id'), '');
  ALTER TABLE "media" ALTER COLUMN "alt_indonesian" DROP DEFAULT;
  ALTER TABLE "media" ALTER COLUMN "alt_english" DROP DEFAULT;
  ALTER TABLE "media_locales" DROP COLUMN "alt";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_locales" ADD COLUMN "alt" varchar DEFAULT '' NOT NULL;
  INSERT INTO "media_locales" ("_locale", "_parent_id")
    SELECT "code"::"_locales", "media"."id" FROM "media", (VALUES ('id'), ('en')) AS "languages" ("code")
    ON CONFLICT DO NOTHING;
  UPDATE "media_locales" SET "alt" = CASE "_locale" WHEN 'en' THEN "alt_english" ELSE "alt_indonesian" END
    FROM "media" WHERE "media"."id" = "_parent_id";
  ALTER TABLE "media_locales" ALTER COLUMN "alt" DROP DEFAULT;
  ALTER TABLE "media" DROP COLUMN "alt_indonesian";
  ALTER TABLE "media" DROP COLUMN "alt_english";`)
}
