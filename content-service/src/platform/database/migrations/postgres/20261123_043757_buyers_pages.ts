import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_terms_load_ports" ADD COLUMN "latitude" numeric;
  ALTER TABLE "products_terms_load_ports" ADD COLUMN "longitude" numeric;
  ALTER TABLE "_products_v_version_terms_load_ports" ADD COLUMN "latitude" numeric;
  ALTER TABLE "_products_v_version_terms_load_ports" ADD COLUMN "longitude" numeric;
  ALTER TABLE "tools_terms_load_ports" ADD COLUMN "latitude" numeric;
  ALTER TABLE "tools_terms_load_ports" ADD COLUMN "longitude" numeric;
  ALTER TABLE "_tools_v_version_terms_load_ports" ADD COLUMN "latitude" numeric;
  ALTER TABLE "_tools_v_version_terms_load_ports" ADD COLUMN "longitude" numeric;
  ALTER TABLE "sheets" ADD COLUMN "number" varchar;
  ALTER TABLE "sheets" ADD COLUMN "revision" numeric;
  ALTER TABLE "_sheets_v" ADD COLUMN "version_number" varchar;
  ALTER TABLE "_sheets_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "pages_locales" ADD COLUMN "texts_goods" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "texts_machines" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "texts_route" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "texts_machines_intro" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_texts_goods" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_texts_machines" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_texts_route" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_texts_machines_intro" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_terms_load_ports" DROP COLUMN "latitude";
  ALTER TABLE "products_terms_load_ports" DROP COLUMN "longitude";
  ALTER TABLE "_products_v_version_terms_load_ports" DROP COLUMN "latitude";
  ALTER TABLE "_products_v_version_terms_load_ports" DROP COLUMN "longitude";
  ALTER TABLE "tools_terms_load_ports" DROP COLUMN "latitude";
  ALTER TABLE "tools_terms_load_ports" DROP COLUMN "longitude";
  ALTER TABLE "_tools_v_version_terms_load_ports" DROP COLUMN "latitude";
  ALTER TABLE "_tools_v_version_terms_load_ports" DROP COLUMN "longitude";
  ALTER TABLE "sheets" DROP COLUMN "number";
  ALTER TABLE "sheets" DROP COLUMN "revision";
  ALTER TABLE "_sheets_v" DROP COLUMN "version_number";
  ALTER TABLE "_sheets_v" DROP COLUMN "version_revision";
  ALTER TABLE "pages_locales" DROP COLUMN "texts_goods";
  ALTER TABLE "pages_locales" DROP COLUMN "texts_machines";
  ALTER TABLE "pages_locales" DROP COLUMN "texts_route";
  ALTER TABLE "pages_locales" DROP COLUMN "texts_machines_intro";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_texts_goods";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_texts_machines";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_texts_route";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_texts_machines_intro";`)
}
