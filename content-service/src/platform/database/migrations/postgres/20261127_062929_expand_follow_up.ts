import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ADD COLUMN "follow_up_on" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "follow_up_mailed_at" timestamp(3) with time zone;
  CREATE INDEX "messages_follow_up_on_idx" ON "messages" USING btree ("follow_up_on");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "messages_follow_up_on_idx";
  ALTER TABLE "messages" DROP COLUMN "follow_up_on";
  ALTER TABLE "messages" DROP COLUMN "follow_up_mailed_at";`)
}
