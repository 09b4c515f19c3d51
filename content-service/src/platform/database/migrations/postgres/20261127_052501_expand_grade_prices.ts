import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_grades" ADD COLUMN "price_as_of" timestamp(3) with time zone;
  ALTER TABLE "products_grades" ADD COLUMN "price_valid_until" timestamp(3) with time zone;
  ALTER TABLE "products_grades" ADD COLUMN "price_per_tonne" numeric;
  ALTER TABLE "products_grades_locales" ADD COLUMN "price_text" varchar;
  ALTER TABLE "_products_v_version_grades" ADD COLUMN "price_as_of" timestamp(3) with time zone;
  ALTER TABLE "_products_v_version_grades" ADD COLUMN "price_valid_until" timestamp(3) with time zone;
  ALTER TABLE "_products_v_version_grades" ADD COLUMN "price_per_tonne" numeric;
  ALTER TABLE "_products_v_version_grades_locales" ADD COLUMN "price_text" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_grades" DROP COLUMN "price_as_of";
  ALTER TABLE "products_grades" DROP COLUMN "price_valid_until";
  ALTER TABLE "products_grades" DROP COLUMN "price_per_tonne";
  ALTER TABLE "products_grades_locales" DROP COLUMN "price_text";
  ALTER TABLE "_products_v_version_grades" DROP COLUMN "price_as_of";
  ALTER TABLE "_products_v_version_grades" DROP COLUMN "price_valid_until";
  ALTER TABLE "_products_v_version_grades" DROP COLUMN "price_per_tonne";
  ALTER TABLE "_products_v_version_grades_locales" DROP COLUMN "price_text";`)
}
