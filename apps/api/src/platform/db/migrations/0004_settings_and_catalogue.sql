CREATE TABLE "company_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"gst_registered" boolean DEFAULT true NOT NULL,
	"cancellation_notice_days" integer DEFAULT 2 NOT NULL,
	"quote_validity_days" integer DEFAULT 14 NOT NULL,
	"invoice_due_days" integer DEFAULT 14 NOT NULL,
	"kilometre_rate_cents" integer DEFAULT 99 NOT NULL,
	"ndis_registration_from" date,
	"ndis_registration_to" date,
	"ndis_registration_groups" text[] DEFAULT '{0120}' NOT NULL,
	"remittance_email" text,
	"csv_date_format" text DEFAULT 'YYYY-MM-DD' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "company_settings_one_row_check" CHECK ("company_settings"."id" = 1),
	CONSTRAINT "company_settings_version_check" CHECK ("company_settings"."version" > 0),
	CONSTRAINT "company_settings_days_check" CHECK ("company_settings"."cancellation_notice_days" >= 0 and "company_settings"."quote_validity_days" > 0 and "company_settings"."invoice_due_days" >= 0),
	CONSTRAINT "company_settings_kilometre_rate_check" CHECK ("company_settings"."kilometre_rate_cents" >= 0),
	CONSTRAINT "company_settings_registration_check" CHECK ("company_settings"."ndis_registration_to" >= "company_settings"."ndis_registration_from"),
	CONSTRAINT "company_settings_csv_date_format_check" CHECK ("company_settings"."csv_date_format" in ('YYYY-MM-DD', 'YYYY/MM/DD', 'DD/MM/YYYY'))
);
--> statement-breakpoint
CREATE TABLE "support_catalogue_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"item_number" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"standard_limit_cents" integer NOT NULL,
	"remote_limit_cents" integer NOT NULL,
	"very_remote_limit_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_catalogue_rows_unit_check" CHECK ("support_catalogue_rows"."unit" in ('H', 'E')),
	CONSTRAINT "support_catalogue_rows_version_check" CHECK ("support_catalogue_rows"."version" > 0),
	CONSTRAINT "support_catalogue_rows_item_number_check" CHECK ("support_catalogue_rows"."item_number" ~ '^[0-9]{2}_[0-9]{3,9}_[0-9]{4}_[0-9]_[0-9]$'),
	CONSTRAINT "support_catalogue_rows_dates_check" CHECK ("support_catalogue_rows"."effective_to" >= "support_catalogue_rows"."effective_from"),
	CONSTRAINT "support_catalogue_rows_limits_check" CHECK (least("support_catalogue_rows"."standard_limit_cents", "support_catalogue_rows"."remote_limit_cents", "support_catalogue_rows"."very_remote_limit_cents") > 0)
);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "support_catalogue_rows" ADD CONSTRAINT "support_catalogue_rows_no_overlap" EXCLUDE USING gist ("item_number" WITH =, daterange("effective_from", "effective_to", '[]') WITH &&);--> statement-breakpoint
INSERT INTO "company_settings" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "support_catalogue_rows" ("item_number", "name", "unit", "effective_from", "effective_to", "standard_limit_cents", "remote_limit_cents", "very_remote_limit_cents", "created_at", "updated_at") VALUES
	('01_020_0120_1_1', 'House Cleaning And Other Household Activities', 'H', '2025-07-01', '2026-06-30', 5803, 8124, 8705, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_020_0120_1_1', 'House Cleaning And Other Household Activities', 'H', '2026-07-01', '2027-06-30', 6010, 8414, 9015, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_019_0120_1_1', 'House or Yard Maintenance', 'H', '2025-07-01', '2026-06-30', 5698, 7977, 8547, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_019_0120_1_1', 'House or Yard Maintenance', 'H', '2026-07-01', '2027-06-30', 5901, 8261, 8852, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_799_0120_1_1', 'Provider travel - non-labour costs', 'E', '2025-07-01', '2026-06-30', 100, 100, 100, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_799_0120_1_1', 'Provider travel - non-labour costs', 'E', '2026-07-01', '2027-06-30', 100, 100, 100, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z');
