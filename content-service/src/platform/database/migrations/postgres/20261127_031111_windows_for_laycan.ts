import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "products_terms_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "products_terms_notes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_terms_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"tonnes" varchar,
  	"as_of" timestamp(3) with time zone
  );
  
  CREATE TABLE "products_terms_windows_locales" (
  	"port" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_products_v_version_terms_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_terms_notes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_terms_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"tonnes" varchar,
  	"as_of" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_terms_windows_locales" (
  	"port" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tools_terms_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "tools_terms_notes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tools_terms_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"tonnes" varchar,
  	"as_of" timestamp(3) with time zone
  );
  
  CREATE TABLE "tools_terms_windows_locales" (
  	"port" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_terms_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_terms_notes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_terms_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"tonnes" varchar,
  	"as_of" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_terms_windows_locales" (
  	"port" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_terms_load_ports" ADD COLUMN "draft_m" numeric;
  ALTER TABLE "products_locales" ADD COLUMN "terms_destinations" varchar;
  ALTER TABLE "_products_v_version_terms_load_ports" ADD COLUMN "draft_m" numeric;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_destinations" varchar;
  ALTER TABLE "tools_terms_load_ports" ADD COLUMN "draft_m" numeric;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_destinations" varchar;
  ALTER TABLE "_tools_v_version_terms_load_ports" ADD COLUMN "draft_m" numeric;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_destinations" varchar;
  ALTER TABLE "company_registrations" ADD COLUMN "valid_until" timestamp(3) with time zone;
  ALTER TABLE "company_registrations" ADD COLUMN "register_url" varchar;
  ALTER TABLE "company_registrations_locales" ADD COLUMN "issuer" varchar;
  ALTER TABLE "company_settings" ADD COLUMN "accepted_surveyors" varchar;
  ALTER TABLE "_company_registrations_v" ADD COLUMN "valid_until" timestamp(3) with time zone;
  ALTER TABLE "_company_registrations_v" ADD COLUMN "register_url" varchar;
  ALTER TABLE "_company_registrations_v_locales" ADD COLUMN "issuer" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_accepted_surveyors" varchar;
  ALTER TABLE "products_terms_notes" ADD CONSTRAINT "products_terms_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_terms_notes_locales" ADD CONSTRAINT "products_terms_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_terms_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_terms_windows" ADD CONSTRAINT "products_terms_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_terms_windows_locales" ADD CONSTRAINT "products_terms_windows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_terms_windows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_notes" ADD CONSTRAINT "_products_v_version_terms_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_notes_locales" ADD CONSTRAINT "_products_v_version_terms_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_terms_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_windows" ADD CONSTRAINT "_products_v_version_terms_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_windows_locales" ADD CONSTRAINT "_products_v_version_terms_windows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_terms_windows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_notes" ADD CONSTRAINT "tools_terms_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_notes_locales" ADD CONSTRAINT "tools_terms_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_terms_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_windows" ADD CONSTRAINT "tools_terms_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_windows_locales" ADD CONSTRAINT "tools_terms_windows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_terms_windows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_notes" ADD CONSTRAINT "_tools_v_version_terms_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_notes_locales" ADD CONSTRAINT "_tools_v_version_terms_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_terms_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_windows" ADD CONSTRAINT "_tools_v_version_terms_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_windows_locales" ADD CONSTRAINT "_tools_v_version_terms_windows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_terms_windows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_terms_notes_order_idx" ON "products_terms_notes" USING btree ("_order");
  CREATE INDEX "products_terms_notes_parent_id_idx" ON "products_terms_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_terms_notes_locales_locale_parent_id_unique" ON "products_terms_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_terms_windows_order_idx" ON "products_terms_windows" USING btree ("_order");
  CREATE INDEX "products_terms_windows_parent_id_idx" ON "products_terms_windows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_terms_windows_locales_locale_parent_id_unique" ON "products_terms_windows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_terms_notes_order_idx" ON "_products_v_version_terms_notes" USING btree ("_order");
  CREATE INDEX "_products_v_version_terms_notes_parent_id_idx" ON "_products_v_version_terms_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_terms_notes_locales_locale_parent_id_uni" ON "_products_v_version_terms_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_terms_windows_order_idx" ON "_products_v_version_terms_windows" USING btree ("_order");
  CREATE INDEX "_products_v_version_terms_windows_parent_id_idx" ON "_products_v_version_terms_windows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_terms_windows_locales_locale_parent_id_u" ON "_products_v_version_terms_windows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_terms_notes_order_idx" ON "tools_terms_notes" USING btree ("_order");
  CREATE INDEX "tools_terms_notes_parent_id_idx" ON "tools_terms_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_terms_notes_locales_locale_parent_id_unique" ON "tools_terms_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tools_terms_windows_order_idx" ON "tools_terms_windows" USING btree ("_order");
  CREATE INDEX "tools_terms_windows_parent_id_idx" ON "tools_terms_windows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_terms_windows_locales_locale_parent_id_unique" ON "tools_terms_windows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_terms_notes_order_idx" ON "_tools_v_version_terms_notes" USING btree ("_order");
  CREATE INDEX "_tools_v_version_terms_notes_parent_id_idx" ON "_tools_v_version_terms_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_terms_notes_locales_locale_parent_id_unique" ON "_tools_v_version_terms_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_terms_windows_order_idx" ON "_tools_v_version_terms_windows" USING btree ("_order");
  CREATE INDEX "_tools_v_version_terms_windows_parent_id_idx" ON "_tools_v_version_terms_windows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_terms_windows_locales_locale_parent_id_uniq" ON "_tools_v_version_terms_windows_locales" USING btree ("_locale","_parent_id");
  INSERT INTO "products_terms_windows" ("_order", "_parent_id", "id", "from", "to", "tonnes", "as_of")
   SELECT 1, "id", lpad(to_hex("id"), 24, '0'), "terms_next_laycan_from", "terms_next_laycan_to", "terms_next_laycan_tonnes", "terms_next_laycan_as_of" FROM "products"
   WHERE "terms_next_laycan_from" IS NOT NULL OR "terms_next_laycan_to" IS NOT NULL OR "terms_next_laycan_tonnes" IS NOT NULL OR "terms_next_laycan_as_of" IS NOT NULL;
  INSERT INTO "_products_v_version_terms_windows" ("_order", "_parent_id", "_uuid", "from", "to", "tonnes", "as_of")
   SELECT 1, "id", lpad(to_hex("parent_id"), 24, '0'), "version_terms_next_laycan_from", "version_terms_next_laycan_to", "version_terms_next_laycan_tonnes", "version_terms_next_laycan_as_of" FROM "_products_v"
   WHERE "version_terms_next_laycan_from" IS NOT NULL OR "version_terms_next_laycan_to" IS NOT NULL OR "version_terms_next_laycan_tonnes" IS NOT NULL OR "version_terms_next_laycan_as_of" IS NOT NULL;
  INSERT INTO "tools_terms_windows" ("_order", "_parent_id", "id", "from", "to", "tonnes", "as_of")
   SELECT 1, "id", lpad(to_hex("id"), 24, '0'), "terms_next_laycan_from", "terms_next_laycan_to", "terms_next_laycan_tonnes", "terms_next_laycan_as_of" FROM "tools"
   WHERE "terms_next_laycan_from" IS NOT NULL OR "terms_next_laycan_to" IS NOT NULL OR "terms_next_laycan_tonnes" IS NOT NULL OR "terms_next_laycan_as_of" IS NOT NULL;
  INSERT INTO "_tools_v_version_terms_windows" ("_order", "_parent_id", "_uuid", "from", "to", "tonnes", "as_of")
   SELECT 1, "id", lpad(to_hex("parent_id"), 24, '0'), "version_terms_next_laycan_from", "version_terms_next_laycan_to", "version_terms_next_laycan_tonnes", "version_terms_next_laycan_as_of" FROM "_tools_v"
   WHERE "version_terms_next_laycan_from" IS NOT NULL OR "version_terms_next_laycan_to" IS NOT NULL OR "version_terms_next_laycan_tonnes" IS NOT NULL OR "version_terms_next_laycan_as_of" IS NOT NULL;
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_from";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_to";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_tonnes";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_as_of";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_to";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_tonnes";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_as_of";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_from";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_to";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_tonnes";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_as_of";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_from";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_to";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_tonnes";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_as_of";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_terms_notes" CASCADE;
  DROP TABLE "products_terms_notes_locales" CASCADE;
  DROP TABLE "products_terms_windows" CASCADE;
  DROP TABLE "products_terms_windows_locales" CASCADE;
  DROP TABLE "_products_v_version_terms_notes" CASCADE;
  DROP TABLE "_products_v_version_terms_notes_locales" CASCADE;
  DROP TABLE "_products_v_version_terms_windows" CASCADE;
  DROP TABLE "_products_v_version_terms_windows_locales" CASCADE;
  DROP TABLE "tools_terms_notes" CASCADE;
  DROP TABLE "tools_terms_notes_locales" CASCADE;
  DROP TABLE "tools_terms_windows" CASCADE;
  DROP TABLE "tools_terms_windows_locales" CASCADE;
  DROP TABLE "_tools_v_version_terms_notes" CASCADE;
  DROP TABLE "_tools_v_version_terms_notes_locales" CASCADE;
  DROP TABLE "_tools_v_version_terms_windows" CASCADE;
  DROP TABLE "_tools_v_version_terms_windows_locales" CASCADE;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_tonnes" varchar;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_tonnes" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_tonnes" varchar;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_tonnes" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "products_terms_load_ports" DROP COLUMN "draft_m";
  ALTER TABLE "products_locales" DROP COLUMN "terms_destinations";
  ALTER TABLE "_products_v_version_terms_load_ports" DROP COLUMN "draft_m";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_destinations";
  ALTER TABLE "tools_terms_load_ports" DROP COLUMN "draft_m";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_destinations";
  ALTER TABLE "_tools_v_version_terms_load_ports" DROP COLUMN "draft_m";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_destinations";
  ALTER TABLE "company_registrations" DROP COLUMN "valid_until";
  ALTER TABLE "company_registrations" DROP COLUMN "register_url";
  ALTER TABLE "company_registrations_locales" DROP COLUMN "issuer";
  ALTER TABLE "company_settings" DROP COLUMN "accepted_surveyors";
  ALTER TABLE "_company_registrations_v" DROP COLUMN "valid_until";
  ALTER TABLE "_company_registrations_v" DROP COLUMN "register_url";
  ALTER TABLE "_company_registrations_v_locales" DROP COLUMN "issuer";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_accepted_surveyors";`)
}
