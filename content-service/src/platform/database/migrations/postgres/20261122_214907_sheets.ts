import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sheets_rows_kind" AS ENUM('range', 'exact', 'under', 'over', 'text');
  CREATE TYPE "public"."enum_sheets_rows_source" AS ENUM('specification', 'ours');
  CREATE TYPE "public"."enum_sheets_path" AS ENUM('/produk/batubara', '/produk/silika', '/produk/emas', '/produk/kuarsa', '/produk/zirkonium', '/produk/timah', '/alat/excavator', '/alat/bulldozer', '/alat/dumptruck', '/alat/drilling', '/alat/roller', '/alat/loader', '/alat/pompa', '/alat/kapal', '/alat/bor');
  CREATE TYPE "public"."enum__sheets_v_version_rows_kind" AS ENUM('range', 'exact', 'under', 'over', 'text');
  CREATE TYPE "public"."enum__sheets_v_version_rows_source" AS ENUM('specification', 'ours');
  CREATE TYPE "public"."enum__sheets_v_version_path" AS ENUM('/produk/batubara', '/produk/silika', '/produk/emas', '/produk/kuarsa', '/produk/zirkonium', '/produk/timah', '/alat/excavator', '/alat/bulldozer', '/alat/dumptruck', '/alat/drilling', '/alat/roller', '/alat/loader', '/alat/pompa', '/alat/kapal', '/alat/bor');
  CREATE TABLE "sheets_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_sheets_rows_kind" DEFAULT 'range' NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"exact" varchar,
  	"under" varchar,
  	"over" varchar,
  	"scale_from" varchar,
  	"scale_to" varchar,
  	"basis" varchar,
  	"method" varchar,
  	"typical" varchar,
  	"source" "enum_sheets_rows_source" DEFAULT 'specification' NOT NULL
  );
  
  CREATE TABLE "sheets_rows_locales" (
  	"parameter" varchar NOT NULL,
  	"measure" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"rejection" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sheets_uses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sheets_uses_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sheets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" "enum_sheets_path" NOT NULL,
  	"image_id" integer,
  	"is_edited" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sheets_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sheets_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__sheets_v_version_rows_kind" DEFAULT 'range' NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"exact" varchar,
  	"under" varchar,
  	"over" varchar,
  	"scale_from" varchar,
  	"scale_to" varchar,
  	"basis" varchar,
  	"method" varchar,
  	"typical" varchar,
  	"source" "enum__sheets_v_version_rows_source" DEFAULT 'specification' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sheets_v_version_rows_locales" (
  	"parameter" varchar NOT NULL,
  	"measure" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"rejection" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sheets_v_version_uses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sheets_v_version_uses_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sheets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" "enum__sheets_v_version_path" NOT NULL,
  	"version_image_id" integer,
  	"version_is_edited" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sheets_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_features_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_features_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_products_v_version_features_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_products_v_version_features_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "tools_features_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "tools_features_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_tools_v_version_features_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_tools_v_version_features_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "products" ADD COLUMN "sheet_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_sheet_id" integer;
  ALTER TABLE "tools" ADD COLUMN "sheet_id" integer;
  ALTER TABLE "_tools_v" ADD COLUMN "version_sheet_id" integer;
  ALTER TABLE "sheets_rows" ADD CONSTRAINT "sheets_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sheets_rows_locales" ADD CONSTRAINT "sheets_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sheets_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sheets_uses" ADD CONSTRAINT "sheets_uses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sheets_uses_locales" ADD CONSTRAINT "sheets_uses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sheets_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sheets" ADD CONSTRAINT "sheets_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sheets_locales" ADD CONSTRAINT "sheets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sheets_v_version_rows" ADD CONSTRAINT "_sheets_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sheets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sheets_v_version_rows_locales" ADD CONSTRAINT "_sheets_v_version_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sheets_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sheets_v_version_uses" ADD CONSTRAINT "_sheets_v_version_uses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sheets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sheets_v_version_uses_locales" ADD CONSTRAINT "_sheets_v_version_uses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sheets_v_version_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sheets_v" ADD CONSTRAINT "_sheets_v_parent_id_sheets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sheets_v" ADD CONSTRAINT "_sheets_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sheets_v_locales" ADD CONSTRAINT "_sheets_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sheets_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sheets_rows_order_idx" ON "sheets_rows" USING btree ("_order");
  CREATE INDEX "sheets_rows_parent_id_idx" ON "sheets_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sheets_rows_locales_locale_parent_id_unique" ON "sheets_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sheets_uses_order_idx" ON "sheets_uses" USING btree ("_order");
  CREATE INDEX "sheets_uses_parent_id_idx" ON "sheets_uses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sheets_uses_locales_locale_parent_id_unique" ON "sheets_uses_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "sheets_path_idx" ON "sheets" USING btree ("path");
  CREATE INDEX "sheets_image_idx" ON "sheets" USING btree ("image_id");
  CREATE INDEX "sheets_updated_at_idx" ON "sheets" USING btree ("updated_at");
  CREATE INDEX "sheets_created_at_idx" ON "sheets" USING btree ("created_at");
  CREATE UNIQUE INDEX "sheets_locales_locale_parent_id_unique" ON "sheets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sheets_v_version_rows_order_idx" ON "_sheets_v_version_rows" USING btree ("_order");
  CREATE INDEX "_sheets_v_version_rows_parent_id_idx" ON "_sheets_v_version_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sheets_v_version_rows_locales_locale_parent_id_unique" ON "_sheets_v_version_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sheets_v_version_uses_order_idx" ON "_sheets_v_version_uses" USING btree ("_order");
  CREATE INDEX "_sheets_v_version_uses_parent_id_idx" ON "_sheets_v_version_uses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sheets_v_version_uses_locales_locale_parent_id_unique" ON "_sheets_v_version_uses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sheets_v_parent_idx" ON "_sheets_v" USING btree ("parent_id");
  CREATE INDEX "_sheets_v_version_version_path_idx" ON "_sheets_v" USING btree ("version_path");
  CREATE INDEX "_sheets_v_version_version_image_idx" ON "_sheets_v" USING btree ("version_image_id");
  CREATE INDEX "_sheets_v_version_version_updated_at_idx" ON "_sheets_v" USING btree ("version_updated_at");
  CREATE INDEX "_sheets_v_version_version_created_at_idx" ON "_sheets_v" USING btree ("version_created_at");
  CREATE INDEX "_sheets_v_created_at_idx" ON "_sheets_v" USING btree ("created_at");
  CREATE INDEX "_sheets_v_updated_at_idx" ON "_sheets_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_sheets_v_locales_locale_parent_id_unique" ON "_sheets_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_sheet_id_sheets_id_fk" FOREIGN KEY ("version_sheet_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_sheet_id_sheets_id_fk" FOREIGN KEY ("version_sheet_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "products_sheet_idx" ON "products" USING btree ("sheet_id");
  CREATE INDEX "_products_v_version_version_sheet_idx" ON "_products_v" USING btree ("version_sheet_id");
  CREATE UNIQUE INDEX "tools_sheet_idx" ON "tools" USING btree ("sheet_id");
  CREATE INDEX "_tools_v_version_version_sheet_idx" ON "_tools_v" USING btree ("version_sheet_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sheets_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sheets_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sheets_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sheets_uses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sheets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sheets_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sheets_v_version_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sheets_v_version_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sheets_v_version_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sheets_v_version_uses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sheets_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sheets_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sheets_rows" CASCADE;
  DROP TABLE "sheets_rows_locales" CASCADE;
  DROP TABLE "sheets_uses" CASCADE;
  DROP TABLE "sheets_uses_locales" CASCADE;
  DROP TABLE "sheets" CASCADE;
  DROP TABLE "sheets_locales" CASCADE;
  DROP TABLE "_sheets_v_version_rows" CASCADE;
  DROP TABLE "_sheets_v_version_rows_locales" CASCADE;
  DROP TABLE "_sheets_v_version_uses" CASCADE;
  DROP TABLE "_sheets_v_version_uses_locales" CASCADE;
  DROP TABLE "_sheets_v" CASCADE;
  DROP TABLE "_sheets_v_locales" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_sheet_id_sheets_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_sheet_id_sheets_id_fk";
  
  ALTER TABLE "tools" DROP CONSTRAINT "tools_sheet_id_sheets_id_fk";
  
  ALTER TABLE "_tools_v" DROP CONSTRAINT "_tools_v_version_sheet_id_sheets_id_fk";
  
  DROP INDEX "products_sheet_idx";
  DROP INDEX "_products_v_version_version_sheet_idx";
  DROP INDEX "tools_sheet_idx";
  DROP INDEX "_tools_v_version_version_sheet_idx";
  ALTER TABLE "products_features_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "products_features_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_products_v_version_features_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_products_v_version_features_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "tools_features_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "tools_features_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_tools_v_version_features_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_tools_v_version_features_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "products" DROP COLUMN "sheet_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_sheet_id";
  ALTER TABLE "tools" DROP COLUMN "sheet_id";
  ALTER TABLE "_tools_v" DROP COLUMN "version_sheet_id";
  DROP TYPE "public"."enum_sheets_rows_kind";
  DROP TYPE "public"."enum_sheets_rows_source";
  DROP TYPE "public"."enum_sheets_path";
  DROP TYPE "public"."enum__sheets_v_version_rows_kind";
  DROP TYPE "public"."enum__sheets_v_version_rows_source";
  DROP TYPE "public"."enum__sheets_v_version_path";`)
}
