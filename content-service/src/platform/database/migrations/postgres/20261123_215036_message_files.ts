import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_message_files_origin" AS ENUM('visitor', 'company');
  CREATE TYPE "public"."enum_message_files_type" AS ENUM('pdf', 'xlsx', 'docx', 'jpg', 'png');
  CREATE TYPE "public"."enum_message_files_scan" AS ENUM('clean', 'waiting', 'infected', 'none');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'scan-file' BEFORE 'send-purge';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remove-files' BEFORE 'send-purge';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'scan-file' BEFORE 'send-purge';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remove-files' BEFORE 'send-purge';
  CREATE TABLE "message_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"is_attached" boolean DEFAULT false,
  	"origin" "enum_message_files_origin" NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_message_files_type" NOT NULL,
  	"bytes" numeric NOT NULL,
  	"scan" "enum_message_files_scan" NOT NULL,
  	"stored_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "messages" ADD COLUMN "campaign" varchar;
  ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "message_files_message_idx" ON "message_files" USING btree ("message_id");
  CREATE UNIQUE INDEX "message_files_stored_name_idx" ON "message_files" USING btree ("stored_name");
  CREATE INDEX "message_files_updated_at_idx" ON "message_files" USING btree ("updated_at");
  CREATE INDEX "message_files_created_at_idx" ON "message_files" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "message_files" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify-of-message', 'send-receipt', 'send-purge', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify-of-message', 'send-receipt', 'send-purge', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "messages" DROP COLUMN "campaign";
  DROP TYPE "public"."enum_message_files_origin";
  DROP TYPE "public"."enum_message_files_type";
  DROP TYPE "public"."enum_message_files_scan";`)
}
