import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { storeCustomerKeys } from '../../data-steps/customer-keys.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_personal_data_deletions_asked_by" AS ENUM('person', 'representative', 'authority', 'company');
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'message-read';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'messages-exported';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'person-exported';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'person-deleted';
  CREATE TABLE "personal_data_deletions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone NOT NULL,
  	"deleted_by" varchar NOT NULL,
  	"asked_on" timestamp(3) with time zone NOT NULL,
  	"asked_by" "enum_personal_data_deletions_asked_by" NOT NULL,
  	"salt" varchar NOT NULL,
  	"digest" varchar NOT NULL,
  	"counts" jsonb NOT NULL,
  	"remaining" numeric NOT NULL
  );
  
  ALTER TABLE "messages" ADD COLUMN "moved_by" varchar;
  ALTER TABLE "messages" ADD COLUMN "address_key" varchar;
  ALTER TABLE "messages" ADD COLUMN "company_key" varchar;
  CREATE INDEX "personal_data_deletions_deleted_at_idx" ON "personal_data_deletions" USING btree ("deleted_at");
  CREATE INDEX "messages_address_key_idx" ON "messages" USING btree ("address_key");
  CREATE INDEX "messages_company_key_idx" ON "messages" USING btree ("company_key");`)
  await storeCustomerKeys(req)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "personal_data_deletions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "personal_data_deletions" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('sign-in', 'sign-in-rejected', 'sign-in-locked', 'code-asked', 'code-rejected', 'sign-out', 'password-changed', 'factor-on', 'factor-off', 'recovery-codes-renewed', 'account-made', 'role-changed', 'published', 'unpublished', 'deleted', 'messages-expired');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";
  DROP INDEX "messages_address_key_idx";
  DROP INDEX "messages_company_key_idx";
  ALTER TABLE "messages" DROP COLUMN "moved_by";
  ALTER TABLE "messages" DROP COLUMN "address_key";
  ALTER TABLE "messages" DROP COLUMN "company_key";
  DROP TYPE "public"."enum_personal_data_deletions_asked_by";`)
}
