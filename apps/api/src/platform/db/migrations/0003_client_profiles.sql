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
	CONSTRAINT "client_addresses_version_check" CHECK ("client_addresses"."version" > 0),
	CONSTRAINT "client_addresses_postcode_check" CHECK ("client_addresses"."postcode" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "client_profiles" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_management" text,
	"plan_start" date,
	"plan_end" date,
	"plan_manager_name" text,
	"plan_manager_invoice_email" text,
	"nominee_name" text,
	"nominee_email" text,
	"billing_line1" text,
	"billing_suburb" text,
	"billing_state" text,
	"billing_postcode" text,
	"service_agreement_start" date,
	"service_agreement_end" date,
	"provider_recorded_on" date,
	"remaining_budget_cents" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_profiles_version_check" CHECK ("client_profiles"."version" > 0),
	CONSTRAINT "client_profiles_plan_management_check" CHECK ("client_profiles"."plan_management" in ('self', 'plan', 'agency')),
	CONSTRAINT "client_profiles_plan_dates_check" CHECK ("client_profiles"."plan_end" >= "client_profiles"."plan_start"),
	CONSTRAINT "client_profiles_agreement_dates_check" CHECK ("client_profiles"."service_agreement_end" >= "client_profiles"."service_agreement_start"),
	CONSTRAINT "client_profiles_budget_check" CHECK ("client_profiles"."remaining_budget_cents" >= 0),
	CONSTRAINT "client_profiles_billing_state_check" CHECK ("client_profiles"."billing_state" in ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')),
	CONSTRAINT "client_profiles_billing_postcode_check" CHECK ("client_profiles"."billing_postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "client_profiles_billing_whole_check" CHECK (num_nulls("client_profiles"."billing_line1", "client_profiles"."billing_suburb", "client_profiles"."billing_state", "client_profiles"."billing_postcode") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_check";--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_addresses" ADD CONSTRAINT "client_addresses_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_profiles" ADD CONSTRAINT "client_profiles_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_addresses_client_index" ON "client_addresses" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_addresses_default_key" ON "client_addresses" USING btree ("client_id") WHERE "client_addresses"."is_default";--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_check" CHECK ("account_links"."purpose" in ('verify_email', 'reset_password', 'change_email', 'accept_invitation'));