import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "businesses" ADD COLUMN "contact_id" integer;
  ALTER TABLE "_businesses_v" ADD COLUMN "version_contact_id" integer;
  ALTER TABLE "managements" ADD COLUMN "contact_id" integer;
  ALTER TABLE "managements_locales" ADD COLUMN "area" varchar;
  ALTER TABLE "_managements_v" ADD COLUMN "version_contact_id" integer;
  ALTER TABLE "_managements_v_locales" ADD COLUMN "version_area" varchar;
  ALTER TABLE "businesses" ADD CONSTRAINT "businesses_contact_id_people_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_businesses_v" ADD CONSTRAINT "_businesses_v_version_contact_id_people_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "managements" ADD CONSTRAINT "managements_contact_id_people_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_managements_v" ADD CONSTRAINT "_managements_v_version_contact_id_people_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "businesses_contact_idx" ON "businesses" USING btree ("contact_id");
  CREATE INDEX "_businesses_v_version_version_contact_idx" ON "_businesses_v" USING btree ("version_contact_id");
  CREATE INDEX "managements_contact_idx" ON "managements" USING btree ("contact_id");
  CREATE INDEX "_managements_v_version_version_contact_idx" ON "_managements_v" USING btree ("version_contact_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "businesses" DROP CONSTRAINT "businesses_contact_id_people_id_fk";
  
  ALTER TABLE "_businesses_v" DROP CONSTRAINT "_businesses_v_version_contact_id_people_id_fk";
  
  ALTER TABLE "managements" DROP CONSTRAINT "managements_contact_id_people_id_fk";
  
  ALTER TABLE "_managements_v" DROP CONSTRAINT "_managements_v_version_contact_id_people_id_fk";
  
  DROP INDEX "businesses_contact_idx";
  DROP INDEX "_businesses_v_version_version_contact_idx";
  DROP INDEX "managements_contact_idx";
  DROP INDEX "_managements_v_version_version_contact_idx";
  ALTER TABLE "businesses" DROP COLUMN "contact_id";
  ALTER TABLE "_businesses_v" DROP COLUMN "version_contact_id";
  ALTER TABLE "managements" DROP COLUMN "contact_id";
  ALTER TABLE "managements_locales" DROP COLUMN "area";
  ALTER TABLE "_managements_v" DROP COLUMN "version_contact_id";
  ALTER TABLE "_managements_v_locales" DROP COLUMN "version_area";`)
}
