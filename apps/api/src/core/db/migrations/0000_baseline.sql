-- The whole database as the migrations up to "0080_late_fees" had left it, which this file replaced: a database
-- in that state has this migration already. What comes later is a migration of its own.

-- Extensions: trigrams to search in text, and constraints that compare ids and spans of time together.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- The references that people see: Q-1001 and A-1001
CREATE SEQUENCE "quote_references" START WITH 1001;
CREATE SEQUENCE "appointment_references" START WITH 1001;
--> statement-breakpoint
-- The lines of a price add up to its subtotal and, with the timeline, to its total; the columns repeat it.
CREATE FUNCTION quote_price_adds_up(price jsonb, total_cents integer, deposit_cents integer)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
	(price ->> 'total_cents')::bigint IS NOT DISTINCT FROM total_cents::bigint
	AND (price ->> 'deposit_cents')::bigint IS NOT DISTINCT FROM deposit_cents::bigint
	AND CASE
		WHEN total_cents IS NULL THEN jsonb_array_length(price -> 'lines') = 0
		ELSE (price ->> 'subtotal_cents')::bigint + (price ->> 'timeline_adjustment_cents')::bigint = total_cents
			AND (
				SELECT sum((line ->> 'amount_cents')::bigint) = (price ->> 'subtotal_cents')::bigint
					AND bool_and(
						(line ->> 'amount_cents')::numeric
						= floor((line ->> 'quantity')::numeric * (line ->> 'unit_cents')::numeric + 0.5)
					)
				FROM jsonb_array_elements(price -> 'lines') AS line
			)
	END,
	false
);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_frozen_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A sent revision of a quote never changes.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- Writes down that a record changed, and says it to every process that listens on "live". Its arguments: the
-- kind of the record, the column with its id, the column with its client (empty where only staff may hear of
-- it), and for a row that is part of a record, the table of that record, whose client it is.
CREATE FUNCTION "note_live_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
	about_kind text := TG_ARGV[0];
	about_id uuid := changed ->> TG_ARGV[1];
	told uuid;
BEGIN
	IF TG_NARGS = 4 THEN
		EXECUTE format('select %I from %I where id = $1', TG_ARGV[2], TG_ARGV[3]) INTO told USING about_id;
	ELSIF TG_ARGV[2] <> '' THEN
		told := changed ->> TG_ARGV[2];
	END IF;
	-- A client does not know of an invoice that was not issued.
	IF TG_TABLE_NAME = 'invoices' AND changed ->> 'status' = 'draft' THEN
		told := NULL;
	END IF;
	INSERT INTO live_events (transaction_id, kind, record_id, client_id)
	VALUES (pg_current_xact_id(), about_kind, about_id, told)
	ON CONFLICT (transaction_id, kind, record_id)
	DO UPDATE SET client_id = coalesce(excluded.client_id, live_events.client_id);
	PERFORM pg_notify('live', json_build_object('kind', about_kind, 'id', about_id, 'client', told)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A session that ends, for whatever reason, ends its streams.
CREATE FUNCTION "note_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live', json_build_object('kind', 'session', 'id', OLD.id)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Users, and how they sign in

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"user_type" text NOT NULL,
	"client_type" text,
	"ndis_number_encrypted" bytea,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "users_email_check" CHECK ("user_type" = 'client' or "email" is not null),
	CONSTRAINT "users_user_type_check" CHECK ("user_type" in ('admin', 'staff', 'client')),
	CONSTRAINT "users_client_type_check" CHECK ("client_type" in ('general', 'ndis')),
	CONSTRAINT "users_client_type_of_clients_check" CHECK (("user_type" = 'client') = ("client_type" is not null))
);
CREATE UNIQUE INDEX "users_verified_email_key" ON "users" ("email") WHERE "verified_at" is not null;
CREATE INDEX "users_email_index" ON "users" ("email", "created_at" DESC NULLS FIRST);
CREATE INDEX "users_name_search_index" ON "users" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);
CREATE INDEX "users_contact_search_index" ON "users" USING gin ("email" gin_trgm_ops, "phone_number" gin_trgm_ops);
CREATE INDEX "users_team_index" ON "users" ("user_type") WHERE "user_type" in ('staff', 'admin');
CREATE INDEX "users_unverified_index" ON "users" ("created_at") WHERE "verified_at" is null;
CREATE INDEX "users_client_name_index" ON "users" (lower("last_name" || ' ' || "first_name"), "id") WHERE "user_type" = 'client' and "verified_at" is not null;
CREATE INDEX "users_client_created_index" ON "users" ("created_at", "id", "client_type", "deactivated_at") WHERE "user_type" = 'client' and "verified_at" is not null;
CREATE INDEX "users_client_status_index" ON "users" ("deactivated_at", "client_type") WHERE "user_type" = 'client' and "verified_at" is not null;

CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" bytea NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"device" text,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash")
);
CREATE INDEX "sessions_user_id_index" ON "sessions" ("user_id");
CREATE INDEX "sessions_expires_at_index" ON "sessions" ("expires_at");

CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" bytea NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"new_email" text,
	CONSTRAINT "account_links_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "account_links_user_id_purpose_key" UNIQUE("user_id","purpose"),
	CONSTRAINT "account_links_purpose_check" CHECK ("purpose" in ('verify_email', 'reset_password', 'change_email', 'accept_invitation'))
);
CREATE INDEX "account_links_expires_at_index" ON "account_links" ("expires_at");

CREATE TABLE "social_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_key" UNIQUE("provider","subject"),
	CONSTRAINT "social_identities_user_id_provider_key" UNIQUE("user_id","provider"),
	CONSTRAINT "social_identities_provider_check" CHECK ("provider" in ('google'))
);

CREATE TABLE "known_networks" (
	"user_id" uuid NOT NULL,
	"network_hash" bytea NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
CREATE INDEX "known_networks_last_used_at_index" ON "known_networks" ("last_used_at");

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_list_check" CHECK ("list" in ('quotes', 'invoices', 'clients'))
);
CREATE UNIQUE INDEX "saved_views_user_list_name_key" ON "saved_views" ("user_id", "list",lower("name"));

CREATE TABLE "staff_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"single_key_shortcuts" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"area" text
);

CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"client_id" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "audit_entries_position_index" ON "audit_entries" ("position" DESC NULLS FIRST);
CREATE INDEX "audit_entries_occurred_at_index" ON "audit_entries" ("occurred_at");
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" ("actor_id", "position" DESC NULLS FIRST);
CREATE INDEX "audit_entries_client_index" ON "audit_entries" ("client_id", "position" DESC NULLS FIRST);
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" ("subject_type", "subject_id", "position" DESC NULLS FIRST);
--> statement-breakpoint
-- The work and leave of staff

CREATE TABLE "working_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY,
	"staff_id" uuid NOT NULL,
	"counts_from" date NOT NULL,
	"days" jsonb NOT NULL,
	"added_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"area" text
);
CREATE INDEX "working_hours_staff_index" ON "working_hours" ("staff_id", "counts_from", "position");

CREATE TABLE "staff_leave" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"start_time" text,
	"end_time" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"decided_by_id" uuid,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "staff_leave_status_check" CHECK ("status" in ('requested', 'approved', 'declined', 'removed')),
	CONSTRAINT "staff_leave_kind_check" CHECK ("kind" in ('annual', 'sick', 'carers', 'appointment', 'unpaid', 'other')),
	CONSTRAINT "staff_leave_version_check" CHECK ("version" > 0),
	CONSTRAINT "staff_leave_time_check" CHECK ("starts_at" < "ends_at" and "first_date" <= "last_date" and ("start_time" is null) = ("end_time" is null) and ("start_time" is null or "first_date" = "last_date"))
);
CREATE INDEX "staff_leave_ends_index" ON "staff_leave" ("ends_at");
CREATE INDEX "staff_leave_staff_ends_index" ON "staff_leave" ("staff_id", "ends_at");
-- One person has no two leaves at once, whatever is written at the same moment.
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_once" EXCLUDE USING gist (
	"staff_id" WITH =,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
) WHERE ("status" in ('requested', 'approved'));
--> statement-breakpoint
-- Clients, and who enquires

CREATE TABLE "client_profiles" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"nominee_name" text,
	"nominee_email" text,
	"billing_line1" text,
	"billing_suburb" text,
	"billing_state" text,
	"billing_postcode" text,
	"provider_recorded_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"abn" text,
	"updated_by" uuid,
	"nominee_gets_copies" boolean DEFAULT false NOT NULL,
	CONSTRAINT "client_profiles_version_check" CHECK ("version" > 0),
	CONSTRAINT "client_profiles_abn_check" CHECK ("abn" ~ '^[1-9][0-9]{10}$'),
	CONSTRAINT "client_profiles_billing_state_check" CHECK ("billing_state" in ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')),
	CONSTRAINT "client_profiles_billing_postcode_check" CHECK ("billing_postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "client_profiles_billing_whole_check" CHECK (num_nulls("billing_line1", "billing_suburb", "billing_state", "billing_postcode") in (0, 4))
);

CREATE TABLE "client_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text NOT NULL,
	"line1" text NOT NULL,
	"suburb" text NOT NULL,
	"postcode" text NOT NULL,
	"access_notes" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"parking" text DEFAULT '' NOT NULL,
	"mobility" text DEFAULT '' NOT NULL,
	"products" text DEFAULT '' NOT NULL,
	CONSTRAINT "client_addresses_version_check" CHECK ("version" > 0),
	CONSTRAINT "client_addresses_postcode_check" CHECK ("postcode" ~ '^[0-9]{4}$')
);
CREATE INDEX "client_addresses_client_index" ON "client_addresses" ("client_id", "created_at");
CREATE UNIQUE INDEX "client_addresses_default_key" ON "client_addresses" ("client_id") WHERE "is_default";

CREATE TABLE "client_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"plan_start" date,
	"plan_end" date,
	"plan_management" text,
	"plan_manager_name" text,
	"plan_manager_invoice_email" text,
	"remaining_budget_cents" integer,
	"remaining_budget_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_plans_plan_management_check" CHECK ("plan_management" in ('self', 'plan', 'agency')),
	CONSTRAINT "client_plans_dates_check" CHECK ("plan_end" >= "plan_start"),
	CONSTRAINT "client_plans_budget_check" CHECK ("remaining_budget_cents" >= 0 and ("remaining_budget_cents" is null) = ("remaining_budget_on" is null))
);
CREATE INDEX "client_plans_client_index" ON "client_plans" ("client_id", "plan_start");
ALTER TABLE "client_plans" ADD CONSTRAINT "client_plans_no_overlap" EXCLUDE USING gist ("client_id" WITH =, daterange("plan_start", "plan_end", '[]') WITH &&);

CREATE TABLE "client_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"agreement_start" date,
	"agreement_end" date,
	"cancellation_fee_cents" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_agreements_dates_check" CHECK ("agreement_end" >= "agreement_start"),
	CONSTRAINT "client_agreements_fee_check" CHECK ("cancellation_fee_cents" >= 0)
);
CREATE INDEX "client_agreements_client_index" ON "client_agreements" ("client_id", "agreement_start");
ALTER TABLE "client_agreements" ADD CONSTRAINT "client_agreements_no_overlap" EXCLUDE USING gist ("client_id" WITH =, daterange("agreement_start", "agreement_end", '[]') WITH &&);

CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" bytea NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"client_id" uuid,
	"quote_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"is_client_new" boolean DEFAULT false NOT NULL,
	CONSTRAINT "enquiries_fingerprint_key" UNIQUE("fingerprint"),
	CONSTRAINT "enquiries_topic_check" CHECK ("topic" in ('price', 'visit', 'ndis', 'other')),
	CONSTRAINT "enquiries_status_check" CHECK ("status" in ('open', 'answered', 'closed', 'spam')),
	CONSTRAINT "enquiries_answer_check" CHECK (("answer" is null) = ("answered_at" is null))
);
CREATE INDEX "enquiries_created_at_index" ON "enquiries" ("created_at");
CREATE INDEX "enquiries_status_index" ON "enquiries" ("status", "created_at" DESC NULLS FIRST);
CREATE INDEX "enquiries_client_index" ON "enquiries" ("client_id") WHERE "client_id" is not null;
CREATE INDEX "enquiries_quote_index" ON "enquiries" ("quote_id") WHERE "quote_id" is not null;
--> statement-breakpoint
-- The settings of the company, and the limits of the NDIS

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
	"xero_sales_account" text DEFAULT '200' NOT NULL,
	"xero_ndis_account" text DEFAULT '200' NOT NULL,
	"myob_sales_account" text DEFAULT '4-1000' NOT NULL,
	"myob_ndis_account" text DEFAULT '4-1000' NOT NULL,
	"myob_bank_account" text DEFAULT '1-1110' NOT NULL,
	"billing_step_hundredths" integer DEFAULT 1 NOT NULL,
	"late_cancellation_percent" integer DEFAULT 50 NOT NULL,
	CONSTRAINT "company_settings_one_row_check" CHECK ("id" = 1),
	CONSTRAINT "company_settings_version_check" CHECK ("version" > 0),
	CONSTRAINT "company_settings_days_check" CHECK ("cancellation_notice_days" >= 0 and "quote_validity_days" > 0 and "invoice_due_days" >= 0),
	CONSTRAINT "company_settings_billing_step_check" CHECK ("billing_step_hundredths" in (1, 10, 25)),
	CONSTRAINT "company_settings_late_cancellation_check" CHECK ("late_cancellation_percent" between 0 and 100),
	CONSTRAINT "company_settings_kilometre_rate_check" CHECK ("kilometre_rate_cents" >= 0),
	CONSTRAINT "company_settings_registration_check" CHECK ("ndis_registration_to" >= "ndis_registration_from"),
	CONSTRAINT "company_settings_csv_date_format_check" CHECK ("csv_date_format" in ('YYYY-MM-DD', 'YYYY/MM/DD', 'DD/MM/YYYY'))
);

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
	CONSTRAINT "support_catalogue_rows_unit_check" CHECK ("unit" in ('H', 'E')),
	CONSTRAINT "support_catalogue_rows_version_check" CHECK ("version" > 0),
	CONSTRAINT "support_catalogue_rows_item_number_check" CHECK ("item_number" ~ '^[0-9]{2}_[0-9]{3,9}_[0-9]{4}_[0-9]_[0-9]$'),
	CONSTRAINT "support_catalogue_rows_dates_check" CHECK ("effective_to" >= "effective_from"),
	CONSTRAINT "support_catalogue_rows_limits_check" CHECK (least("standard_limit_cents", "remote_limit_cents", "very_remote_limit_cents") > 0)
);
ALTER TABLE "support_catalogue_rows" ADD CONSTRAINT "support_catalogue_rows_no_overlap" EXCLUDE USING gist ("item_number" WITH =, daterange("effective_from", "effective_to", '[]') WITH &&);
--> statement-breakpoint
-- Quotes and their deposits

CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text DEFAULT 'Q-' || nextval('quote_references') NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"rooms" jsonb NOT NULL,
	"addon_ids" text[] NOT NULL,
	"timeline_id" text NOT NULL,
	"address_line1" text,
	"suburb" text,
	"postcode" text,
	"access_notes" text DEFAULT '' NOT NULL,
	"preferred_date" date,
	"valid_until" date,
	"price" jsonb NOT NULL,
	"total_cents" integer,
	"deposit_cents" integer,
	"deposit_status" text DEFAULT 'none' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"company_notes" text DEFAULT '' NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"approved_name" text,
	"deposit_paid_on" date,
	"deposit_reference" text,
	"deposit_method" text,
	"deposit_refunded_on" date,
	"deposit_refund_reference" text,
	"deposit_refund_method" text,
	"deposit_taken_off_cents" integer DEFAULT 0 NOT NULL,
	"deposit_refunded_cents" integer DEFAULT 0 NOT NULL,
	"next_valid_until" date,
	"owner_id" uuid,
	"waiting_since" timestamp (3) with time zone NOT NULL,
	"send_at" timestamp (3) with time zone,
	"send_by" uuid,
	"updated_by" uuid,
	"preferred_time" text DEFAULT 'any' NOT NULL,
	"second_date" date,
	"second_time" text,
	"interval_weeks" integer,
	"timeline_reason" text,
	"outside_area_reason" text,
	"deposit_received_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quotes_reference_key" UNIQUE("reference"),
	CONSTRAINT "quotes_status_check" CHECK ("status" in ('draft', 'submitted', 'sent', 'changes_requested', 'approved', 'converted', 'declined', 'cancelled', 'expired', 'withdrawn')),
	CONSTRAINT "quotes_service_id_check" CHECK ("service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "quotes_timeline_id_check" CHECK ("timeline_id" in ('standard', 'urgent', 'same-day')),
	CONSTRAINT "quotes_deposit_status_check" CHECK ("deposit_status" in ('none', 'due', 'paid', 'refunded')),
	CONSTRAINT "quotes_deposit_received_check" CHECK (case "deposit_status" when 'none' then "deposit_received_cents" = 0 when 'due' then "deposit_received_cents" < "deposit_cents" else "deposit_received_cents" > 0 end),
	CONSTRAINT "quotes_deposit_refund_check" CHECK ("deposit_status" <> 'refunded' or "deposit_refunded_cents" > 0),
	CONSTRAINT "quotes_deposit_money_check" CHECK ("deposit_received_cents" between 0 and coalesce("deposit_cents", 0) and "deposit_taken_off_cents" >= 0 and "deposit_refunded_cents" >= 0 and "deposit_taken_off_cents" + "deposit_refunded_cents" <= "deposit_received_cents"),
	CONSTRAINT "quotes_ndis_deposit_check" CHECK ("service_id" <> 'ndis' or "deposit_status" = 'none'),
	CONSTRAINT "quotes_version_check" CHECK ("version" > 0 and "revision" > 0),
	CONSTRAINT "quotes_total_cents_check" CHECK ("total_cents" >= 0),
	CONSTRAINT "quotes_deposit_cents_check" CHECK ("deposit_cents" between 0 and "total_cents"),
	CONSTRAINT "quotes_priced_check" CHECK (("total_cents" is null) = ("deposit_cents" is null)),
	CONSTRAINT "quotes_price_check" CHECK (quote_price_adds_up("price", "total_cents", "deposit_cents")),
	CONSTRAINT "quotes_approval_check" CHECK ("approved_name" is null or "approved_at" is not null),
	CONSTRAINT "quotes_send_check" CHECK (("send_at" is null) = ("send_by" is null) and ("send_at" is null or "status" in ('submitted', 'draft'))),
	CONSTRAINT "quotes_interval_weeks_check" CHECK ("interval_weeks" in (1, 2, 4)),
	CONSTRAINT "quotes_second_choice_check" CHECK (("second_date" is null) = ("second_time" is null)),
	CONSTRAINT "quotes_postcode_check" CHECK ("postcode" ~ '^[0-9]{4}$')
);
CREATE INDEX "quotes_client_updated_index" ON "quotes" ("client_id", "updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "quotes_client_status_index" ON "quotes" ("client_id", "status");
CREATE INDEX "quotes_updated_index" ON "quotes" ("updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "quotes_status_updated_index" ON "quotes" ("status", "updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "quotes_created_index" ON "quotes" ("created_at" DESC NULLS FIRST,"id");
CREATE INDEX "quotes_service_updated_index" ON "quotes" ("service_id", "updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "quotes_total_index" ON "quotes" ("total_cents", "id");
CREATE INDEX "quotes_total_descending_index" ON "quotes" ("total_cents" DESC NULLS LAST,"id");
CREATE INDEX "quotes_search_index" ON "quotes" USING gin (("reference" || ' ' || coalesce("suburb", '')) gin_trgm_ops);
CREATE INDEX "quotes_waiting_index" ON "quotes" ("waiting_since", "id");
CREATE INDEX "quotes_status_waiting_index" ON "quotes" ("status", "waiting_since", "id");
CREATE INDEX "quotes_revised_draft_index" ON "quotes" ("waiting_since", "id") WHERE "status" = 'draft' and "revision" > 1;
CREATE INDEX "quotes_owner_waiting_index" ON "quotes" ("owner_id", "waiting_since", "id") WHERE "owner_id" is not null;
CREATE INDEX "quotes_send_index" ON "quotes" ("send_at") WHERE "send_at" is not null;
CREATE INDEX "quotes_expiry_index" ON "quotes" ("valid_until") WHERE "status" = 'sent';
CREATE INDEX "quotes_deposit_due_index" ON "quotes" (("deposit_cents" - "deposit_received_cents")) WHERE "deposit_status" = 'due';

CREATE TABLE "quote_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"quote_id" uuid NOT NULL,
	"command" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"signed_name" text,
	"signed_for" text,
	"signer_relation" text,
	CONSTRAINT "quote_events_command_check" CHECK ("command" in ('create', 'submit', 'cancel', 'send', 'decline_request', 'approve', 'decline', 'request_changes', 'revise', 'expire', 'withdraw', 'convert', 'record_deposit', 'take_deposit_back', 'refund_deposit', 'take_deposit_off', 'release_deposit', 'waive_deposit', 'refuse_send')),
	CONSTRAINT "quote_events_from_status_check" CHECK ("from_status" in ('draft', 'submitted', 'sent', 'changes_requested', 'approved', 'converted', 'declined', 'cancelled', 'expired', 'withdrawn')),
	CONSTRAINT "quote_events_to_status_check" CHECK ("to_status" in ('draft', 'submitted', 'sent', 'changes_requested', 'approved', 'converted', 'declined', 'cancelled', 'expired', 'withdrawn')),
	CONSTRAINT "quote_events_actor_check" CHECK ("actor" in ('client', 'staff', 'system')),
	CONSTRAINT "quote_events_relation_check" CHECK ("signer_relation" in ('family', 'carer', 'nominee', 'other')),
	CONSTRAINT "quote_events_signature_check" CHECK (("signed_name" is null or "command" = 'approve') and ("signed_for" is null or "signed_name" is not null) and ("signed_for" is null) = ("signer_relation" is null))
);
CREATE INDEX "quote_events_quote_index" ON "quote_events" ("quote_id", "position");

CREATE TABLE "quote_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	"valid_until" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid,
	CONSTRAINT "quote_revisions_quote_revision_key" UNIQUE("quote_id","revision"),
	CONSTRAINT "quote_revisions_revision_check" CHECK ("revision" > 0),
	CONSTRAINT "quote_revisions_price_check" CHECK (quote_price_adds_up("content" -> 'price', "total_cents", "deposit_cents"))
);

CREATE TABLE "quote_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_attachments_file_key" UNIQUE("file_id")
);
CREATE INDEX "quote_attachments_quote_index" ON "quote_attachments" ("quote_id", "created_at");

CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"service_id" text NOT NULL,
	"rooms" jsonb NOT NULL,
	"addon_ids" text[] NOT NULL,
	"timeline_id" text NOT NULL,
	"address_line1" text,
	"suburb" text,
	"postcode" text,
	"access_notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_templates_service_id_check" CHECK ("service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "quote_templates_timeline_id_check" CHECK ("timeline_id" in ('standard', 'urgent', 'same-day')),
	CONSTRAINT "quote_templates_postcode_check" CHECK ("postcode" ~ '^[0-9]{4}$')
);
CREATE UNIQUE INDEX "quote_templates_client_name_key" ON "quote_templates" ("client_id",lower("name"));

CREATE TABLE "deposit_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_payments_kind_check" CHECK ("kind" in ('payment', 'refund')),
	CONSTRAINT "deposit_payments_method_check" CHECK ("method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other')),
	CONSTRAINT "deposit_payments_amount_check" CHECK ("amount_cents" > 0),
	CONSTRAINT "deposit_payments_taken_back_check" CHECK ("taken_back_at" is null or "kind" = 'payment')
);
CREATE INDEX "deposit_payments_quote_index" ON "deposit_payments" ("quote_id", "position");
--> statement-breakpoint
-- Appointments

CREATE TABLE "appointment_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"quote_id" uuid,
	"staff_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"address_line1" text NOT NULL,
	"suburb" text NOT NULL,
	"postcode" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"interval_weeks" integer NOT NULL,
	"first_date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"last_date" date,
	"paused_from" date,
	"resumes_on" date,
	"started_on" date NOT NULL,
	"booked_until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "appointment_series_service_id_check" CHECK ("service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "appointment_series_interval_check" CHECK ("interval_weeks" in (1, 2, 4)),
	CONSTRAINT "appointment_series_version_check" CHECK ("version" > 0),
	CONSTRAINT "appointment_series_postcode_check" CHECK ("postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "appointment_series_time_check" CHECK ("start_time" ~ '^[0-9]{2}:[0-9]{2}$' and "end_time" ~ '^[0-9]{2}:[0-9]{2}$' and "start_time" < "end_time"),
	CONSTRAINT "appointment_series_pause_check" CHECK (("paused_from" is not null or "resumes_on" is null) and "paused_from" < "resumes_on")
);
CREATE INDEX "appointment_series_client_index" ON "appointment_series" ("client_id", "started_on");
CREATE INDEX "appointment_series_booked_until_index" ON "appointment_series" ("booked_until");

CREATE TABLE "appointment_series_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"series_id" uuid NOT NULL,
	"command" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_series_events_command_check" CHECK ("command" in ('start', 'change', 'pause', 'resume', 'end')),
	CONSTRAINT "appointment_series_events_actor_check" CHECK ("actor" in ('client', 'staff'))
);
CREATE INDEX "appointment_series_events_series_index" ON "appointment_series_events" ("series_id", "position");

-- The "not null" constraint of "appointment_date" keeps the name that the column had first.
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text DEFAULT 'A-' || nextval('appointment_references') NOT NULL,
	"client_id" uuid NOT NULL,
	"quote_id" uuid,
	"staff_id" uuid,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"service_id" text NOT NULL,
	"appointment_date" date CONSTRAINT "appointments_visit_date_not_null" NOT NULL,
	"preferred_time" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"free_until" timestamp (3) with time zone,
	"address_line1" text NOT NULL,
	"suburb" text NOT NULL,
	"postcode" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"actual_started_at" timestamp (3) with time zone,
	"actual_ended_at" timestamp (3) with time zone,
	"completion_notes" text DEFAULT '' NOT NULL,
	"cancelled_by" text,
	"cancellation_notice_at" timestamp (3) with time zone,
	"is_late_cancellation" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expected_at" timestamp (3) with time zone,
	"access_code_encrypted" bytea,
	"series_id" uuid,
	"occurrence_date" date,
	"updated_by" uuid,
	CONSTRAINT "appointments_reference_key" UNIQUE("reference"),
	CONSTRAINT "appointments_occurrence_check" CHECK ("occurrence_date" is null or "series_id" is not null),
	CONSTRAINT "appointments_status_check" CHECK ("status" in ('requested', 'confirmed', 'in_progress', 'completed', 'declined', 'cancelled', 'no_access')),
	CONSTRAINT "appointments_service_id_check" CHECK ("service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "appointments_cancelled_by_check" CHECK ("cancelled_by" in ('client', 'staff')),
	CONSTRAINT "appointments_version_check" CHECK ("version" > 0 and "calendar_sequence" >= 0),
	CONSTRAINT "appointments_postcode_check" CHECK ("postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "appointments_time_check" CHECK (("starts_at" is null) = ("ends_at" is null) and "starts_at" < "ends_at"),
	CONSTRAINT "appointments_planned_check" CHECK ("status" not in ('confirmed', 'in_progress', 'completed', 'no_access') or ("starts_at" is not null and "free_until" is not null)),
	CONSTRAINT "appointments_cleaner_check" CHECK ("status" not in ('in_progress', 'completed') or "staff_id" is not null),
	CONSTRAINT "appointments_actual_time_check" CHECK ("actual_started_at" < "actual_ended_at"),
	CONSTRAINT "appointments_cancellation_check" CHECK (("status" = 'cancelled') = ("cancelled_by" is not null) and ("cancelled_by" is null) = ("cancellation_notice_at" is null))
);
CREATE INDEX "appointments_client_date_index" ON "appointments" ("client_id", "appointment_date", "id");
CREATE INDEX "appointments_date_index" ON "appointments" ("appointment_date", "id");
CREATE INDEX "appointments_staff_date_index" ON "appointments" ("staff_id", "appointment_date");
CREATE INDEX "appointments_quote_index" ON "appointments" ("quote_id");
CREATE UNIQUE INDEX "appointments_occurrence_key" ON "appointments" ("series_id", "occurrence_date");
CREATE INDEX "appointments_without_cleaner_index" ON "appointments" ("appointment_date", "id") WHERE "status" = 'confirmed' and "staff_id" is null;
CREATE INDEX "appointments_requested_index" ON "appointments" ("appointment_date", "id") WHERE "status" = 'requested';
CREATE INDEX "appointments_reminder_index" ON "appointments" ("appointment_date") WHERE "status" = 'confirmed' and "reminded_at" is null;
-- Nobody is planned in two places at once, whatever is written at the same moment.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_once" EXCLUDE USING gist (
	"staff_id" WITH =,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
) WHERE ("status" in ('confirmed', 'in_progress'));

CREATE TABLE "appointment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"appointment_id" uuid NOT NULL,
	"command" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"reason" text,
	"starts_at" timestamp (3) with time zone,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"taken_from" uuid,
	CONSTRAINT "appointment_events_command_check" CHECK ("command" in ('request', 'confirm', 'decline', 'reschedule', 'assign', 'start', 'report_running_late', 'complete', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule', 'charge_fee', 'waive_fee')),
	CONSTRAINT "appointment_events_from_status_check" CHECK ("from_status" in ('requested', 'confirmed', 'in_progress', 'completed', 'declined', 'cancelled', 'no_access')),
	CONSTRAINT "appointment_events_to_status_check" CHECK ("to_status" in ('requested', 'confirmed', 'in_progress', 'completed', 'declined', 'cancelled', 'no_access')),
	CONSTRAINT "appointment_events_actor_check" CHECK ("actor" in ('client', 'staff'))
);
CREATE INDEX "appointment_events_appointment_index" ON "appointment_events" ("appointment_id", "position");
CREATE INDEX "appointment_events_taken_from_index" ON "appointment_events" ("taken_from", "occurred_at") WHERE "taken_from" is not null;

CREATE TABLE "appointment_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid
);
CREATE INDEX "appointment_tasks_appointment_index" ON "appointment_tasks" ("appointment_id", "position");

-- The "not null" constraints keep the name that the table had first.
CREATE TABLE "reschedule_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() CONSTRAINT "appointment_change_requests_id_not_null" NOT NULL,
	"appointment_id" uuid CONSTRAINT "appointment_change_requests_appointment_id_not_null" NOT NULL,
	"status" text CONSTRAINT "appointment_change_requests_status_not_null" NOT NULL,
	"preferred_date" date CONSTRAINT "appointment_change_requests_preferred_date_not_null" NOT NULL,
	"preferred_time" text CONSTRAINT "appointment_change_requests_preferred_time_not_null" NOT NULL,
	"note" text DEFAULT '' CONSTRAINT "appointment_change_requests_note_not_null" NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone CONSTRAINT "appointment_change_requests_created_at_not_null" NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "reschedule_requests_status_check" CHECK ("status" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "reschedule_requests_answered_check" CHECK (("status" = 'open') = ("answered_at" is null))
);
CREATE INDEX "reschedule_requests_appointment_index" ON "reschedule_requests" ("appointment_id", "created_at");
CREATE UNIQUE INDEX "reschedule_requests_open_key" ON "reschedule_requests" ("appointment_id") WHERE "status" = 'open';

CREATE TABLE "late_fees" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"price_cents" integer,
	"percent" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"charged_cents" integer,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "late_fees_state_check" CHECK ("state" in ('open', 'charged', 'waived')),
	CONSTRAINT "late_fees_terms_check" CHECK ("percent" between 1 and 100 and "price_cents" >= 0),
	CONSTRAINT "late_fees_charged_check" CHECK (("state" = 'charged') = ("charged_cents" is not null) and "charged_cents" > 0 and "charged_cents" <= "price_cents"),
	CONSTRAINT "late_fees_decided_check" CHECK (("state" = 'open') = ("decided_at" is null) and ("state" <> 'waived' or "reason" is not null))
);
CREATE INDEX "late_fees_open_index" ON "late_fees" ("appointment_id") WHERE "state" = 'open';

CREATE TABLE "calendar_feeds" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" bytea NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
-- Invoices, payments and reminders

CREATE TABLE "number_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "number_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "number_counters_last_number_check" CHECK ("last_number" > 0)
);

CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"claim_status" text DEFAULT 'not_applicable' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"quote_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"subtotal_cents" integer DEFAULT 0 NOT NULL,
	"gst_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer DEFAULT 0 NOT NULL,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"balance_cents" integer GENERATED ALWAYS AS (case when status in ('void', 'written_off') then 0 else total_cents - received_cents + refunded_cents - credited_cents end) STORED NOT NULL,
	"issue_date" date,
	"due_date" date,
	"closed_on" date,
	"closed_cents" integer,
	"plan_management" text,
	"bill_to" jsonb,
	"override_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deposit_cents" integer DEFAULT 0 NOT NULL,
	"claimed_cents" integer,
	"updated_by" uuid,
	"credit_used_cents" integer DEFAULT 0 NOT NULL,
	"uses_credit" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoices_number_key" UNIQUE("number"),
	CONSTRAINT "invoices_id_kind_key" UNIQUE("id","kind"),
	CONSTRAINT "invoices_kind_check" CHECK ("kind" in ('private', 'ndis')),
	CONSTRAINT "invoices_status_check" CHECK ("status" in ('draft', 'issued', 'partially_paid', 'paid', 'void', 'written_off')),
	CONSTRAINT "invoices_claim_status_check" CHECK ("claim_status" in ('not_applicable', 'ready', 'submitted', 'accepted', 'rejected', 'reconciled')),
	CONSTRAINT "invoices_plan_management_check" CHECK ("plan_management" in ('self', 'plan', 'agency')),
	CONSTRAINT "invoices_version_check" CHECK ("version" > 0),
	CONSTRAINT "invoices_number_check" CHECK ("number" ~ '^INV-[0-9]{4}-[0-9]{5,}$'),
	CONSTRAINT "invoices_issued_check" CHECK (("status" = 'draft') = ("number" is null) and ("number" is null) = ("issue_date" is null) and ("issue_date" is null) = ("due_date" is null) and ("due_date" is null) = ("bill_to" is null)),
	CONSTRAINT "invoices_closed_check" CHECK (("status" in ('void', 'written_off')) = ("closed_on" is not null) and ("closed_on" is null) = ("closed_cents" is null)),
	CONSTRAINT "invoices_claim_of_ndis_check" CHECK ("kind" = 'ndis' or "claim_status" = 'not_applicable'),
	CONSTRAINT "invoices_claimed_check" CHECK ("claimed_cents" is null or ("claimed_cents" between 0 and "total_cents" and "claim_status" <> 'not_applicable')),
	CONSTRAINT "invoices_sums_check" CHECK ("subtotal_cents" >= 0 and "gst_cents" >= 0 and "total_cents" = "subtotal_cents" + "gst_cents"),
	CONSTRAINT "invoices_deposit_check" CHECK ("deposit_cents" >= 0 and "credit_used_cents" >= 0 and "deposit_cents" + "credit_used_cents" <= "received_cents"),
	CONSTRAINT "invoices_money_check" CHECK ("refunded_cents" between 0 and "received_cents" and "credited_cents" >= 0 and "received_cents" - "refunded_cents" + "credited_cents" <= "total_cents"),
	CONSTRAINT "invoices_paid_check" CHECK (("status" = 'paid') = ("status" not in ('draft', 'void', 'written_off') and "received_cents" - "refunded_cents" + "credited_cents" = "total_cents"))
);
CREATE UNIQUE INDEX "invoices_live_quote_key" ON "invoices" ("quote_id") WHERE "quote_id" is not null and "status" <> 'void';
CREATE INDEX "invoices_client_updated_index" ON "invoices" ("client_id", "updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "invoices_client_status_index" ON "invoices" ("client_id", "status");
CREATE INDEX "invoices_updated_index" ON "invoices" ("updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "invoices_status_updated_index" ON "invoices" ("status", "updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "invoices_search_index" ON "invoices" USING gin ((coalesce("number", '') || ' ' || "note") gin_trgm_ops);
CREATE INDEX "invoices_owed_index" ON "invoices" ("due_date", "id") WHERE "status" in ('issued', 'partially_paid');
CREATE INDEX "invoices_claim_index" ON "invoices" ("claim_status", "issue_date", "id") WHERE "claim_status" <> 'not_applicable';

CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"quantity_hundredths" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"gst_code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"service_date_from" date,
	"service_date_to" date,
	"start_time" text,
	"end_time" text,
	"appointment_id" uuid,
	"support_item_number" text,
	"region" text,
	"claim_type" text DEFAULT '' NOT NULL,
	"cancellation_reason" text,
	"cancellation_notice_at" timestamp (3) with time zone,
	"no_other_work_found" boolean,
	"mmm" integer,
	"kilometre_tenths" integer,
	CONSTRAINT "invoice_lines_kind_check" CHECK ("kind" in ('private', 'ndis')),
	CONSTRAINT "invoice_lines_unit_check" CHECK ("unit" in ('H', 'E')),
	CONSTRAINT "invoice_lines_gst_code_check" CHECK ("gst_code" in ('P1', 'P2', 'P5')),
	CONSTRAINT "invoice_lines_region_check" CHECK ("region" in ('standard', 'remote', 'very_remote')),
	CONSTRAINT "invoice_lines_mmm_check" CHECK ("mmm" is null or ("mmm" between 1 and 7 and "region" = case "mmm" when 7 then 'very_remote' when 6 then 'remote' else 'standard' end)),
	CONSTRAINT "invoice_lines_kilometres_check" CHECK ("kilometre_tenths" > 0),
	CONSTRAINT "invoice_lines_claim_type_check" CHECK ("claim_type" in ('', 'CANC', 'TRAN', 'NF2F', 'REPW', 'THLT', 'IRSS')),
	CONSTRAINT "invoice_lines_cancellation_reason_check" CHECK ("cancellation_reason" in ('NSDH', 'NSDF', 'NSDT', 'NSDO')),
	CONSTRAINT "invoice_lines_amount_check" CHECK ("quantity_hundredths" > 0 and "unit_price_cents" >= 0 and "gst_cents" between 0 and "amount_cents" and ("gst_code" = 'P1' or "gst_cents" = 0)),
	CONSTRAINT "invoice_lines_private_check" CHECK ("kind" = 'ndis' or ("support_item_number" is null and "region" is null and "mmm" is null and "kilometre_tenths" is null and "claim_type" = '' and "cancellation_reason" is null and "cancellation_notice_at" is null and "no_other_work_found" is null)),
	CONSTRAINT "invoice_lines_ndis_check" CHECK ("kind" = 'private' or "service_date_from" is not null),
	CONSTRAINT "invoice_lines_dates_check" CHECK (("service_date_from" is null) = ("service_date_to" is null) and "service_date_to" >= "service_date_from")
);
CREATE INDEX "invoice_lines_invoice_index" ON "invoice_lines" ("invoice_id", "position");
CREATE INDEX "invoice_lines_search_index" ON "invoice_lines" USING gin ("description" gin_trgm_ops);
CREATE INDEX "invoice_lines_support_index" ON "invoice_lines" ("service_date_from", "support_item_number") WHERE "kind" = 'ndis';

CREATE TABLE "invoice_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"invoice_id" uuid NOT NULL,
	"command" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"claim_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_events_command_check" CHECK ("command" in ('create', 'issue', 'send_again', 'record_payment', 'refund', 'credit', 'void', 'write_off', 'submit_claim', 'accept_claim', 'reject_claim', 'reopen_claim', 'reconcile_claim')),
	CONSTRAINT "invoice_events_from_status_check" CHECK ("from_status" in ('draft', 'issued', 'partially_paid', 'paid', 'void', 'written_off')),
	CONSTRAINT "invoice_events_to_status_check" CHECK ("to_status" in ('draft', 'issued', 'partially_paid', 'paid', 'void', 'written_off')),
	CONSTRAINT "invoice_events_claim_status_check" CHECK ("claim_status" in ('not_applicable', 'ready', 'submitted', 'accepted', 'rejected', 'reconciled')),
	CONSTRAINT "invoice_events_actor_check" CHECK ("actor" in ('client', 'staff', 'admin', 'system'))
);
CREATE INDEX "invoice_events_invoice_index" ON "invoice_events" ("invoice_id", "position");

CREATE TABLE "invoiced_appointments" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL
);
CREATE INDEX "invoiced_appointments_invoice_index" ON "invoiced_appointments" ("invoice_id");

CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"gst_cents" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"number" text,
	"method" text,
	"received_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"quote_id" uuid,
	"is_after_write_off" boolean DEFAULT false NOT NULL,
	"account_credit_id" uuid,
	CONSTRAINT "payments_number_key" UNIQUE("number"),
	CONSTRAINT "payments_kind_check" CHECK ("kind" in ('payment', 'refund', 'credit')),
	CONSTRAINT "payments_method_check" CHECK ("method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other', 'deposit', 'account_credit')),
	CONSTRAINT "payments_deposit_check" CHECK (("quote_id" is not null) = ("method" is not distinct from 'deposit')),
	CONSTRAINT "payments_account_credit_check" CHECK ("account_credit_id" is null or "method" = 'account_credit'),
	CONSTRAINT "payments_amount_check" CHECK ("amount_cents" > 0),
	CONSTRAINT "payments_number_check" CHECK ("number" ~ '^CRN-[0-9]{4}-[0-9]{5,}$'),
	CONSTRAINT "payments_credit_check" CHECK (("kind" = 'credit') = ("number" is not null) and ("kind" = 'credit') = ("method" is null) and ("kind" = 'credit' or "gst_cents" = 0))
);
CREATE INDEX "payments_invoice_index" ON "payments" ("invoice_id", "position");
CREATE INDEX "payments_quote_index" ON "payments" ("quote_id") WHERE "quote_id" is not null;
CREATE INDEX "payments_account_credit_index" ON "payments" ("account_credit_id") WHERE "account_credit_id" is not null;

CREATE TABLE "line_payments" (
	"line_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_payments_line_id_reference_pk" PRIMARY KEY("line_id","reference"),
	CONSTRAINT "line_payments_amount_check" CHECK ("amount_cents" > 0)
);

CREATE TABLE "account_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"used_cents" integer DEFAULT 0 NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_credits_amount_check" CHECK ("amount_cents" > 0 and "used_cents" >= 0 and "refunded_cents" >= 0 and "used_cents" + "refunded_cents" <= "amount_cents")
);
CREATE INDEX "account_credits_invoice_index" ON "account_credits" ("invoice_id", "reference");
CREATE INDEX "account_credits_client_index" ON "account_credits" ("client_id", "created_at");

CREATE TABLE "account_credit_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credit_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"refunded_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_credit_refunds_method_check" CHECK ("method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other')),
	CONSTRAINT "account_credit_refunds_amount_check" CHECK ("amount_cents" > 0)
);
CREATE INDEX "account_credit_refunds_credit_index" ON "account_credit_refunds" ("credit_id");

CREATE TABLE "payment_reminders" (
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_reminders_invoice_id_days_pk" PRIMARY KEY("invoice_id","days"),
	CONSTRAINT "payment_reminders_days_check" CHECK ("days" > 0)
);

CREATE TABLE "reminder_stops" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"stopped_by" uuid,
	"stopped_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "reminders_off" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"switched_by" uuid,
	"switched_at" timestamp (3) with time zone NOT NULL,
	"held_until" date,
	"reason" text,
	CONSTRAINT "reminders_off_reason_check" CHECK (("held_until" is null) = ("reason" is null))
);

CREATE TABLE "reminder_emails" (
	"days" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subject" text,
	"body" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_emails_version_check" CHECK ("version" > 0),
	CONSTRAINT "reminder_emails_words_check" CHECK (("subject" is null) = ("body" is null))
);

CREATE TABLE "sent_statements" (
	"client_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"sent_on" date NOT NULL,
	"sent_to" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_statements_client_id_recipient_sent_on_pk" PRIMARY KEY("client_id","recipient","sent_on"),
	CONSTRAINT "sent_statements_recipient_check" CHECK ("recipient" in ('client', 'plan_manager'))
);
--> statement-breakpoint
-- Bank statements

CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"account_ending" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"used_count" integer NOT NULL,
	"out_count" integer NOT NULL,
	"imported_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"finished_by" uuid,
	"opening_cents" bigint,
	"in_cents" bigint,
	"out_cents" bigint,
	"closing_cents" bigint,
	"account" text,
	"has_chosen_columns" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_statements_format_check" CHECK ("format" in ('ofx', 'camt053', 'csv')),
	CONSTRAINT "bank_statements_counts_check" CHECK ("used_count" >= 0 and "out_count" >= 0 and "first_day" <= "last_day"),
	CONSTRAINT "bank_statements_balance_check" CHECK (num_nulls("opening_cents", "in_cents", "out_cents", "closing_cents") in (0, 4) and "in_cents" >= 0 and "out_cents" >= 0),
	CONSTRAINT "bank_statements_finished_check" CHECK ("finished_by" is null or "finished_at" is not null)
);
CREATE INDEX "bank_statements_created_index" ON "bank_statements" ("created_at" DESC NULLS FIRST,"id");

CREATE TABLE "bank_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"statement_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"text" text NOT NULL,
	"fingerprint" bytea NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"kept_cents" integer DEFAULT 0 NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"kept_invoice_id" uuid,
	"taken_back_count" integer DEFAULT 0 NOT NULL,
	"bank_id" text,
	"recorded_reference" text,
	CONSTRAINT "bank_rows_fingerprint_key" UNIQUE("fingerprint"),
	CONSTRAINT "bank_rows_place_key" UNIQUE("statement_id","row_number"),
	CONSTRAINT "bank_rows_status_check" CHECK ("status" in ('open', 'matched', 'set_aside')),
	CONSTRAINT "bank_rows_taken_back_check" CHECK ("taken_back_count" >= 0),
	CONSTRAINT "bank_rows_version_check" CHECK ("version" > 0),
	CONSTRAINT "bank_rows_amount_check" CHECK ("amount_cents" > 0 and "kept_cents" between 0 and "amount_cents"),
	CONSTRAINT "bank_rows_decided_check" CHECK (("status" = 'open') = ("decided_at" is null) and ("status" = 'set_aside') = ("reason" is not null) and ("status" = 'matched' or "kept_cents" = 0)),
	CONSTRAINT "bank_rows_recorded_check" CHECK ("recorded_reference" is null or "status" = 'matched'),
	CONSTRAINT "bank_rows_kept_check" CHECK ("kept_invoice_id" is null or "kept_cents" > 0)
);
CREATE INDEX "bank_rows_day_index" ON "bank_rows" ("booked_on");
CREATE INDEX "bank_rows_open_index" ON "bank_rows" ("booked_on", "row_number", "position") WHERE "status" = 'open';
CREATE INDEX "bank_rows_kept_invoice_index" ON "bank_rows" ("kept_invoice_id") WHERE "kept_invoice_id" is not null;
CREATE INDEX "bank_rows_recorded_index" ON "bank_rows" ("recorded_reference") WHERE "recorded_reference" is not null;

CREATE TABLE "bank_row_parts" (
	"row_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "bank_row_parts_row_id_invoice_id_pk" PRIMARY KEY("row_id","invoice_id"),
	CONSTRAINT "bank_row_parts_amount_check" CHECK ("amount_cents" > 0)
);
CREATE INDEX "bank_row_parts_invoice_index" ON "bank_row_parts" ("invoice_id");

CREATE TABLE "bank_row_deposits" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "bank_row_deposits_amount_check" CHECK ("amount_cents" > 0)
);
CREATE INDEX "bank_row_deposits_quote_index" ON "bank_row_deposits" ("quote_id");

CREATE TABLE "bank_row_repeats" (
	"row_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	CONSTRAINT "bank_row_repeats_row_id_statement_id_pk" PRIMARY KEY("row_id","statement_id")
);
CREATE INDEX "bank_row_repeats_statement_index" ON "bank_row_repeats" ("statement_id", "row_number");

CREATE TABLE "bank_layouts" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"columns" text[] NOT NULL,
	"names_row" integer NOT NULL,
	"date_order" text NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_layouts_account_key_pk" PRIMARY KEY("account","key"),
	CONSTRAINT "bank_layouts_date_order_check" CHECK ("date_order" in ('dmy', 'mdy')),
	CONSTRAINT "bank_layouts_names_row_check" CHECK ("names_row" >= 0)
);
--> statement-breakpoint
-- NDIS claims

CREATE TABLE "claim_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY,
	"format_version" text NOT NULL,
	"csv_date_format" text NOT NULL,
	"invoice_count" integer NOT NULL,
	"row_count" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_batches_number_key" UNIQUE("number"),
	CONSTRAINT "claim_batches_csv_date_format_check" CHECK ("csv_date_format" in ('YYYY-MM-DD', 'YYYY/MM/DD', 'DD/MM/YYYY')),
	CONSTRAINT "claim_batches_counts_check" CHECK ("invoice_count" > 0 and "row_count" > 0 and "total_cents" >= 0)
);

CREATE TABLE "claim_batch_invoices" (
	"batch_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	CONSTRAINT "claim_batch_invoices_batch_id_invoice_id_pk" PRIMARY KEY("batch_id","invoice_id")
);
CREATE INDEX "claim_batch_invoices_invoice_index" ON "claim_batch_invoices" ("invoice_id");

CREATE TABLE "claim_files" (
	"batch_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer NOT NULL,
	"content_encrypted" bytea NOT NULL,
	CONSTRAINT "claim_files_batch_id_part_pk" PRIMARY KEY("batch_id","part"),
	CONSTRAINT "claim_files_file_name_key" UNIQUE("file_name"),
	CONSTRAINT "claim_files_counts_check" CHECK ("part" > 0 and "row_count" > 0)
);
--> statement-breakpoint
-- Files and documents

CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid,
	"uploader_id" uuid,
	"source" text NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" bytea NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stored_files_key" UNIQUE("storage_key"),
	CONSTRAINT "stored_files_source_check" CHECK ("source" in ('client', 'company')),
	CONSTRAINT "stored_files_purpose_check" CHECK ("purpose" in ('document', 'quote_attachment', 'message_attachment')),
	CONSTRAINT "stored_files_media_type_check" CHECK ("media_type" in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
	CONSTRAINT "stored_files_size_check" CHECK ("byte_size" > 0)
);
CREATE INDEX "stored_files_created_index" ON "stored_files" ("created_at");

CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"category" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"appointment_id" uuid,
	"photo_stage" text,
	CONSTRAINT "documents_file_key" UNIQUE("file_id"),
	CONSTRAINT "documents_photo_stage_check" CHECK ("photo_stage" in ('before', 'after')),
	CONSTRAINT "documents_appointment_photo_check" CHECK (("appointment_id" is null) = ("photo_stage" is null) and ("appointment_id" is null or "category" = 'photos')),
	CONSTRAINT "documents_category_check" CHECK ("category" in ('agreements', 'checklists', 'certificates', 'reports', 'photos'))
);
CREATE INDEX "documents_client_index" ON "documents" ("client_id", "category", "created_at");
CREATE INDEX "documents_created_index" ON "documents" ("created_at");
CREATE INDEX "documents_appointment_index" ON "documents" ("appointment_id", "created_at") WHERE "appointment_id" is not null;

CREATE TABLE "document_openings" (
	"document_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_openings_document_id_reader_id_pk" PRIMARY KEY("document_id","reader_id")
);
--> statement-breakpoint
-- Messages

CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"quote_id" uuid,
	"invoice_id" uuid,
	"appointment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"client_mailed_at" timestamp (3) with time zone,
	"client_mail_due_at" timestamp (3) with time zone,
	"staff_mailed_at" timestamp (3) with time zone,
	"staff_mail_due_at" timestamp (3) with time zone,
	"owner_id" uuid,
	CONSTRAINT "message_threads_about_check" CHECK (num_nonnulls("quote_id", "invoice_id", "appointment_id") <= 1)
);
CREATE INDEX "message_threads_client_index" ON "message_threads" ("client_id", "last_message_at", "id");
CREATE INDEX "message_threads_last_message_index" ON "message_threads" ("last_message_at", "id");
CREATE INDEX "message_threads_owner_index" ON "message_threads" ("owner_id", "last_message_at", "id");
CREATE INDEX "message_threads_client_mail_due_index" ON "message_threads" ("client_mail_due_at") WHERE "client_mail_due_at" is not null;
CREATE INDEX "message_threads_staff_mail_due_index" ON "message_threads" ("staff_mail_due_at") WHERE "staff_mail_due_at" is not null;

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_side_check" CHECK ("side" in ('client', 'staff'))
);
CREATE INDEX "messages_thread_index" ON "messages" ("thread_id", "position");

CREATE TABLE "message_reads" (
	"thread_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"seen_position" bigint,
	CONSTRAINT "message_reads_thread_id_reader_id_pk" PRIMARY KEY("thread_id","reader_id")
);

CREATE TABLE "message_attachments" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL
);
CREATE INDEX "message_attachments_message_index" ON "message_attachments" ("message_id");

CREATE TABLE "quick_replies" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"replies" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "quick_replies_one_row_check" CHECK ("id" = 1),
	CONSTRAINT "quick_replies_version_check" CHECK ("version" > 0)
);
--> statement-breakpoint
-- Emails

CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	"reply_to" text,
	"locked_until" timestamp (3) with time zone,
	"about_id" uuid,
	"position" bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX "mails_due_index" ON "mails" ("next_attempt_at") WHERE "delivered_at" is null and "failed_at" is null;
CREATE INDEX "mails_about_index" ON "mails" ("about_id", "created_at" DESC NULLS FIRST) WHERE "about_id" is not null;
CREATE INDEX "mails_recipient_index" ON "mails" ("recipient", "created_at" DESC NULLS FIRST);

CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" bytea,
	"pdf" jsonb,
	"pdf_encrypted" bytea,
	CONSTRAINT "mail_attachments_position_key" UNIQUE("mail_id","position"),
	CONSTRAINT "mail_attachments_source_check" CHECK (num_nonnulls("content", "pdf", "pdf_encrypted") = 1)
);
--> statement-breakpoint
-- What the service keeps for itself

CREATE TABLE "live_events" (
	"transaction_id" xid8 NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"client_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "live_events_transaction_id_kind_record_id_pk" PRIMARY KEY("transaction_id","kind","record_id")
);
CREATE INDEX "live_events_created_at_index" ON "live_events" ("created_at");

-- Unlogged: what it holds is said again within seconds.
CREATE UNLOGGED TABLE "record_presences" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_presences_record_id_kind_user_id_pk" PRIMARY KEY("record_id","kind","user_id"),
	CONSTRAINT "record_presences_kind_check" CHECK ("kind" in ('quote', 'appointment', 'invoice', 'thread'))
);

CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" bytea NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"body" jsonb,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" ("created_at");

CREATE TABLE "rate_limit_windows" (
	"budget" text NOT NULL,
	"caller" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_windows_budget_caller_pk" PRIMARY KEY("budget","caller")
);
CREATE INDEX "rate_limit_windows_ends_at_index" ON "rate_limit_windows" ("ends_at");

CREATE TABLE "secret_key_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" bytea NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "secret_key_checks_id_check" CHECK ("id" = 1)
);
--> statement-breakpoint
-- References between tables

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "staff_preferences" ADD CONSTRAINT "staff_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE restrict;

ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE restrict;

ALTER TABLE "client_profiles" ADD CONSTRAINT "client_profiles_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "client_addresses" ADD CONSTRAINT "client_addresses_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "client_plans" ADD CONSTRAINT "client_plans_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "client_agreements" ADD CONSTRAINT "client_agreements_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE set null;

ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_send_by_users_id_fk" FOREIGN KEY ("send_by") REFERENCES "users"("id") ON DELETE restrict;

ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE cascade;
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE cascade;
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "quote_attachments" ADD CONSTRAINT "quote_attachments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE cascade;
ALTER TABLE "quote_attachments" ADD CONSTRAINT "quote_attachments_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE restrict;

ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "deposit_payments" ADD CONSTRAINT "deposit_payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE restrict;
ALTER TABLE "deposit_payments" ADD CONSTRAINT "deposit_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE restrict;
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "users"("id") ON DELETE restrict;

ALTER TABLE "appointment_series_events" ADD CONSTRAINT "appointment_series_events_series_id_appointment_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "appointment_series"("id") ON DELETE cascade;
ALTER TABLE "appointment_series_events" ADD CONSTRAINT "appointment_series_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE restrict;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_series_id_appointment_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "appointment_series"("id") ON DELETE restrict;

ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_taken_from_users_id_fk" FOREIGN KEY ("taken_from") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "appointment_tasks" ADD CONSTRAINT "appointment_tasks_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;
ALTER TABLE "appointment_tasks" ADD CONSTRAINT "appointment_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "reschedule_requests" ADD CONSTRAINT "reschedule_requests_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;

ALTER TABLE "late_fees" ADD CONSTRAINT "late_fees_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE cascade;
ALTER TABLE "late_fees" ADD CONSTRAINT "late_fees_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE restrict;

ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_fk" FOREIGN KEY ("invoice_id","kind") REFERENCES "invoices"("id","kind") ON DELETE cascade;

ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE cascade;
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "invoiced_appointments" ADD CONSTRAINT "invoiced_appointments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE cascade;

ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;
ALTER TABLE "payments" ADD CONSTRAINT "payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE restrict;
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_credit_id_account_credits_id_fk" FOREIGN KEY ("account_credit_id") REFERENCES "account_credits"("id") ON DELETE set null;
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "line_payments" ADD CONSTRAINT "line_payments_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "invoice_lines"("id") ON DELETE cascade;

ALTER TABLE "account_credits" ADD CONSTRAINT "account_credits_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE restrict;
ALTER TABLE "account_credits" ADD CONSTRAINT "account_credits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;
ALTER TABLE "account_credits" ADD CONSTRAINT "account_credits_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "account_credit_refunds" ADD CONSTRAINT "account_credit_refunds_credit_id_account_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "account_credits"("id") ON DELETE restrict;
ALTER TABLE "account_credit_refunds" ADD CONSTRAINT "account_credit_refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;

ALTER TABLE "reminder_stops" ADD CONSTRAINT "reminder_stops_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;
ALTER TABLE "reminder_stops" ADD CONSTRAINT "reminder_stops_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "reminders_off" ADD CONSTRAINT "reminders_off_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "reminders_off" ADD CONSTRAINT "reminders_off_switched_by_users_id_fk" FOREIGN KEY ("switched_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "sent_statements" ADD CONSTRAINT "sent_statements_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "sent_statements" ADD CONSTRAINT "sent_statements_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_finished_by_users_id_fk" FOREIGN KEY ("finished_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "bank_statements"("id") ON DELETE restrict;
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_kept_invoice_id_invoices_id_fk" FOREIGN KEY ("kept_invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "bank_row_parts" ADD CONSTRAINT "bank_row_parts_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "bank_rows"("id") ON DELETE restrict;
ALTER TABLE "bank_row_parts" ADD CONSTRAINT "bank_row_parts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;

ALTER TABLE "bank_row_deposits" ADD CONSTRAINT "bank_row_deposits_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "bank_rows"("id") ON DELETE restrict;
ALTER TABLE "bank_row_deposits" ADD CONSTRAINT "bank_row_deposits_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE restrict;

ALTER TABLE "bank_row_repeats" ADD CONSTRAINT "bank_row_repeats_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "bank_rows"("id") ON DELETE cascade;
ALTER TABLE "bank_row_repeats" ADD CONSTRAINT "bank_row_repeats_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "bank_statements"("id") ON DELETE cascade;

ALTER TABLE "bank_layouts" ADD CONSTRAINT "bank_layouts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "claim_batches" ADD CONSTRAINT "claim_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE restrict;

ALTER TABLE "claim_batch_invoices" ADD CONSTRAINT "claim_batch_invoices_batch_id_claim_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "claim_batches"("id") ON DELETE restrict;
ALTER TABLE "claim_batch_invoices" ADD CONSTRAINT "claim_batch_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE restrict;

ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_batch_id_claim_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "claim_batches"("id") ON DELETE restrict;

ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE restrict;
ALTER TABLE "documents" ADD CONSTRAINT "documents_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE restrict;

ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE cascade;
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE cascade;
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE set null;
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE set null;
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE set null;
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "appointments"("id") ON DELETE set null;

ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "message_threads"("id") ON DELETE cascade;
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE set null;

ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "message_threads"("id") ON DELETE cascade;
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE restrict;
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE cascade;

ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE cascade;

ALTER TABLE "record_presences" ADD CONSTRAINT "record_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;

ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
-- Who sent it may be forgotten with the person; nothing else changes.
CREATE TRIGGER quote_revisions_are_frozen
BEFORE UPDATE OF quote_id, revision, content, total_cents, deposit_cents, valid_until, sent_at
ON quote_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_frozen_row();
--> statement-breakpoint
CREATE TRIGGER "note_session_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION note_session_end();
--> statement-breakpoint
-- Each change of a record that open pages show is a live event.
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "quotes" FOR EACH ROW EXECUTE FUNCTION note_live_event('quote', 'id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "quote_attachments" FOR EACH ROW EXECUTE FUNCTION note_live_event('quote', 'quote_id', 'client_id', 'quotes');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION note_live_event('appointment', 'id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "appointment_tasks" FOR EACH ROW EXECUTE FUNCTION note_live_event('appointment', 'appointment_id', 'client_id', 'appointments');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "reschedule_requests" FOR EACH ROW EXECUTE FUNCTION note_live_event('appointment', 'appointment_id', 'client_id', 'appointments');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "appointment_series" FOR EACH ROW EXECUTE FUNCTION note_live_event('series', 'id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION note_live_event('invoice', 'id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "payment_reminders" FOR EACH ROW EXECUTE FUNCTION note_live_event('invoice', 'invoice_id', 'client_id', 'invoices');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "reminder_stops" FOR EACH ROW EXECUTE FUNCTION note_live_event('invoice', 'invoice_id', 'client_id', 'invoices');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "message_threads" FOR EACH ROW EXECUTE FUNCTION note_live_event('thread', 'id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "message_reads" FOR EACH ROW EXECUTE FUNCTION note_live_event('thread', 'thread_id', 'client_id', 'message_threads');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION note_live_event('document', 'id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "document_openings" FOR EACH ROW EXECUTE FUNCTION note_live_event('document', 'document_id', 'client_id', 'documents');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_profiles" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_addresses" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_plans" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_agreements" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "account_credits" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "reminders_off" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "enquiries" FOR EACH ROW EXECUTE FUNCTION note_live_event('enquiry', 'id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "claim_batches" FOR EACH ROW EXECUTE FUNCTION note_live_event('claim_batch', 'id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "claim_files" FOR EACH ROW EXECUTE FUNCTION note_live_event('claim_batch', 'batch_id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "claim_batch_invoices" FOR EACH ROW EXECUTE FUNCTION note_live_event('claim_batch', 'batch_id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "bank_statements" FOR EACH ROW EXECUTE FUNCTION note_live_event('bank_statement', 'id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "bank_rows" FOR EACH ROW EXECUTE FUNCTION note_live_event('bank_statement', 'statement_id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE ON "users" FOR EACH ROW WHEN (NEW.user_type = 'client') EXECUTE FUNCTION note_live_event('client', 'id', 'id');
CREATE TRIGGER "note_live_event" AFTER INSERT ON "record_presences" FOR EACH ROW EXECUTE FUNCTION note_live_event('presence', 'record_id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "staff_leave" FOR EACH ROW EXECUTE FUNCTION note_live_event('cleaner', 'staff_id', '');
CREATE TRIGGER "note_live_event" AFTER INSERT ON "working_hours" FOR EACH ROW EXECUTE FUNCTION note_live_event('cleaner', 'staff_id', '');
--> statement-breakpoint
-- The rows that every database has from the start

INSERT INTO "company_settings" DEFAULT VALUES;
INSERT INTO "reminder_emails" ("days") VALUES (3), (10), (21);
INSERT INTO "quick_replies" ("replies") VALUES ('[
	{"label": "Thanks, noted", "body": "Thanks for letting us know. We have noted that."},
	{"label": "We will do that", "body": "Yes, we will do that at your next visit."},
	{"label": "We will call you", "body": "Thanks for your message. We will call you today."},
	{"label": "Running late", "body": "We are running a little late today. We will be with you as soon as we can."}
]');
INSERT INTO "support_catalogue_rows" ("item_number", "name", "unit", "effective_from", "effective_to", "standard_limit_cents", "remote_limit_cents", "very_remote_limit_cents", "created_at", "updated_at") VALUES
	('01_020_0120_1_1', 'House Cleaning And Other Household Activities', 'H', '2025-07-01', '2026-06-30', 5803, 8124, 8705, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_020_0120_1_1', 'House Cleaning And Other Household Activities', 'H', '2026-07-01', '2027-06-30', 6010, 8414, 9015, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_019_0120_1_1', 'House or Yard Maintenance', 'H', '2025-07-01', '2026-06-30', 5698, 7977, 8547, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_019_0120_1_1', 'House or Yard Maintenance', 'H', '2026-07-01', '2027-06-30', 5901, 8261, 8852, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_799_0120_1_1', 'Provider travel - non-labour costs', 'E', '2025-07-01', '2026-06-30', 100, 100, 100, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'),
	('01_799_0120_1_1', 'Provider travel - non-labour costs', 'E', '2026-07-01', '2027-06-30', 100, 100, 100, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z');
