import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL,
  	"sort_order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "galleries_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "mining_locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sort_order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mining_locations_locales" (
  	"location" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "managements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"photo_id" integer,
  	"sort_order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "managements_locales" (
  	"position" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menu_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"parent_id" integer,
  	"sort_order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menu_items_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "blog_posts" ADD COLUMN "listed_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_listed_at" timestamp(3) with time zone;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_locales" ADD CONSTRAINT "galleries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mining_locations" ADD CONSTRAINT "mining_locations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mining_locations_locales" ADD CONSTRAINT "mining_locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mining_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "managements" ADD CONSTRAINT "managements_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "managements_locales" ADD CONSTRAINT "managements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."managements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "galleries_image_idx" ON "galleries" USING btree ("image_id");
  CREATE INDEX "galleries_sort_order_idx" ON "galleries" USING btree ("sort_order");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE UNIQUE INDEX "galleries_locales_locale_parent_id_unique" ON "galleries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mining_locations_image_idx" ON "mining_locations" USING btree ("image_id");
  CREATE INDEX "mining_locations_sort_order_idx" ON "mining_locations" USING btree ("sort_order");
  CREATE INDEX "mining_locations_updated_at_idx" ON "mining_locations" USING btree ("updated_at");
  CREATE INDEX "mining_locations_created_at_idx" ON "mining_locations" USING btree ("created_at");
  CREATE UNIQUE INDEX "mining_locations_locales_locale_parent_id_unique" ON "mining_locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "managements_photo_idx" ON "managements" USING btree ("photo_id");
  CREATE INDEX "managements_sort_order_idx" ON "managements" USING btree ("sort_order");
  CREATE INDEX "managements_updated_at_idx" ON "managements" USING btree ("updated_at");
  CREATE INDEX "managements_created_at_idx" ON "managements" USING btree ("created_at");
  CREATE UNIQUE INDEX "managements_locales_locale_parent_id_unique" ON "managements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_items_parent_idx" ON "menu_items" USING btree ("parent_id");
  CREATE INDEX "menu_items_sort_order_idx" ON "menu_items" USING btree ("sort_order");
  CREATE INDEX "menu_items_updated_at_idx" ON "menu_items" USING btree ("updated_at");
  CREATE INDEX "menu_items_created_at_idx" ON "menu_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blog_posts_listed_at_idx" ON "blog_posts" USING btree ("listed_at");
  CREATE INDEX "_blog_posts_v_version_version_listed_at_idx" ON "_blog_posts_v" USING btree ("version_listed_at");
  UPDATE "blog_posts" SET "listed_at" = COALESCE("published_date", '0001-01-01T00:00:00Z');
  UPDATE "_blog_posts_v" SET "version_listed_at" = COALESCE("version_published_date", '0001-01-01T00:00:00Z');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "galleries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "galleries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mining_locations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mining_locations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "managements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "managements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menu_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menu_items_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "galleries_locales" CASCADE;
  DROP TABLE "mining_locations" CASCADE;
  DROP TABLE "mining_locations_locales" CASCADE;
  DROP TABLE "managements" CASCADE;
  DROP TABLE "managements_locales" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP INDEX "blog_posts_listed_at_idx";
  DROP INDEX "_blog_posts_v_version_version_listed_at_idx";
  ALTER TABLE "blog_posts" DROP COLUMN "listed_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_listed_at";`)
}
