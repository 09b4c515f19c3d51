import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "units" ADD COLUMN "available_from" timestamp(3) with time zone;
  ALTER TABLE "units" ADD COLUMN "serial" varchar;
  ALTER TABLE "units" ADD COLUMN "hours_read_on" timestamp(3) with time zone;
  ALTER TABLE "units" ADD COLUMN "operating_weight" numeric;
  ALTER TABLE "units" ADD COLUMN "engine_kw" numeric;
  ALTER TABLE "units" ADD COLUMN "inspected_on" timestamp(3) with time zone;
  ALTER TABLE "units" ADD COLUMN "report_id" integer;
  ALTER TABLE "units" ADD COLUMN "price_as_of" timestamp(3) with time zone;
  ALTER TABLE "units" ADD COLUMN "price_valid_until" timestamp(3) with time zone;
  ALTER TABLE "units_locales" ADD COLUMN "capacity" varchar;
  ALTER TABLE "units_locales" ADD COLUMN "condition" varchar;
  ALTER TABLE "_units_v" ADD COLUMN "version_available_from" timestamp(3) with time zone;
  ALTER TABLE "_units_v" ADD COLUMN "version_serial" varchar;
  ALTER TABLE "_units_v" ADD COLUMN "version_hours_read_on" timestamp(3) with time zone;
  ALTER TABLE "_units_v" ADD COLUMN "version_operating_weight" numeric;
  ALTER TABLE "_units_v" ADD COLUMN "version_engine_kw" numeric;
  ALTER TABLE "_units_v" ADD COLUMN "version_inspected_on" timestamp(3) with time zone;
  ALTER TABLE "_units_v" ADD COLUMN "version_report_id" integer;
  ALTER TABLE "_units_v" ADD COLUMN "version_price_as_of" timestamp(3) with time zone;
  ALTER TABLE "_units_v" ADD COLUMN "version_price_valid_until" timestamp(3) with time zone;
  ALTER TABLE "_units_v_locales" ADD COLUMN "version_capacity" varchar;
  ALTER TABLE "_units_v_locales" ADD COLUMN "version_condition" varchar;
  ALTER TABLE "units" ADD CONSTRAINT "units_report_id_documents_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_units_v" ADD CONSTRAINT "_units_v_version_report_id_documents_id_fk" FOREIGN KEY ("version_report_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "units_report_idx" ON "units" USING btree ("report_id");
  CREATE INDEX "_units_v_version_version_report_idx" ON "_units_v" USING btree ("version_report_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "units" DROP CONSTRAINT "units_report_id_documents_id_fk";
  
  ALTER TABLE "_units_v" DROP CONSTRAINT "_units_v_version_report_id_documents_id_fk";
  
  DROP INDEX "units_report_idx";
  DROP INDEX "_units_v_version_version_report_idx";
  ALTER TABLE "units" DROP COLUMN "available_from";
  ALTER TABLE "units" DROP COLUMN "serial";
  ALTER TABLE "units" DROP COLUMN "hours_read_on";
  ALTER TABLE "units" DROP COLUMN "operating_weight";
  ALTER TABLE "units" DROP COLUMN "engine_kw";
  ALTER TABLE "units" DROP COLUMN "inspected_on";
  ALTER TABLE "units" DROP COLUMN "report_id";
  ALTER TABLE "units" DROP COLUMN "price_as_of";
  ALTER TABLE "units" DROP COLUMN "price_valid_until";
  ALTER TABLE "units_locales" DROP COLUMN "capacity";
  ALTER TABLE "units_locales" DROP COLUMN "condition";
  ALTER TABLE "_units_v" DROP COLUMN "version_available_from";
  ALTER TABLE "_units_v" DROP COLUMN "version_serial";
  ALTER TABLE "_units_v" DROP COLUMN "version_hours_read_on";
  ALTER TABLE "_units_v" DROP COLUMN "version_operating_weight";
  ALTER TABLE "_units_v" DROP COLUMN "version_engine_kw";
  ALTER TABLE "_units_v" DROP COLUMN "version_inspected_on";
  ALTER TABLE "_units_v" DROP COLUMN "version_report_id";
  ALTER TABLE "_units_v" DROP COLUMN "version_price_as_of";
  ALTER TABLE "_units_v" DROP COLUMN "version_price_valid_until";
  ALTER TABLE "_units_v_locales" DROP COLUMN "version_capacity";
  ALTER TABLE "_units_v_locales" DROP COLUMN "version_condition";`)
}
