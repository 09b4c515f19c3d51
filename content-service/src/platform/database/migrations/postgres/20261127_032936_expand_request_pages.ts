import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ADD COLUMN "has_new_reply" boolean DEFAULT false;
  ALTER TABLE "messages" ADD COLUMN "page_secret" varchar;
  ALTER TABLE "message_replies" ADD COLUMN "is_from_buyer" boolean DEFAULT false;
  ALTER TABLE "message_replies" ADD COLUMN "price" varchar;
  ALTER TABLE "message_replies" ADD COLUMN "valid_until" varchar;
  CREATE INDEX "messages_has_new_reply_idx" ON "messages" USING btree ("has_new_reply");
  CREATE INDEX "messages_page_secret_idx" ON "messages" USING btree ("page_secret");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "messages_has_new_reply_idx";
  DROP INDEX "messages_page_secret_idx";
  ALTER TABLE "messages" DROP COLUMN "has_new_reply";
  ALTER TABLE "messages" DROP COLUMN "page_secret";
  ALTER TABLE "message_replies" DROP COLUMN "is_from_buyer";
  ALTER TABLE "message_replies" DROP COLUMN "price";
  ALTER TABLE "message_replies" DROP COLUMN "valid_until";`)
}
