import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_terms_windows" ADD COLUMN "grade" varchar;
  ALTER TABLE "_products_v_version_terms_windows" ADD COLUMN "grade" varchar;
  ALTER TABLE "tools_terms_windows" ADD COLUMN "grade" varchar;
  ALTER TABLE "_tools_v_version_terms_windows" ADD COLUMN "grade" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_terms_windows" DROP COLUMN "grade";
  ALTER TABLE "_products_v_version_terms_windows" DROP COLUMN "grade";
  ALTER TABLE "tools_terms_windows" DROP COLUMN "grade";
  ALTER TABLE "_tools_v_version_terms_windows" DROP COLUMN "grade";`)
}
