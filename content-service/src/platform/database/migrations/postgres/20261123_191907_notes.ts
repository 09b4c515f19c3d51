import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "messages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"author" varchar,
  	"at" timestamp(3) with time zone
  );
  
  ALTER TABLE "messages_notes" ADD CONSTRAINT "messages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_notes_order_idx" ON "messages_notes" USING btree ("_order");
  CREATE INDEX "messages_notes_parent_id_idx" ON "messages_notes" USING btree ("_parent_id");
  INSERT INTO "messages_notes" ("_order", "_parent_id", "id", "text", "at")
   SELECT 1, "id", substr(md5(random()::text || "id"), 1, 24), "note", "updated_at" FROM "messages" WHERE trim("note") <> '';
  ALTER TABLE "messages" DROP COLUMN "note";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "messages_notes" CASCADE;
  ALTER TABLE "messages" ADD COLUMN "note" varchar;`)
}
