import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"total" numeric NOT NULL
  );
  
  CREATE TABLE "visit_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"day" varchar NOT NULL
  );
  
  CREATE UNIQUE INDEX "day_kind_name_language_idx" ON "visits" USING btree ("day","kind","name","language");
  CREATE UNIQUE INDEX "visit_batches_batch_idx" ON "visit_batches" USING btree ("batch");
  CREATE INDEX "visit_batches_day_idx" ON "visit_batches" USING btree ("day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "visits" CASCADE;
  DROP TABLE "visit_batches" CASCADE;`)
}
