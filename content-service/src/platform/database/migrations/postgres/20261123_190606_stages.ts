import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  UPDATE "messages" SET "status" = 'quoted' WHERE "status" = 'answered';
  DROP TYPE "public"."enum_messages_status";
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'read', 'quoted', 'sample', 'negotiating', 'won', 'lost', 'spam');
  ALTER TABLE "messages" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_messages_status";
  ALTER TABLE "messages" ALTER COLUMN "status" SET DATA TYPE "public"."enum_messages_status" USING "status"::"public"."enum_messages_status";
  ALTER TABLE "messages" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "messages_assigned_to_idx" ON "messages" USING btree ("assigned_to_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" DROP CONSTRAINT "messages_assigned_to_id_users_id_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  UPDATE "messages" SET "status" = 'answered' WHERE "status" NOT IN ('new', 'read', 'spam');
  DROP TYPE "public"."enum_messages_status";
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'read', 'answered', 'spam');
  ALTER TABLE "messages" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_messages_status";
  ALTER TABLE "messages" ALTER COLUMN "status" SET DATA TYPE "public"."enum_messages_status" USING "status"::"public"."enum_messages_status";
  DROP INDEX "messages_assigned_to_idx";
  ALTER TABLE "messages" DROP COLUMN "assigned_to_id";`)
}
