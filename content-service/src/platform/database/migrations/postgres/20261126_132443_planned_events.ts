import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'plan-made' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'plan-removed' BEFORE 'deleted';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('sign-in', 'sign-in-rejected', 'sign-in-locked', 'code-asked', 'code-rejected', 'sign-out', 'password-changed', 'factor-on', 'factor-off', 'recovery-codes-renewed', 'account-made', 'role-changed', 'published', 'unpublished', 'deleted', 'messages-expired', 'message-read', 'messages-exported', 'person-exported', 'person-deleted');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";`)
}
