import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_items_kind" AS ENUM('coal', 'mineral', 'machine');
  CREATE TYPE "public"."enum_messages_items_incoterm" AS ENUM('FOB', 'FAS', 'CFR', 'CIF', 'EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('id', 'en');
  CREATE TABLE "messages_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_messages_items_kind",
  	"product" varchar,
  	"quantity" varchar,
  	"incoterm" "enum_messages_items_incoterm",
  	"port" varchar,
  	"delivery" varchar,
  	"details" varchar
  );
  
  ALTER TABLE "messages" ADD COLUMN "company" varchar;
  ALTER TABLE "messages" ADD COLUMN "country" varchar;
  ALTER TABLE "messages" ADD COLUMN "language" "enum_messages_language";
  ALTER TABLE "messages" ADD COLUMN "page" varchar;
  ALTER TABLE "messages" ADD COLUMN "reference" varchar;
  ALTER TABLE "messages" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "messages_items" ADD CONSTRAINT "messages_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_items_order_idx" ON "messages_items" USING btree ("_order");
  CREATE INDEX "messages_items_parent_id_idx" ON "messages_items" USING btree ("_parent_id");
  CREATE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_answer_by_idx" ON "messages" USING btree ("answer_by");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages_items" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "messages_items" CASCADE;
  DROP INDEX "messages_reference_idx";
  DROP INDEX "messages_answer_by_idx";
  ALTER TABLE "messages" DROP COLUMN "company";
  ALTER TABLE "messages" DROP COLUMN "country";
  ALTER TABLE "messages" DROP COLUMN "language";
  ALTER TABLE "messages" DROP COLUMN "page";
  ALTER TABLE "messages" DROP COLUMN "reference";
  ALTER TABLE "messages" DROP COLUMN "answer_by";
  DROP TYPE "public"."enum_messages_items_kind";
  DROP TYPE "public"."enum_messages_items_incoterm";
  DROP TYPE "public"."enum_messages_language";`)
}
