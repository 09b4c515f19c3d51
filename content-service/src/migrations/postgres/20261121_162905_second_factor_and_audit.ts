import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_event" AS ENUM('sign-in', 'sign-in-refused', 'sign-in-locked', 'code-asked', 'code-refused', 'sign-out', 'password-changed', 'factor-on', 'factor-off', 'recovery-codes-renewed', 'account-made', 'role-changed', 'published', 'unpublished', 'deleted');
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"sealed_secret" varchar NOT NULL,
  	"is_confirmed" boolean DEFAULT false NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"digest" varchar NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"happened_at" timestamp(3) with time zone NOT NULL,
  	"event" "enum_audit_log_event" NOT NULL,
  	"who" varchar,
  	"about" varchar,
  	"title" varchar,
  	"network" varchar
  );
  
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "recovery_codes_account_idx" ON "recovery_codes" USING btree ("account");
  CREATE UNIQUE INDEX "recovery_codes_digest_idx" ON "recovery_codes" USING btree ("digest");
  CREATE INDEX "audit_log_happened_at_idx" ON "audit_log" USING btree ("happened_at");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TYPE "public"."enum_audit_log_event";`)
}
