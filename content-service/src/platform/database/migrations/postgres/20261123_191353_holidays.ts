import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'messages-expired';
  CREATE TABLE "company_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_holidays_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_holidays_v_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_holidays_locales" ADD CONSTRAINT "company_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_holidays_v" ADD CONSTRAINT "_company_holidays_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_holidays_v_locales" ADD CONSTRAINT "_company_holidays_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_holidays_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_holidays_order_idx" ON "company_holidays" USING btree ("_order");
  CREATE INDEX "company_holidays_parent_id_idx" ON "company_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_holidays_locales_locale_parent_id_unique" ON "company_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_holidays_v_order_idx" ON "_company_holidays_v" USING btree ("_order");
  CREATE INDEX "_company_holidays_v_parent_id_idx" ON "_company_holidays_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_holidays_v_locales_locale_parent_id_unique" ON "_company_holidays_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "company_holidays" CASCADE;
  DROP TABLE "company_holidays_locales" CASCADE;
  DROP TABLE "_company_holidays_v" CASCADE;
  DROP TABLE "_company_holidays_v_locales" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('sign-in', 'sign-in-rejected', 'sign-in-locked', 'code-asked', 'code-rejected', 'sign-out', 'password-changed', 'factor-on', 'factor-off', 'recovery-codes-renewed', 'account-made', 'role-changed', 'published', 'unpublished', 'deleted');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";`)
}
