import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_message_replies_language" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_message_replies_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_message_replies_failure" AS ENUM('unreachable', 'sign-in', 'later', 'address', 'too-large', 'rejected', 'file-gone');
  CREATE TYPE "public"."enum_message_history_event" AS ENUM('received', 'status', 'assigned', 'note', 'answered', 'answer-failed', 'file-deleted', 'reminded');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-reply' BEFORE 'scan-file';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remind-of-message' BEFORE 'scan-file';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-reply' BEFORE 'scan-file';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remind-of-message' BEFORE 'scan-file';
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sort_order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "message_replies_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"file" numeric NOT NULL
  );
  
  CREATE TABLE "message_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"key" varchar NOT NULL,
  	"author" varchar NOT NULL,
  	"reply_to" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"language" "enum_message_replies_language" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_message_replies_state" DEFAULT 'waiting' NOT NULL,
  	"failure" "enum_message_replies_failure",
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"event" "enum_message_history_event" NOT NULL,
  	"who" varchar,
  	"from" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "messages" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "message_replies_attachments" ADD CONSTRAINT "message_replies_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."message_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_history" ADD CONSTRAINT "message_history_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reply_templates_sort_order_idx" ON "reply_templates" USING btree ("sort_order");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "message_replies_attachments_order_idx" ON "message_replies_attachments" USING btree ("_order");
  CREATE INDEX "message_replies_attachments_parent_id_idx" ON "message_replies_attachments" USING btree ("_parent_id");
  CREATE INDEX "message_replies_message_idx" ON "message_replies" USING btree ("message_id");
  CREATE UNIQUE INDEX "message_replies_key_idx" ON "message_replies" USING btree ("key");
  CREATE INDEX "message_replies_updated_at_idx" ON "message_replies" USING btree ("updated_at");
  CREATE INDEX "message_replies_created_at_idx" ON "message_replies" USING btree ("created_at");
  CREATE INDEX "message_history_message_idx" ON "message_history" USING btree ("message_id");
  CREATE INDEX "message_history_updated_at_idx" ON "message_history" USING btree ("updated_at");
  CREATE INDEX "message_history_created_at_idx" ON "message_history" USING btree ("created_at");
  CREATE INDEX "messages_first_answered_at_idx" ON "messages" USING btree ("first_answered_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_replies_attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "message_replies_attachments" CASCADE;
  DROP TABLE "message_replies" CASCADE;
  DROP TABLE "message_history" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify-of-message', 'send-receipt', 'scan-file', 'remove-files', 'send-purge', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify-of-message', 'send-receipt', 'scan-file', 'remove-files', 'send-purge', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "messages_first_answered_at_idx";
  ALTER TABLE "messages" DROP COLUMN "first_answered_at";
  ALTER TABLE "messages" DROP COLUMN "reminded_at";
  DROP TYPE "public"."enum_message_replies_language";
  DROP TYPE "public"."enum_message_replies_state";
  DROP TYPE "public"."enum_message_replies_failure";
  DROP TYPE "public"."enum_message_history_event";`)
}
