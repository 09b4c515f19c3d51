import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { readContact, storeOffices } from '../../data-steps/contact-to-offices.ts'
import { publishEarlier } from '../../data-steps/publish-earlier.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Written by hand, with the last two statements: contact-to-offices.ts, publish-earlier.ts.
  const contact = await readContact(req)
  await db.execute(sql`
   CREATE TYPE "public"."enum_galleries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_products_grades_rows_kind" AS ENUM('range', 'exact', 'under', 'over', 'text');
  CREATE TYPE "public"."enum_products_grades_rows_basis" AS ENUM('GAR', 'NAR', 'ADB', 'ARB', 'DB', 'DAF');
  CREATE TYPE "public"."enum_products_terms_incoterms" AS ENUM('FOB', 'FAS', 'CFR', 'CIF', 'EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP');
  CREATE TYPE "public"."enum_products_terms_load_ports_kind" AS ENUM('jetty', 'anchorage', 'port');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_grades_rows_kind" AS ENUM('range', 'exact', 'under', 'over', 'text');
  CREATE TYPE "public"."enum__products_v_version_grades_rows_basis" AS ENUM('GAR', 'NAR', 'ADB', 'ARB', 'DB', 'DAF');
  CREATE TYPE "public"."enum__products_v_version_terms_incoterms" AS ENUM('FOB', 'FAS', 'CFR', 'CIF', 'EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP');
  CREATE TYPE "public"."enum__products_v_version_terms_load_ports_kind" AS ENUM('jetty', 'anchorage', 'port');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_tools_terms_incoterms" AS ENUM('FOB', 'FAS', 'CFR', 'CIF', 'EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP');
  CREATE TYPE "public"."enum_tools_terms_load_ports_kind" AS ENUM('jetty', 'anchorage', 'port');
  CREATE TYPE "public"."enum_tools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_version_terms_incoterms" AS ENUM('FOB', 'FAS', 'CFR', 'CIF', 'EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP');
  CREATE TYPE "public"."enum__tools_v_version_terms_load_ports_kind" AS ENUM('jetty', 'anchorage', 'port');
  CREATE TYPE "public"."enum__tools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_units_offer" AS ENUM('sale', 'hire', 'both');
  CREATE TYPE "public"."enum_units_state" AS ENUM('free', 'hired', 'sold');
  CREATE TYPE "public"."enum_units_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__units_v_version_offer" AS ENUM('sale', 'hire', 'both');
  CREATE TYPE "public"."enum__units_v_version_state" AS ENUM('free', 'hired', 'sold');
  CREATE TYPE "public"."enum__units_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__units_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_sheets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sheets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sheets_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('profile', 'licence', 'certificate', 'sheet', 'policy', 'safety', 'contract');
  CREATE TYPE "public"."enum_documents_language" AS ENUM('id', 'en', 'both');
  CREATE TYPE "public"."enum_businesses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__businesses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__businesses_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_mining_locations_relation" AS ENUM('own', 'affiliate', 'third_party');
  CREATE TYPE "public"."enum_mining_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mining_locations_v_version_relation" AS ENUM('own', 'affiliate', 'third_party');
  CREATE TYPE "public"."enum__mining_locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mining_locations_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_managements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__managements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__managements_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_people_languages" AS ENUM('id', 'en', 'zh', 'ja', 'ko', 'hi', 'ar', 'vi', 'th');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_languages" AS ENUM('id', 'en', 'zh', 'ja', 'ko', 'hi', 'ar', 'vi', 'th');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_menu_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_items_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_footer_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_items_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_hours_from" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_hours_to" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_office_time_zone" AS ENUM('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura');
  CREATE TYPE "public"."enum_company_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_settings_v_published_locale" AS ENUM('id', 'en');
  CREATE TABLE "_galleries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__galleries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__galleries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_galleries_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_grades_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_grades_rows_kind" DEFAULT 'range',
  	"from" varchar,
  	"to" varchar,
  	"exact" varchar,
  	"under" varchar,
  	"over" varchar,
  	"basis" "enum_products_grades_rows_basis",
  	"method" varchar,
  	"typical" varchar,
  	"rejection" varchar
  );
  
  CREATE TABLE "products_grades_rows_locales" (
  	"parameter" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_grades" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_grades_locales" (
  	"name" varchar,
  	"use" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_terms_incoterms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_terms_incoterms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_terms_load_ports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_terms_load_ports_kind" DEFAULT 'jetty'
  );
  
  CREATE TABLE "products_terms_load_ports_locales" (
  	"name" varchar,
  	"loading_rate" varchar,
  	"max_size" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mining_locations_id" integer
  );
  
  CREATE TABLE "_products_v_version_grades_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_grades_rows_kind" DEFAULT 'range',
  	"from" varchar,
  	"to" varchar,
  	"exact" varchar,
  	"under" varchar,
  	"over" varchar,
  	"basis" "enum__products_v_version_grades_rows_basis",
  	"method" varchar,
  	"typical" varchar,
  	"rejection" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_grades_rows_locales" (
  	"parameter" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_grades" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_grades_locales" (
  	"name" varchar,
  	"use" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_terms_incoterms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_terms_incoterms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_terms_load_ports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_terms_load_ports_kind" DEFAULT 'jetty',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_terms_load_ports_locales" (
  	"name" varchar,
  	"loading_rate" varchar,
  	"max_size" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mining_locations_id" integer
  );
  
  CREATE TABLE "tools_terms_incoterms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tools_terms_incoterms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tools_terms_load_ports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_tools_terms_load_ports_kind" DEFAULT 'jetty'
  );
  
  CREATE TABLE "tools_terms_load_ports_locales" (
  	"name" varchar,
  	"loading_rate" varchar,
  	"max_size" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_terms_incoterms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tools_v_version_terms_incoterms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tools_v_version_terms_load_ports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__tools_v_version_terms_load_ports_kind" DEFAULT 'jetty',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v_version_terms_load_ports_locales" (
  	"name" varchar,
  	"loading_rate" varchar,
  	"max_size" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "units" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tool_id" integer,
  	"offer" "enum_units_offer" DEFAULT 'hire',
  	"state" "enum_units_state" DEFAULT 'free',
  	"maker" varchar,
  	"model" varchar,
  	"year" numeric,
  	"hours" numeric,
  	"sort_order" numeric DEFAULT 100,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_units_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "units_locales" (
  	"name" varchar,
  	"location" varchar,
  	"price_text" varchar,
  	"hire_basis" varchar,
  	"hire_minimum" varchar,
  	"hire_operator" varchar,
  	"hire_fuel" varchar,
  	"hire_mobilisation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "units_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_units_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tool_id" integer,
  	"version_offer" "enum__units_v_version_offer" DEFAULT 'hire',
  	"version_state" "enum__units_v_version_state" DEFAULT 'free',
  	"version_maker" varchar,
  	"version_model" varchar,
  	"version_year" numeric,
  	"version_hours" numeric,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__units_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__units_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_units_v_locales" (
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_price_text" varchar,
  	"version_hire_basis" varchar,
  	"version_hire_minimum" varchar,
  	"version_hire_operator" varchar,
  	"version_hire_fuel" varchar,
  	"version_hire_mobilisation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_units_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"slug" varchar,
  	"in_footer" boolean DEFAULT false,
  	"image_id" integer,
  	"closing_button_url" varchar,
  	"seo_image_id" integer,
  	"is_edited" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"name" varchar,
  	"title" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"texts_glance" varchar,
  	"texts_services" varchar,
  	"texts_vision" varchar,
  	"texts_mission" varchar,
  	"texts_commitment" varchar,
  	"texts_news" varchar,
  	"texts_menu_intro" varchar,
  	"texts_menu_summary" varchar,
  	"texts_profile" varchar,
  	"texts_more" varchar,
  	"texts_motto" varchar,
  	"texts_people" varchar,
  	"texts_items" varchar,
  	"texts_sheets" varchar,
  	"texts_sheets_intro" varchar,
  	"texts_sheet_scale" varchar,
  	"texts_sheet_ours" varchar,
  	"texts_units" varchar,
  	"texts_form" varchar,
  	"texts_details" varchar,
  	"texts_map" varchar,
  	"closing_title" varchar,
  	"closing_text" varchar,
  	"closing_button_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_slug" varchar,
  	"version_in_footer" boolean DEFAULT false,
  	"version_image_id" integer,
  	"version_closing_button_url" varchar,
  	"version_seo_image_id" integer,
  	"version_is_edited" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_texts_glance" varchar,
  	"version_texts_services" varchar,
  	"version_texts_vision" varchar,
  	"version_texts_mission" varchar,
  	"version_texts_commitment" varchar,
  	"version_texts_news" varchar,
  	"version_texts_menu_intro" varchar,
  	"version_texts_menu_summary" varchar,
  	"version_texts_profile" varchar,
  	"version_texts_more" varchar,
  	"version_texts_motto" varchar,
  	"version_texts_people" varchar,
  	"version_texts_items" varchar,
  	"version_texts_sheets" varchar,
  	"version_texts_sheets_intro" varchar,
  	"version_texts_sheet_scale" varchar,
  	"version_texts_sheet_ours" varchar,
  	"version_texts_units" varchar,
  	"version_texts_form" varchar,
  	"version_texts_details" varchar,
  	"version_texts_map" varchar,
  	"version_closing_title" varchar,
  	"version_closing_text" varchar,
  	"version_closing_button_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"permanent" boolean DEFAULT true,
  	"to_path" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_to_path" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_documents_kind" NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"language" "enum_documents_language" DEFAULT 'id' NOT NULL,
  	"is_specimen" boolean DEFAULT false,
  	"sort_order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"title" varchar NOT NULL,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "_businesses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_logo_id" integer,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__businesses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__businesses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_businesses_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "location_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "location_facts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_location_facts_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_location_facts_v_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mining_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_relation" "enum__mining_locations_v_version_relation",
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__mining_locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mining_locations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_mining_locations_v_locales" (
  	"version_location" varchar,
  	"version_description" varchar,
  	"version_role" varchar,
  	"version_load_port" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_managements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_photo_id" integer,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__managements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__managements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_managements_v_locales" (
  	"version_position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "people_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_people_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"photo_id" integer,
  	"sort_order" numeric DEFAULT 100,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_people_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "people_locales" (
  	"role" varchar,
  	"area" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__people_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_photo_id" integer,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__people_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_people_v_locales" (
  	"version_role" varchar,
  	"version_area" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_url" varchar,
  	"version_parent_id" integer,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menu_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_items_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_menu_items_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_sort_order" numeric DEFAULT 100,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__footer_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_items_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_items_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "company_registrations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_hours_from",
  	"to" "enum_hours_to",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "company_hours_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"time_zone" "enum_office_time_zone" DEFAULT 'Asia/Jakarta'
  );
  
  CREATE TABLE "company_offices_locales" (
  	"name" varchar,
  	"address" varchar,
  	"hours_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_registrations_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_registrations_v_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_hours_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" "enum_hours_from",
  	"to" "enum_hours_to",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_hours_v_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_offices_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"time_zone" "enum_office_time_zone" DEFAULT 'Asia/Jakarta',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_offices_v_locales" (
  	"name" varchar,
  	"address" varchar,
  	"hours_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "galleries" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "galleries" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "galleries_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_products_v" ALTER COLUMN "version_sort_order" DROP NOT NULL;
  ALTER TABLE "_products_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_products_v_locales" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "tools" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "tools_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "tools_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_tools_v" ALTER COLUMN "version_sort_order" DROP NOT NULL;
  ALTER TABLE "_tools_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_tools_v_locales" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "sheets_rows" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "sheets_rows" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "sheets_rows_locales" ALTER COLUMN "parameter" DROP NOT NULL;
  ALTER TABLE "sheets_uses_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "sheets" ALTER COLUMN "path" DROP NOT NULL;
  ALTER TABLE "sheets_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "sheets_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_sheets_v_version_rows" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "_sheets_v_version_rows" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "_sheets_v_version_rows_locales" ALTER COLUMN "parameter" DROP NOT NULL;
  ALTER TABLE "_sheets_v_version_uses_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_sheets_v" ALTER COLUMN "version_path" DROP NOT NULL;
  ALTER TABLE "_sheets_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_sheets_v_locales" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "businesses" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "businesses_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "businesses_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "mining_locations" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "mining_locations_locales" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "mining_locations_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "managements" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "managements" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "managements_locales" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "menu_items" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "menu_items" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "menu_items_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "footer_items" ALTER COLUMN "sort_order" DROP NOT NULL;
  ALTER TABLE "footer_items_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "footer_items_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_page_faq_items_locales" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "home_page_faq_items_locales" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "home_page_locales" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "_home_page_v_version_faq_items_locales" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "_home_page_v_version_faq_items_locales" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_hero_title" DROP NOT NULL;
  ALTER TABLE "company_settings_locales" ALTER COLUMN "company_name" DROP NOT NULL;
  ALTER TABLE "_company_settings_v_locales" ALTER COLUMN "version_company_name" DROP NOT NULL;
  ALTER TABLE "blog_posts" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "blog_posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "blog_posts_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_blog_posts_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "galleries" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "galleries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "galleries" ADD COLUMN "_status" "enum_galleries_status" DEFAULT 'draft';
  ALTER TABLE "media" ADD COLUMN "focus_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focus_y" numeric;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_tonnes" varchar;
  ALTER TABLE "products" ADD COLUMN "terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "terms_hs_code" varchar;
  ALTER TABLE "products" ADD COLUMN "contact_id" integer;
  ALTER TABLE "products" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "_status" "enum_products_status" DEFAULT 'draft';
  ALTER TABLE "products_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "terms_minimum" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "terms_monthly" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "terms_lead_time" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "terms_packing" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "terms_payment" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "terms_inspection" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_tonnes" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_hs_code" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_contact_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version__status" "enum__products_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_products_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "published_locale" "enum__products_v_published_locale";
  ALTER TABLE "_products_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_minimum" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_monthly" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_lead_time" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_packing" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_payment" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_terms_inspection" varchar;
  ALTER TABLE "tools" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_tonnes" varchar;
  ALTER TABLE "tools" ADD COLUMN "terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "terms_hs_code" varchar;
  ALTER TABLE "tools" ADD COLUMN "contact_id" integer;
  ALTER TABLE "tools" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "tools" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "_status" "enum_tools_status" DEFAULT 'draft';
  ALTER TABLE "tools_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_minimum" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_monthly" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_lead_time" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_packing" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_payment" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "terms_inspection" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_from" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_to" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_tonnes" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_next_laycan_as_of" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_terms_hs_code" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_contact_id" integer;
  ALTER TABLE "_tools_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version__status" "enum__tools_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_tools_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_tools_v" ADD COLUMN "published_locale" "enum__tools_v_published_locale";
  ALTER TABLE "_tools_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_minimum" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_monthly" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_lead_time" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_packing" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_payment" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_terms_inspection" varchar;
  ALTER TABLE "sheets" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "sheets" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "sheets" ADD COLUMN "_status" "enum_sheets_status" DEFAULT 'draft';
  ALTER TABLE "sheets_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "sheets_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_sheets_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_sheets_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_sheets_v" ADD COLUMN "version__status" "enum__sheets_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_sheets_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_sheets_v" ADD COLUMN "published_locale" "enum__sheets_v_published_locale";
  ALTER TABLE "_sheets_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_sheets_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_sheets_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "businesses" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "businesses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "businesses" ADD COLUMN "_status" "enum_businesses_status" DEFAULT 'draft';
  ALTER TABLE "mining_locations" ADD COLUMN "relation" "enum_mining_locations_relation";
  ALTER TABLE "mining_locations" ADD COLUMN "latitude" numeric;
  ALTER TABLE "mining_locations" ADD COLUMN "longitude" numeric;
  ALTER TABLE "mining_locations" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "mining_locations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "mining_locations" ADD COLUMN "_status" "enum_mining_locations_status" DEFAULT 'draft';
  ALTER TABLE "mining_locations_locales" ADD COLUMN "role" varchar;
  ALTER TABLE "mining_locations_locales" ADD COLUMN "load_port" varchar;
  ALTER TABLE "managements" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "managements" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "managements" ADD COLUMN "_status" "enum_managements_status" DEFAULT 'draft';
  ALTER TABLE "menu_items" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "menu_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menu_items" ADD COLUMN "_status" "enum_menu_items_status" DEFAULT 'draft';
  ALTER TABLE "footer_items" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "footer_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "footer_items" ADD COLUMN "_status" "enum_footer_items_status" DEFAULT 'draft';
  ALTER TABLE "home_page" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version__status" "enum__home_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_home_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_home_page_v" ADD COLUMN "published_locale" "enum__home_page_v_published_locale";
  ALTER TABLE "_home_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "company_settings" ADD COLUMN "whatsapp" varchar;
  ALTER TABLE "company_settings" ADD COLUMN "brand_logo_id" integer;
  ALTER TABLE "company_settings" ADD COLUMN "brand_mark_id" integer;
  ALTER TABLE "company_settings" ADD COLUMN "brand_icon_id" integer;
  ALTER TABLE "company_settings" ADD COLUMN "brand_accent" varchar;
  ALTER TABLE "company_settings" ADD COLUMN "brand_ground" varchar;
  ALTER TABLE "company_settings" ADD COLUMN "brand_page" varchar;
  ALTER TABLE "company_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "company_settings" ADD COLUMN "_status" "enum_company_settings_status" DEFAULT 'draft';
  ALTER TABLE "company_settings_locales" ADD COLUMN "notice" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_whatsapp" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_brand_logo_id" integer;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_brand_mark_id" integer;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_brand_icon_id" integer;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_brand_accent" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_brand_ground" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_brand_page" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version__status" "enum__company_settings_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_company_settings_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_company_settings_v" ADD COLUMN "published_locale" "enum__company_settings_v_published_locale";
  ALTER TABLE "_company_settings_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_company_settings_v_locales" ADD COLUMN "version_notice" varchar;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_parent_id_galleries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_locales" ADD CONSTRAINT "_galleries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_grades_rows" ADD CONSTRAINT "products_grades_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_grades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_grades_rows_locales" ADD CONSTRAINT "products_grades_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_grades_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_grades" ADD CONSTRAINT "products_grades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_grades_locales" ADD CONSTRAINT "products_grades_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_grades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_terms_incoterms" ADD CONSTRAINT "products_terms_incoterms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_terms_load_ports" ADD CONSTRAINT "products_terms_load_ports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_terms_load_ports_locales" ADD CONSTRAINT "products_terms_load_ports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_terms_load_ports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_mining_locations_fk" FOREIGN KEY ("mining_locations_id") REFERENCES "public"."mining_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_grades_rows" ADD CONSTRAINT "_products_v_version_grades_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_grades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_grades_rows_locales" ADD CONSTRAINT "_products_v_version_grades_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_grades_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_grades" ADD CONSTRAINT "_products_v_version_grades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_grades_locales" ADD CONSTRAINT "_products_v_version_grades_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_grades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_incoterms" ADD CONSTRAINT "_products_v_version_terms_incoterms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_load_ports" ADD CONSTRAINT "_products_v_version_terms_load_ports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_terms_load_ports_locales" ADD CONSTRAINT "_products_v_version_terms_load_ports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_terms_load_ports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_mining_locations_fk" FOREIGN KEY ("mining_locations_id") REFERENCES "public"."mining_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_incoterms" ADD CONSTRAINT "tools_terms_incoterms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_load_ports" ADD CONSTRAINT "tools_terms_load_ports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_terms_load_ports_locales" ADD CONSTRAINT "tools_terms_load_ports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools_terms_load_ports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_incoterms" ADD CONSTRAINT "_tools_v_version_terms_incoterms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_load_ports" ADD CONSTRAINT "_tools_v_version_terms_load_ports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_terms_load_ports_locales" ADD CONSTRAINT "_tools_v_version_terms_load_ports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v_version_terms_load_ports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "units" ADD CONSTRAINT "units_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "units_locales" ADD CONSTRAINT "units_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "units_rels" ADD CONSTRAINT "units_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "units_rels" ADD CONSTRAINT "units_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_units_v" ADD CONSTRAINT "_units_v_parent_id_units_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_units_v" ADD CONSTRAINT "_units_v_version_tool_id_tools_id_fk" FOREIGN KEY ("version_tool_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_units_v_locales" ADD CONSTRAINT "_units_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_units_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_units_v_rels" ADD CONSTRAINT "_units_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_units_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_units_v_rels" ADD CONSTRAINT "_units_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_businesses_v" ADD CONSTRAINT "_businesses_v_parent_id_businesses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_businesses_v" ADD CONSTRAINT "_businesses_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_businesses_v_locales" ADD CONSTRAINT "_businesses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_businesses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "location_facts" ADD CONSTRAINT "location_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mining_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "location_facts_locales" ADD CONSTRAINT "location_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."location_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_location_facts_v" ADD CONSTRAINT "_location_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mining_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_location_facts_v_locales" ADD CONSTRAINT "_location_facts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_location_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mining_locations_v" ADD CONSTRAINT "_mining_locations_v_parent_id_mining_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mining_locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mining_locations_v" ADD CONSTRAINT "_mining_locations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mining_locations_v_locales" ADD CONSTRAINT "_mining_locations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mining_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_managements_v" ADD CONSTRAINT "_managements_v_parent_id_managements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."managements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_managements_v" ADD CONSTRAINT "_managements_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_managements_v_locales" ADD CONSTRAINT "_managements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_managements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_languages" ADD CONSTRAINT "people_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_languages" ADD CONSTRAINT "_people_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_items_v" ADD CONSTRAINT "_menu_items_v_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_items_v" ADD CONSTRAINT "_menu_items_v_version_parent_id_menu_items_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_items_v_locales" ADD CONSTRAINT "_menu_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_items_v" ADD CONSTRAINT "_footer_items_v_parent_id_footer_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_items_v" ADD CONSTRAINT "_footer_items_v_version_parent_id_footer_items_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."footer_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_items_v_locales" ADD CONSTRAINT "_footer_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_registrations" ADD CONSTRAINT "company_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_registrations_locales" ADD CONSTRAINT "company_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_hours" ADD CONSTRAINT "company_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_hours_locales" ADD CONSTRAINT "company_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_offices" ADD CONSTRAINT "company_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_offices_locales" ADD CONSTRAINT "company_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_registrations_v" ADD CONSTRAINT "_company_registrations_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_registrations_v_locales" ADD CONSTRAINT "_company_registrations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_registrations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_hours_v" ADD CONSTRAINT "_company_hours_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_hours_v_locales" ADD CONSTRAINT "_company_hours_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_offices_v" ADD CONSTRAINT "_company_offices_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_offices_v_locales" ADD CONSTRAINT "_company_offices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_galleries_v_parent_idx" ON "_galleries_v" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_version_version_image_idx" ON "_galleries_v" USING btree ("version_image_id");
  CREATE INDEX "_galleries_v_version_version_sort_order_idx" ON "_galleries_v" USING btree ("version_sort_order");
  CREATE INDEX "_galleries_v_version_version_updated_at_idx" ON "_galleries_v" USING btree ("version_updated_at");
  CREATE INDEX "_galleries_v_version_version_created_at_idx" ON "_galleries_v" USING btree ("version_created_at");
  CREATE INDEX "_galleries_v_version_version_deleted_at_idx" ON "_galleries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_galleries_v_version_version__status_idx" ON "_galleries_v" USING btree ("version__status");
  CREATE INDEX "_galleries_v_created_at_idx" ON "_galleries_v" USING btree ("created_at");
  CREATE INDEX "_galleries_v_updated_at_idx" ON "_galleries_v" USING btree ("updated_at");
  CREATE INDEX "_galleries_v_snapshot_idx" ON "_galleries_v" USING btree ("snapshot");
  CREATE INDEX "_galleries_v_published_locale_idx" ON "_galleries_v" USING btree ("published_locale");
  CREATE INDEX "_galleries_v_latest_idx" ON "_galleries_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_galleries_v_locales_locale_parent_id_unique" ON "_galleries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_grades_rows_order_idx" ON "products_grades_rows" USING btree ("_order");
  CREATE INDEX "products_grades_rows_parent_id_idx" ON "products_grades_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_grades_rows_locales_locale_parent_id_unique" ON "products_grades_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_grades_order_idx" ON "products_grades" USING btree ("_order");
  CREATE INDEX "products_grades_parent_id_idx" ON "products_grades" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_grades_locales_locale_parent_id_unique" ON "products_grades_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_terms_incoterms_order_idx" ON "products_terms_incoterms" USING btree ("order");
  CREATE INDEX "products_terms_incoterms_parent_idx" ON "products_terms_incoterms" USING btree ("parent_id");
  CREATE INDEX "products_terms_load_ports_order_idx" ON "products_terms_load_ports" USING btree ("_order");
  CREATE INDEX "products_terms_load_ports_parent_id_idx" ON "products_terms_load_ports" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_terms_load_ports_locales_locale_parent_id_unique" ON "products_terms_load_ports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_mining_locations_id_idx" ON "products_rels" USING btree ("mining_locations_id");
  CREATE INDEX "_products_v_version_grades_rows_order_idx" ON "_products_v_version_grades_rows" USING btree ("_order");
  CREATE INDEX "_products_v_version_grades_rows_parent_id_idx" ON "_products_v_version_grades_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_grades_rows_locales_locale_parent_id_uni" ON "_products_v_version_grades_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_grades_order_idx" ON "_products_v_version_grades" USING btree ("_order");
  CREATE INDEX "_products_v_version_grades_parent_id_idx" ON "_products_v_version_grades" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_grades_locales_locale_parent_id_unique" ON "_products_v_version_grades_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_terms_incoterms_order_idx" ON "_products_v_version_terms_incoterms" USING btree ("order");
  CREATE INDEX "_products_v_version_terms_incoterms_parent_idx" ON "_products_v_version_terms_incoterms" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_terms_load_ports_order_idx" ON "_products_v_version_terms_load_ports" USING btree ("_order");
  CREATE INDEX "_products_v_version_terms_load_ports_parent_id_idx" ON "_products_v_version_terms_load_ports" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_terms_load_ports_locales_locale_parent_i" ON "_products_v_version_terms_load_ports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_mining_locations_id_idx" ON "_products_v_rels" USING btree ("mining_locations_id");
  CREATE INDEX "tools_terms_incoterms_order_idx" ON "tools_terms_incoterms" USING btree ("order");
  CREATE INDEX "tools_terms_incoterms_parent_idx" ON "tools_terms_incoterms" USING btree ("parent_id");
  CREATE INDEX "tools_terms_load_ports_order_idx" ON "tools_terms_load_ports" USING btree ("_order");
  CREATE INDEX "tools_terms_load_ports_parent_id_idx" ON "tools_terms_load_ports" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_terms_load_ports_locales_locale_parent_id_unique" ON "tools_terms_load_ports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_version_terms_incoterms_order_idx" ON "_tools_v_version_terms_incoterms" USING btree ("order");
  CREATE INDEX "_tools_v_version_terms_incoterms_parent_idx" ON "_tools_v_version_terms_incoterms" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_terms_load_ports_order_idx" ON "_tools_v_version_terms_load_ports" USING btree ("_order");
  CREATE INDEX "_tools_v_version_terms_load_ports_parent_id_idx" ON "_tools_v_version_terms_load_ports" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tools_v_version_terms_load_ports_locales_locale_parent_id_u" ON "_tools_v_version_terms_load_ports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "units_tool_idx" ON "units" USING btree ("tool_id");
  CREATE INDEX "units_sort_order_idx" ON "units" USING btree ("sort_order");
  CREATE INDEX "units_updated_at_idx" ON "units" USING btree ("updated_at");
  CREATE INDEX "units_created_at_idx" ON "units" USING btree ("created_at");
  CREATE INDEX "units_deleted_at_idx" ON "units" USING btree ("deleted_at");
  CREATE INDEX "units__status_idx" ON "units" USING btree ("_status");
  CREATE UNIQUE INDEX "units_locales_locale_parent_id_unique" ON "units_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "units_rels_order_idx" ON "units_rels" USING btree ("order");
  CREATE INDEX "units_rels_parent_idx" ON "units_rels" USING btree ("parent_id");
  CREATE INDEX "units_rels_path_idx" ON "units_rels" USING btree ("path");
  CREATE INDEX "units_rels_media_id_idx" ON "units_rels" USING btree ("media_id");
  CREATE INDEX "_units_v_parent_idx" ON "_units_v" USING btree ("parent_id");
  CREATE INDEX "_units_v_version_version_tool_idx" ON "_units_v" USING btree ("version_tool_id");
  CREATE INDEX "_units_v_version_version_sort_order_idx" ON "_units_v" USING btree ("version_sort_order");
  CREATE INDEX "_units_v_version_version_updated_at_idx" ON "_units_v" USING btree ("version_updated_at");
  CREATE INDEX "_units_v_version_version_created_at_idx" ON "_units_v" USING btree ("version_created_at");
  CREATE INDEX "_units_v_version_version_deleted_at_idx" ON "_units_v" USING btree ("version_deleted_at");
  CREATE INDEX "_units_v_version_version__status_idx" ON "_units_v" USING btree ("version__status");
  CREATE INDEX "_units_v_created_at_idx" ON "_units_v" USING btree ("created_at");
  CREATE INDEX "_units_v_updated_at_idx" ON "_units_v" USING btree ("updated_at");
  CREATE INDEX "_units_v_snapshot_idx" ON "_units_v" USING btree ("snapshot");
  CREATE INDEX "_units_v_published_locale_idx" ON "_units_v" USING btree ("published_locale");
  CREATE INDEX "_units_v_latest_idx" ON "_units_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_units_v_locales_locale_parent_id_unique" ON "_units_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_units_v_rels_order_idx" ON "_units_v_rels" USING btree ("order");
  CREATE INDEX "_units_v_rels_parent_idx" ON "_units_v_rels" USING btree ("parent_id");
  CREATE INDEX "_units_v_rels_path_idx" ON "_units_v_rels" USING btree ("path");
  CREATE INDEX "_units_v_rels_media_id_idx" ON "_units_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_path_idx" ON "redirects" USING btree ("to_path");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_to_path_idx" ON "_redirects_v" USING btree ("version_to_path");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "documents_sort_order_idx" ON "documents" USING btree ("sort_order");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_rels_order_idx" ON "documents_rels" USING btree ("order");
  CREATE INDEX "documents_rels_parent_idx" ON "documents_rels" USING btree ("parent_id");
  CREATE INDEX "documents_rels_path_idx" ON "documents_rels" USING btree ("path");
  CREATE INDEX "documents_rels_products_id_idx" ON "documents_rels" USING btree ("products_id");
  CREATE INDEX "documents_rels_tools_id_idx" ON "documents_rels" USING btree ("tools_id");
  CREATE INDEX "_businesses_v_parent_idx" ON "_businesses_v" USING btree ("parent_id");
  CREATE INDEX "_businesses_v_version_version_logo_idx" ON "_businesses_v" USING btree ("version_logo_id");
  CREATE INDEX "_businesses_v_version_version_sort_order_idx" ON "_businesses_v" USING btree ("version_sort_order");
  CREATE INDEX "_businesses_v_version_version_updated_at_idx" ON "_businesses_v" USING btree ("version_updated_at");
  CREATE INDEX "_businesses_v_version_version_created_at_idx" ON "_businesses_v" USING btree ("version_created_at");
  CREATE INDEX "_businesses_v_version_version_deleted_at_idx" ON "_businesses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_businesses_v_version_version__status_idx" ON "_businesses_v" USING btree ("version__status");
  CREATE INDEX "_businesses_v_created_at_idx" ON "_businesses_v" USING btree ("created_at");
  CREATE INDEX "_businesses_v_updated_at_idx" ON "_businesses_v" USING btree ("updated_at");
  CREATE INDEX "_businesses_v_snapshot_idx" ON "_businesses_v" USING btree ("snapshot");
  CREATE INDEX "_businesses_v_published_locale_idx" ON "_businesses_v" USING btree ("published_locale");
  CREATE INDEX "_businesses_v_latest_idx" ON "_businesses_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_businesses_v_locales_locale_parent_id_unique" ON "_businesses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "location_facts_order_idx" ON "location_facts" USING btree ("_order");
  CREATE INDEX "location_facts_parent_id_idx" ON "location_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "location_facts_locales_locale_parent_id_unique" ON "location_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_location_facts_v_order_idx" ON "_location_facts_v" USING btree ("_order");
  CREATE INDEX "_location_facts_v_parent_id_idx" ON "_location_facts_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_location_facts_v_locales_locale_parent_id_unique" ON "_location_facts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mining_locations_v_parent_idx" ON "_mining_locations_v" USING btree ("parent_id");
  CREATE INDEX "_mining_locations_v_version_version_image_idx" ON "_mining_locations_v" USING btree ("version_image_id");
  CREATE INDEX "_mining_locations_v_version_version_sort_order_idx" ON "_mining_locations_v" USING btree ("version_sort_order");
  CREATE INDEX "_mining_locations_v_version_version_updated_at_idx" ON "_mining_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_mining_locations_v_version_version_created_at_idx" ON "_mining_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_mining_locations_v_version_version_deleted_at_idx" ON "_mining_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_mining_locations_v_version_version__status_idx" ON "_mining_locations_v" USING btree ("version__status");
  CREATE INDEX "_mining_locations_v_created_at_idx" ON "_mining_locations_v" USING btree ("created_at");
  CREATE INDEX "_mining_locations_v_updated_at_idx" ON "_mining_locations_v" USING btree ("updated_at");
  CREATE INDEX "_mining_locations_v_snapshot_idx" ON "_mining_locations_v" USING btree ("snapshot");
  CREATE INDEX "_mining_locations_v_published_locale_idx" ON "_mining_locations_v" USING btree ("published_locale");
  CREATE INDEX "_mining_locations_v_latest_idx" ON "_mining_locations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_mining_locations_v_locales_locale_parent_id_unique" ON "_mining_locations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_managements_v_parent_idx" ON "_managements_v" USING btree ("parent_id");
  CREATE INDEX "_managements_v_version_version_photo_idx" ON "_managements_v" USING btree ("version_photo_id");
  CREATE INDEX "_managements_v_version_version_sort_order_idx" ON "_managements_v" USING btree ("version_sort_order");
  CREATE INDEX "_managements_v_version_version_updated_at_idx" ON "_managements_v" USING btree ("version_updated_at");
  CREATE INDEX "_managements_v_version_version_created_at_idx" ON "_managements_v" USING btree ("version_created_at");
  CREATE INDEX "_managements_v_version_version_deleted_at_idx" ON "_managements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_managements_v_version_version__status_idx" ON "_managements_v" USING btree ("version__status");
  CREATE INDEX "_managements_v_created_at_idx" ON "_managements_v" USING btree ("created_at");
  CREATE INDEX "_managements_v_updated_at_idx" ON "_managements_v" USING btree ("updated_at");
  CREATE INDEX "_managements_v_snapshot_idx" ON "_managements_v" USING btree ("snapshot");
  CREATE INDEX "_managements_v_published_locale_idx" ON "_managements_v" USING btree ("published_locale");
  CREATE INDEX "_managements_v_latest_idx" ON "_managements_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_managements_v_locales_locale_parent_id_unique" ON "_managements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_languages_order_idx" ON "people_languages" USING btree ("order");
  CREATE INDEX "people_languages_parent_idx" ON "people_languages" USING btree ("parent_id");
  CREATE INDEX "people_photo_idx" ON "people" USING btree ("photo_id");
  CREATE INDEX "people_sort_order_idx" ON "people" USING btree ("sort_order");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_languages_order_idx" ON "_people_v_version_languages" USING btree ("order");
  CREATE INDEX "_people_v_version_languages_parent_idx" ON "_people_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_photo_idx" ON "_people_v" USING btree ("version_photo_id");
  CREATE INDEX "_people_v_version_version_sort_order_idx" ON "_people_v" USING btree ("version_sort_order");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_people_v_locales_locale_parent_id_unique" ON "_people_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_items_v_parent_idx" ON "_menu_items_v" USING btree ("parent_id");
  CREATE INDEX "_menu_items_v_version_version_parent_idx" ON "_menu_items_v" USING btree ("version_parent_id");
  CREATE INDEX "_menu_items_v_version_version_sort_order_idx" ON "_menu_items_v" USING btree ("version_sort_order");
  CREATE INDEX "_menu_items_v_version_version_updated_at_idx" ON "_menu_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_menu_items_v_version_version_created_at_idx" ON "_menu_items_v" USING btree ("version_created_at");
  CREATE INDEX "_menu_items_v_version_version_deleted_at_idx" ON "_menu_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menu_items_v_version_version__status_idx" ON "_menu_items_v" USING btree ("version__status");
  CREATE INDEX "_menu_items_v_created_at_idx" ON "_menu_items_v" USING btree ("created_at");
  CREATE INDEX "_menu_items_v_updated_at_idx" ON "_menu_items_v" USING btree ("updated_at");
  CREATE INDEX "_menu_items_v_snapshot_idx" ON "_menu_items_v" USING btree ("snapshot");
  CREATE INDEX "_menu_items_v_published_locale_idx" ON "_menu_items_v" USING btree ("published_locale");
  CREATE INDEX "_menu_items_v_latest_idx" ON "_menu_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_menu_items_v_locales_locale_parent_id_unique" ON "_menu_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_items_v_parent_idx" ON "_footer_items_v" USING btree ("parent_id");
  CREATE INDEX "_footer_items_v_version_version_parent_idx" ON "_footer_items_v" USING btree ("version_parent_id");
  CREATE INDEX "_footer_items_v_version_version_sort_order_idx" ON "_footer_items_v" USING btree ("version_sort_order");
  CREATE INDEX "_footer_items_v_version_version_updated_at_idx" ON "_footer_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_items_v_version_version_created_at_idx" ON "_footer_items_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_items_v_version_version_deleted_at_idx" ON "_footer_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_footer_items_v_version_version__status_idx" ON "_footer_items_v" USING btree ("version__status");
  CREATE INDEX "_footer_items_v_created_at_idx" ON "_footer_items_v" USING btree ("created_at");
  CREATE INDEX "_footer_items_v_updated_at_idx" ON "_footer_items_v" USING btree ("updated_at");
  CREATE INDEX "_footer_items_v_snapshot_idx" ON "_footer_items_v" USING btree ("snapshot");
  CREATE INDEX "_footer_items_v_published_locale_idx" ON "_footer_items_v" USING btree ("published_locale");
  CREATE INDEX "_footer_items_v_latest_idx" ON "_footer_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_footer_items_v_locales_locale_parent_id_unique" ON "_footer_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_registrations_order_idx" ON "company_registrations" USING btree ("_order");
  CREATE INDEX "company_registrations_parent_id_idx" ON "company_registrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_registrations_locales_locale_parent_id_unique" ON "company_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_hours_order_idx" ON "company_hours" USING btree ("_order");
  CREATE INDEX "company_hours_parent_id_idx" ON "company_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_hours_locales_locale_parent_id_unique" ON "company_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_offices_order_idx" ON "company_offices" USING btree ("_order");
  CREATE INDEX "company_offices_parent_id_idx" ON "company_offices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_offices_locales_locale_parent_id_unique" ON "company_offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_registrations_v_order_idx" ON "_company_registrations_v" USING btree ("_order");
  CREATE INDEX "_company_registrations_v_parent_id_idx" ON "_company_registrations_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_registrations_v_locales_locale_parent_id_unique" ON "_company_registrations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_hours_v_order_idx" ON "_company_hours_v" USING btree ("_order");
  CREATE INDEX "_company_hours_v_parent_id_idx" ON "_company_hours_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_hours_v_locales_locale_parent_id_unique" ON "_company_hours_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_offices_v_order_idx" ON "_company_offices_v" USING btree ("_order");
  CREATE INDEX "_company_offices_v_parent_id_idx" ON "_company_offices_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_offices_v_locales_locale_parent_id_unique" ON "_company_offices_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_contact_id_people_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_contact_id_people_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_contact_id_people_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_contact_id_people_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sheets" ADD CONSTRAINT "sheets_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sheets_v" ADD CONSTRAINT "_sheets_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_brand_mark_id_media_id_fk" FOREIGN KEY ("brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_brand_icon_id_media_id_fk" FOREIGN KEY ("brand_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_settings_v" ADD CONSTRAINT "_company_settings_v_version_brand_logo_id_media_id_fk" FOREIGN KEY ("version_brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_settings_v" ADD CONSTRAINT "_company_settings_v_version_brand_mark_id_media_id_fk" FOREIGN KEY ("version_brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_settings_v" ADD CONSTRAINT "_company_settings_v_version_brand_icon_id_media_id_fk" FOREIGN KEY ("version_brand_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blog_posts_seo_seo_image_idx" ON "blog_posts" USING btree ("seo_image_id");
  CREATE INDEX "blog_posts_deleted_at_idx" ON "blog_posts" USING btree ("deleted_at");
  CREATE INDEX "_blog_posts_v_version_seo_version_seo_image_idx" ON "_blog_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_blog_posts_v_version_version_deleted_at_idx" ON "_blog_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "galleries_deleted_at_idx" ON "galleries" USING btree ("deleted_at");
  CREATE INDEX "galleries__status_idx" ON "galleries" USING btree ("_status");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "products_contact_idx" ON "products" USING btree ("contact_id");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_version_contact_idx" ON "_products_v" USING btree ("version_contact_id");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "tools_seo_seo_image_idx" ON "tools" USING btree ("seo_image_id");
  CREATE INDEX "tools_contact_idx" ON "tools" USING btree ("contact_id");
  CREATE INDEX "tools_deleted_at_idx" ON "tools" USING btree ("deleted_at");
  CREATE INDEX "tools__status_idx" ON "tools" USING btree ("_status");
  CREATE INDEX "_tools_v_version_seo_version_seo_image_idx" ON "_tools_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_tools_v_version_version_contact_idx" ON "_tools_v" USING btree ("version_contact_id");
  CREATE INDEX "_tools_v_version_version_deleted_at_idx" ON "_tools_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tools_v_version_version__status_idx" ON "_tools_v" USING btree ("version__status");
  CREATE INDEX "_tools_v_snapshot_idx" ON "_tools_v" USING btree ("snapshot");
  CREATE INDEX "_tools_v_published_locale_idx" ON "_tools_v" USING btree ("published_locale");
  CREATE INDEX "_tools_v_latest_idx" ON "_tools_v" USING btree ("latest");
  CREATE INDEX "sheets_seo_seo_image_idx" ON "sheets" USING btree ("seo_image_id");
  CREATE INDEX "sheets__status_idx" ON "sheets" USING btree ("_status");
  CREATE INDEX "_sheets_v_version_seo_version_seo_image_idx" ON "_sheets_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_sheets_v_version_version__status_idx" ON "_sheets_v" USING btree ("version__status");
  CREATE INDEX "_sheets_v_snapshot_idx" ON "_sheets_v" USING btree ("snapshot");
  CREATE INDEX "_sheets_v_published_locale_idx" ON "_sheets_v" USING btree ("published_locale");
  CREATE INDEX "_sheets_v_latest_idx" ON "_sheets_v" USING btree ("latest");
  CREATE INDEX "businesses_deleted_at_idx" ON "businesses" USING btree ("deleted_at");
  CREATE INDEX "businesses__status_idx" ON "businesses" USING btree ("_status");
  CREATE INDEX "mining_locations_deleted_at_idx" ON "mining_locations" USING btree ("deleted_at");
  CREATE INDEX "mining_locations__status_idx" ON "mining_locations" USING btree ("_status");
  CREATE INDEX "managements_deleted_at_idx" ON "managements" USING btree ("deleted_at");
  CREATE INDEX "managements__status_idx" ON "managements" USING btree ("_status");
  CREATE INDEX "menu_items_deleted_at_idx" ON "menu_items" USING btree ("deleted_at");
  CREATE INDEX "menu_items__status_idx" ON "menu_items" USING btree ("_status");
  CREATE INDEX "footer_items_deleted_at_idx" ON "footer_items" USING btree ("deleted_at");
  CREATE INDEX "footer_items__status_idx" ON "footer_items" USING btree ("_status");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "company_settings_brand_brand_logo_idx" ON "company_settings" USING btree ("brand_logo_id");
  CREATE INDEX "company_settings_brand_brand_mark_idx" ON "company_settings" USING btree ("brand_mark_id");
  CREATE INDEX "company_settings_brand_brand_icon_idx" ON "company_settings" USING btree ("brand_icon_id");
  CREATE INDEX "company_settings__status_idx" ON "company_settings" USING btree ("_status");
  CREATE INDEX "_company_settings_v_version_brand_version_brand_logo_idx" ON "_company_settings_v" USING btree ("version_brand_logo_id");
  CREATE INDEX "_company_settings_v_version_brand_version_brand_mark_idx" ON "_company_settings_v" USING btree ("version_brand_mark_id");
  CREATE INDEX "_company_settings_v_version_brand_version_brand_icon_idx" ON "_company_settings_v" USING btree ("version_brand_icon_id");
  CREATE INDEX "_company_settings_v_version_version__status_idx" ON "_company_settings_v" USING btree ("version__status");
  CREATE INDEX "_company_settings_v_snapshot_idx" ON "_company_settings_v" USING btree ("snapshot");
  CREATE INDEX "_company_settings_v_published_locale_idx" ON "_company_settings_v" USING btree ("published_locale");
  CREATE INDEX "_company_settings_v_latest_idx" ON "_company_settings_v" USING btree ("latest");
  ALTER TABLE "company_settings" DROP COLUMN "contact_phone";
  ALTER TABLE "company_settings_locales" DROP COLUMN "contact_address";
  ALTER TABLE "company_settings_locales" DROP COLUMN "contact_working_hours";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_contact_phone";
  ALTER TABLE "_company_settings_v_locales" DROP COLUMN "version_contact_address";
  ALTER TABLE "_company_settings_v_locales" DROP COLUMN "version_contact_working_hours";`)
  await storeOffices(req, contact)
  await publishEarlier(req)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_galleries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_galleries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_grades_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_grades_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_grades" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_grades_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_terms_incoterms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_terms_load_ports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_terms_load_ports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_grades_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_grades_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_grades" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_grades_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_terms_incoterms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_terms_load_ports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_terms_load_ports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tools_terms_incoterms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tools_terms_load_ports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tools_terms_load_ports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tools_v_version_terms_incoterms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tools_v_version_terms_load_ports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tools_v_version_terms_load_ports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "units" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "units_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "units_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_units_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_units_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_units_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_businesses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_businesses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "location_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "location_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_location_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_location_facts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mining_locations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mining_locations_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_managements_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_managements_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_registrations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_offices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_offices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_registrations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_registrations_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_hours_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_hours_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_offices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_offices_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_galleries_v" CASCADE;
  DROP TABLE "_galleries_v_locales" CASCADE;
  DROP TABLE "products_grades_rows" CASCADE;
  DROP TABLE "products_grades_rows_locales" CASCADE;
  DROP TABLE "products_grades" CASCADE;
  DROP TABLE "products_grades_locales" CASCADE;
  DROP TABLE "products_terms_incoterms" CASCADE;
  DROP TABLE "products_terms_load_ports" CASCADE;
  DROP TABLE "products_terms_load_ports_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_grades_rows" CASCADE;
  DROP TABLE "_products_v_version_grades_rows_locales" CASCADE;
  DROP TABLE "_products_v_version_grades" CASCADE;
  DROP TABLE "_products_v_version_grades_locales" CASCADE;
  DROP TABLE "_products_v_version_terms_incoterms" CASCADE;
  DROP TABLE "_products_v_version_terms_load_ports" CASCADE;
  DROP TABLE "_products_v_version_terms_load_ports_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "tools_terms_incoterms" CASCADE;
  DROP TABLE "tools_terms_load_ports" CASCADE;
  DROP TABLE "tools_terms_load_ports_locales" CASCADE;
  DROP TABLE "_tools_v_version_terms_incoterms" CASCADE;
  DROP TABLE "_tools_v_version_terms_load_ports" CASCADE;
  DROP TABLE "_tools_v_version_terms_load_ports_locales" CASCADE;
  DROP TABLE "units" CASCADE;
  DROP TABLE "units_locales" CASCADE;
  DROP TABLE "units_rels" CASCADE;
  DROP TABLE "_units_v" CASCADE;
  DROP TABLE "_units_v_locales" CASCADE;
  DROP TABLE "_units_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "documents_rels" CASCADE;
  DROP TABLE "_businesses_v" CASCADE;
  DROP TABLE "_businesses_v_locales" CASCADE;
  DROP TABLE "location_facts" CASCADE;
  DROP TABLE "location_facts_locales" CASCADE;
  DROP TABLE "_location_facts_v" CASCADE;
  DROP TABLE "_location_facts_v_locales" CASCADE;
  DROP TABLE "_mining_locations_v" CASCADE;
  DROP TABLE "_mining_locations_v_locales" CASCADE;
  DROP TABLE "_managements_v" CASCADE;
  DROP TABLE "_managements_v_locales" CASCADE;
  DROP TABLE "people_languages" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "_people_v_version_languages" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_locales" CASCADE;
  DROP TABLE "_menu_items_v" CASCADE;
  DROP TABLE "_menu_items_v_locales" CASCADE;
  DROP TABLE "_footer_items_v" CASCADE;
  DROP TABLE "_footer_items_v_locales" CASCADE;
  DROP TABLE "company_registrations" CASCADE;
  DROP TABLE "company_registrations_locales" CASCADE;
  DROP TABLE "company_hours" CASCADE;
  DROP TABLE "company_hours_locales" CASCADE;
  DROP TABLE "company_offices" CASCADE;
  DROP TABLE "company_offices_locales" CASCADE;
  DROP TABLE "_company_registrations_v" CASCADE;
  DROP TABLE "_company_registrations_v_locales" CASCADE;
  DROP TABLE "_company_hours_v" CASCADE;
  DROP TABLE "_company_hours_v_locales" CASCADE;
  DROP TABLE "_company_offices_v" CASCADE;
  DROP TABLE "_company_offices_v_locales" CASCADE;
  ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_seo_image_id_media_id_fk";
  
  ALTER TABLE "_blog_posts_v" DROP CONSTRAINT "_blog_posts_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_seo_image_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_contact_id_people_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_contact_id_people_id_fk";
  
  ALTER TABLE "tools" DROP CONSTRAINT "tools_seo_image_id_media_id_fk";
  
  ALTER TABLE "tools" DROP CONSTRAINT "tools_contact_id_people_id_fk";
  
  ALTER TABLE "_tools_v" DROP CONSTRAINT "_tools_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "_tools_v" DROP CONSTRAINT "_tools_v_version_contact_id_people_id_fk";
  
  ALTER TABLE "sheets" DROP CONSTRAINT "sheets_seo_image_id_media_id_fk";
  
  ALTER TABLE "_sheets_v" DROP CONSTRAINT "_sheets_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "company_settings" DROP CONSTRAINT "company_settings_brand_logo_id_media_id_fk";
  
  ALTER TABLE "company_settings" DROP CONSTRAINT "company_settings_brand_mark_id_media_id_fk";
  
  ALTER TABLE "company_settings" DROP CONSTRAINT "company_settings_brand_icon_id_media_id_fk";
  
  ALTER TABLE "_company_settings_v" DROP CONSTRAINT "_company_settings_v_version_brand_logo_id_media_id_fk";
  
  ALTER TABLE "_company_settings_v" DROP CONSTRAINT "_company_settings_v_version_brand_mark_id_media_id_fk";
  
  ALTER TABLE "_company_settings_v" DROP CONSTRAINT "_company_settings_v_version_brand_icon_id_media_id_fk";
  
  DROP INDEX "blog_posts_seo_seo_image_idx";
  DROP INDEX "blog_posts_deleted_at_idx";
  DROP INDEX "_blog_posts_v_version_seo_version_seo_image_idx";
  DROP INDEX "_blog_posts_v_version_version_deleted_at_idx";
  DROP INDEX "galleries_deleted_at_idx";
  DROP INDEX "galleries__status_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "products_seo_seo_image_idx";
  DROP INDEX "products_contact_idx";
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "products__status_idx";
  DROP INDEX "_products_v_version_seo_version_seo_image_idx";
  DROP INDEX "_products_v_version_version_contact_idx";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "_products_v_version_version__status_idx";
  DROP INDEX "_products_v_snapshot_idx";
  DROP INDEX "_products_v_published_locale_idx";
  DROP INDEX "_products_v_latest_idx";
  DROP INDEX "tools_seo_seo_image_idx";
  DROP INDEX "tools_contact_idx";
  DROP INDEX "tools_deleted_at_idx";
  DROP INDEX "tools__status_idx";
  DROP INDEX "_tools_v_version_seo_version_seo_image_idx";
  DROP INDEX "_tools_v_version_version_contact_idx";
  DROP INDEX "_tools_v_version_version_deleted_at_idx";
  DROP INDEX "_tools_v_version_version__status_idx";
  DROP INDEX "_tools_v_snapshot_idx";
  DROP INDEX "_tools_v_published_locale_idx";
  DROP INDEX "_tools_v_latest_idx";
  DROP INDEX "sheets_seo_seo_image_idx";
  DROP INDEX "sheets__status_idx";
  DROP INDEX "_sheets_v_version_seo_version_seo_image_idx";
  DROP INDEX "_sheets_v_version_version__status_idx";
  DROP INDEX "_sheets_v_snapshot_idx";
  DROP INDEX "_sheets_v_published_locale_idx";
  DROP INDEX "_sheets_v_latest_idx";
  DROP INDEX "businesses_deleted_at_idx";
  DROP INDEX "businesses__status_idx";
  DROP INDEX "mining_locations_deleted_at_idx";
  DROP INDEX "mining_locations__status_idx";
  DROP INDEX "managements_deleted_at_idx";
  DROP INDEX "managements__status_idx";
  DROP INDEX "menu_items_deleted_at_idx";
  DROP INDEX "menu_items__status_idx";
  DROP INDEX "footer_items_deleted_at_idx";
  DROP INDEX "footer_items__status_idx";
  DROP INDEX "home_page__status_idx";
  DROP INDEX "_home_page_v_version_version__status_idx";
  DROP INDEX "_home_page_v_snapshot_idx";
  DROP INDEX "_home_page_v_published_locale_idx";
  DROP INDEX "_home_page_v_latest_idx";
  DROP INDEX "company_settings_brand_brand_logo_idx";
  DROP INDEX "company_settings_brand_brand_mark_idx";
  DROP INDEX "company_settings_brand_brand_icon_idx";
  DROP INDEX "company_settings__status_idx";
  DROP INDEX "_company_settings_v_version_brand_version_brand_logo_idx";
  DROP INDEX "_company_settings_v_version_brand_version_brand_mark_idx";
  DROP INDEX "_company_settings_v_version_brand_version_brand_icon_idx";
  DROP INDEX "_company_settings_v_version_version__status_idx";
  DROP INDEX "_company_settings_v_snapshot_idx";
  DROP INDEX "_company_settings_v_published_locale_idx";
  DROP INDEX "_company_settings_v_latest_idx";
  ALTER TABLE "galleries" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "galleries" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "galleries_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_products_v" ALTER COLUMN "version_sort_order" SET NOT NULL;
  ALTER TABLE "_products_v_locales" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_products_v_locales" ALTER COLUMN "version_description" SET NOT NULL;
  ALTER TABLE "tools" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "tools_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "tools_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_tools_v" ALTER COLUMN "version_sort_order" SET NOT NULL;
  ALTER TABLE "_tools_v_locales" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_tools_v_locales" ALTER COLUMN "version_description" SET NOT NULL;
  ALTER TABLE "sheets_rows" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "sheets_rows" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "sheets_rows_locales" ALTER COLUMN "parameter" SET NOT NULL;
  ALTER TABLE "sheets_uses_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "sheets" ALTER COLUMN "path" SET NOT NULL;
  ALTER TABLE "sheets_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "sheets_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_sheets_v_version_rows" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "_sheets_v_version_rows" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "_sheets_v_version_rows_locales" ALTER COLUMN "parameter" SET NOT NULL;
  ALTER TABLE "_sheets_v_version_uses_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_sheets_v" ALTER COLUMN "version_path" SET NOT NULL;
  ALTER TABLE "_sheets_v_locales" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_sheets_v_locales" ALTER COLUMN "version_description" SET NOT NULL;
  ALTER TABLE "businesses" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "businesses_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "businesses_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "mining_locations" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "mining_locations_locales" ALTER COLUMN "location" SET NOT NULL;
  ALTER TABLE "mining_locations_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "managements" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "managements" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "managements_locales" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "menu_items" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "menu_items" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "menu_items_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "footer_items" ALTER COLUMN "sort_order" SET NOT NULL;
  ALTER TABLE "footer_items_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "footer_items_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_page_faq_items_locales" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "home_page_faq_items_locales" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "home_page_locales" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "_home_page_v_version_faq_items_locales" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "_home_page_v_version_faq_items_locales" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_hero_title" SET NOT NULL;
  ALTER TABLE "company_settings_locales" ALTER COLUMN "company_name" SET NOT NULL;
  ALTER TABLE "_company_settings_v_locales" ALTER COLUMN "version_company_name" SET NOT NULL;
  ALTER TABLE "company_settings" ADD COLUMN "contact_phone" varchar;
  ALTER TABLE "company_settings_locales" ADD COLUMN "contact_address" varchar;
  ALTER TABLE "company_settings_locales" ADD COLUMN "contact_working_hours" varchar;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_contact_phone" varchar;
  ALTER TABLE "_company_settings_v_locales" ADD COLUMN "version_contact_address" varchar;
  ALTER TABLE "_company_settings_v_locales" ADD COLUMN "version_contact_working_hours" varchar;
  ALTER TABLE "blog_posts" DROP COLUMN "seo_image_id";
  ALTER TABLE "blog_posts" DROP COLUMN "saved_by";
  ALTER TABLE "blog_posts" DROP COLUMN "deleted_at";
  ALTER TABLE "blog_posts_locales" DROP COLUMN "seo_title";
  ALTER TABLE "blog_posts_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_blog_posts_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_blog_posts_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "galleries" DROP COLUMN "saved_by";
  ALTER TABLE "galleries" DROP COLUMN "deleted_at";
  ALTER TABLE "galleries" DROP COLUMN "_status";
  ALTER TABLE "media" DROP COLUMN "focus_x";
  ALTER TABLE "media" DROP COLUMN "focus_y";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "products" DROP COLUMN "seo_image_id";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_from";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_to";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_tonnes";
  ALTER TABLE "products" DROP COLUMN "terms_next_laycan_as_of";
  ALTER TABLE "products" DROP COLUMN "terms_hs_code";
  ALTER TABLE "products" DROP COLUMN "contact_id";
  ALTER TABLE "products" DROP COLUMN "saved_by";
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "products" DROP COLUMN "_status";
  ALTER TABLE "products_locales" DROP COLUMN "seo_title";
  ALTER TABLE "products_locales" DROP COLUMN "seo_description";
  ALTER TABLE "products_locales" DROP COLUMN "terms_minimum";
  ALTER TABLE "products_locales" DROP COLUMN "terms_monthly";
  ALTER TABLE "products_locales" DROP COLUMN "terms_lead_time";
  ALTER TABLE "products_locales" DROP COLUMN "terms_packing";
  ALTER TABLE "products_locales" DROP COLUMN "terms_payment";
  ALTER TABLE "products_locales" DROP COLUMN "terms_inspection";
  ALTER TABLE "_products_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_to";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_tonnes";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_next_laycan_as_of";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_hs_code";
  ALTER TABLE "_products_v" DROP COLUMN "version_contact_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version__status";
  ALTER TABLE "_products_v" DROP COLUMN "snapshot";
  ALTER TABLE "_products_v" DROP COLUMN "published_locale";
  ALTER TABLE "_products_v" DROP COLUMN "latest";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_minimum";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_monthly";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_lead_time";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_packing";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_payment";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_terms_inspection";
  ALTER TABLE "tools" DROP COLUMN "seo_image_id";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_from";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_to";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_tonnes";
  ALTER TABLE "tools" DROP COLUMN "terms_next_laycan_as_of";
  ALTER TABLE "tools" DROP COLUMN "terms_hs_code";
  ALTER TABLE "tools" DROP COLUMN "contact_id";
  ALTER TABLE "tools" DROP COLUMN "saved_by";
  ALTER TABLE "tools" DROP COLUMN "deleted_at";
  ALTER TABLE "tools" DROP COLUMN "_status";
  ALTER TABLE "tools_locales" DROP COLUMN "seo_title";
  ALTER TABLE "tools_locales" DROP COLUMN "seo_description";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_minimum";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_monthly";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_lead_time";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_packing";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_payment";
  ALTER TABLE "tools_locales" DROP COLUMN "terms_inspection";
  ALTER TABLE "_tools_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_from";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_to";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_tonnes";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_next_laycan_as_of";
  ALTER TABLE "_tools_v" DROP COLUMN "version_terms_hs_code";
  ALTER TABLE "_tools_v" DROP COLUMN "version_contact_id";
  ALTER TABLE "_tools_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_tools_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_tools_v" DROP COLUMN "version__status";
  ALTER TABLE "_tools_v" DROP COLUMN "snapshot";
  ALTER TABLE "_tools_v" DROP COLUMN "published_locale";
  ALTER TABLE "_tools_v" DROP COLUMN "latest";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_minimum";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_monthly";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_lead_time";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_packing";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_payment";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_terms_inspection";
  ALTER TABLE "sheets" DROP COLUMN "seo_image_id";
  ALTER TABLE "sheets" DROP COLUMN "saved_by";
  ALTER TABLE "sheets" DROP COLUMN "_status";
  ALTER TABLE "sheets_locales" DROP COLUMN "seo_title";
  ALTER TABLE "sheets_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_sheets_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_sheets_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_sheets_v" DROP COLUMN "version__status";
  ALTER TABLE "_sheets_v" DROP COLUMN "snapshot";
  ALTER TABLE "_sheets_v" DROP COLUMN "published_locale";
  ALTER TABLE "_sheets_v" DROP COLUMN "latest";
  ALTER TABLE "_sheets_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_sheets_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "businesses" DROP COLUMN "saved_by";
  ALTER TABLE "businesses" DROP COLUMN "deleted_at";
  ALTER TABLE "businesses" DROP COLUMN "_status";
  ALTER TABLE "mining_locations" DROP COLUMN "relation";
  ALTER TABLE "mining_locations" DROP COLUMN "latitude";
  ALTER TABLE "mining_locations" DROP COLUMN "longitude";
  ALTER TABLE "mining_locations" DROP COLUMN "saved_by";
  ALTER TABLE "mining_locations" DROP COLUMN "deleted_at";
  ALTER TABLE "mining_locations" DROP COLUMN "_status";
  ALTER TABLE "mining_locations_locales" DROP COLUMN "role";
  ALTER TABLE "mining_locations_locales" DROP COLUMN "load_port";
  ALTER TABLE "managements" DROP COLUMN "saved_by";
  ALTER TABLE "managements" DROP COLUMN "deleted_at";
  ALTER TABLE "managements" DROP COLUMN "_status";
  ALTER TABLE "menu_items" DROP COLUMN "saved_by";
  ALTER TABLE "menu_items" DROP COLUMN "deleted_at";
  ALTER TABLE "menu_items" DROP COLUMN "_status";
  ALTER TABLE "footer_items" DROP COLUMN "saved_by";
  ALTER TABLE "footer_items" DROP COLUMN "deleted_at";
  ALTER TABLE "footer_items" DROP COLUMN "_status";
  ALTER TABLE "home_page" DROP COLUMN "saved_by";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_home_page_v" DROP COLUMN "version__status";
  ALTER TABLE "_home_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_home_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_home_page_v" DROP COLUMN "latest";
  ALTER TABLE "company_settings" DROP COLUMN "whatsapp";
  ALTER TABLE "company_settings" DROP COLUMN "brand_logo_id";
  ALTER TABLE "company_settings" DROP COLUMN "brand_mark_id";
  ALTER TABLE "company_settings" DROP COLUMN "brand_icon_id";
  ALTER TABLE "company_settings" DROP COLUMN "brand_accent";
  ALTER TABLE "company_settings" DROP COLUMN "brand_ground";
  ALTER TABLE "company_settings" DROP COLUMN "brand_page";
  ALTER TABLE "company_settings" DROP COLUMN "saved_by";
  ALTER TABLE "company_settings" DROP COLUMN "_status";
  ALTER TABLE "company_settings_locales" DROP COLUMN "notice";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_whatsapp";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_brand_logo_id";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_brand_mark_id";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_brand_icon_id";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_brand_accent";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_brand_ground";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_brand_page";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version__status";
  ALTER TABLE "_company_settings_v" DROP COLUMN "snapshot";
  ALTER TABLE "_company_settings_v" DROP COLUMN "published_locale";
  ALTER TABLE "_company_settings_v" DROP COLUMN "latest";
  ALTER TABLE "_company_settings_v_locales" DROP COLUMN "version_notice";
  DROP TYPE "public"."enum_galleries_status";
  DROP TYPE "public"."enum__galleries_v_version_status";
  DROP TYPE "public"."enum__galleries_v_published_locale";
  DROP TYPE "public"."enum_products_grades_rows_kind";
  DROP TYPE "public"."enum_products_grades_rows_basis";
  DROP TYPE "public"."enum_products_terms_incoterms";
  DROP TYPE "public"."enum_products_terms_load_ports_kind";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_grades_rows_kind";
  DROP TYPE "public"."enum__products_v_version_grades_rows_basis";
  DROP TYPE "public"."enum__products_v_version_terms_incoterms";
  DROP TYPE "public"."enum__products_v_version_terms_load_ports_kind";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_tools_terms_incoterms";
  DROP TYPE "public"."enum_tools_terms_load_ports_kind";
  DROP TYPE "public"."enum_tools_status";
  DROP TYPE "public"."enum__tools_v_version_terms_incoterms";
  DROP TYPE "public"."enum__tools_v_version_terms_load_ports_kind";
  DROP TYPE "public"."enum__tools_v_version_status";
  DROP TYPE "public"."enum__tools_v_published_locale";
  DROP TYPE "public"."enum_units_offer";
  DROP TYPE "public"."enum_units_state";
  DROP TYPE "public"."enum_units_status";
  DROP TYPE "public"."enum__units_v_version_offer";
  DROP TYPE "public"."enum__units_v_version_state";
  DROP TYPE "public"."enum__units_v_version_status";
  DROP TYPE "public"."enum__units_v_published_locale";
  DROP TYPE "public"."enum_sheets_status";
  DROP TYPE "public"."enum__sheets_v_version_status";
  DROP TYPE "public"."enum__sheets_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum_documents_kind";
  DROP TYPE "public"."enum_documents_language";
  DROP TYPE "public"."enum_businesses_status";
  DROP TYPE "public"."enum__businesses_v_version_status";
  DROP TYPE "public"."enum__businesses_v_published_locale";
  DROP TYPE "public"."enum_mining_locations_relation";
  DROP TYPE "public"."enum_mining_locations_status";
  DROP TYPE "public"."enum__mining_locations_v_version_relation";
  DROP TYPE "public"."enum__mining_locations_v_version_status";
  DROP TYPE "public"."enum__mining_locations_v_published_locale";
  DROP TYPE "public"."enum_managements_status";
  DROP TYPE "public"."enum__managements_v_version_status";
  DROP TYPE "public"."enum__managements_v_published_locale";
  DROP TYPE "public"."enum_people_languages";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_languages";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum_menu_items_status";
  DROP TYPE "public"."enum__menu_items_v_version_status";
  DROP TYPE "public"."enum__menu_items_v_published_locale";
  DROP TYPE "public"."enum_footer_items_status";
  DROP TYPE "public"."enum__footer_items_v_version_status";
  DROP TYPE "public"."enum__footer_items_v_published_locale";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_hours_from";
  DROP TYPE "public"."enum_hours_to";
  DROP TYPE "public"."enum_office_time_zone";
  DROP TYPE "public"."enum_company_settings_status";
  DROP TYPE "public"."enum__company_settings_v_version_status";
  DROP TYPE "public"."enum__company_settings_v_published_locale";`)
}
