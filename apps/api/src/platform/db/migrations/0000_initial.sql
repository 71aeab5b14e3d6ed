CREATE SEQUENCE "public"."quote_references" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_links_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "account_links_user_id_purpose_key" UNIQUE("user_id","purpose"),
	CONSTRAINT "account_links_purpose_check" CHECK ("account_links"."purpose" in ('verify_email', 'reset_password'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"body" jsonb,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
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
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quote_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"command" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_events_command_check" CHECK ("quote_events"."command" in ('create', 'submit', 'cancel', 'send', 'decline_request', 'approve', 'decline', 'request_changes', 'revise', 'expire', 'withdraw', 'convert')),
	CONSTRAINT "quote_events_from_status_check" CHECK ("quote_events"."from_status" in ('draft', 'submitted', 'sent', 'changes_requested', 'approved', 'converted', 'declined', 'cancelled', 'expired', 'withdrawn')),
	CONSTRAINT "quote_events_to_status_check" CHECK ("quote_events"."to_status" in ('draft', 'submitted', 'sent', 'changes_requested', 'approved', 'converted', 'declined', 'cancelled', 'expired', 'withdrawn')),
	CONSTRAINT "quote_events_actor_check" CHECK ("quote_events"."actor" in ('client', 'staff', 'system'))
);
--> statement-breakpoint
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
	CONSTRAINT "quotes_reference_key" UNIQUE("reference"),
	CONSTRAINT "quotes_status_check" CHECK ("quotes"."status" in ('draft', 'submitted', 'sent', 'changes_requested', 'approved', 'converted', 'declined', 'cancelled', 'expired', 'withdrawn')),
	CONSTRAINT "quotes_service_id_check" CHECK ("quotes"."service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "quotes_timeline_id_check" CHECK ("quotes"."timeline_id" in ('standard', 'urgent', 'same-day')),
	CONSTRAINT "quotes_deposit_status_check" CHECK ("quotes"."deposit_status" in ('none', 'due', 'paid', 'refunded')),
	CONSTRAINT "quotes_version_check" CHECK ("quotes"."version" > 0 and "quotes"."revision" > 0),
	CONSTRAINT "quotes_total_cents_check" CHECK ("quotes"."total_cents" >= 0),
	CONSTRAINT "quotes_deposit_cents_check" CHECK ("quotes"."deposit_cents" between 0 and "quotes"."total_cents"),
	CONSTRAINT "quotes_priced_check" CHECK (("quotes"."total_cents" is null) = ("quotes"."deposit_cents" is null)),
	CONSTRAINT "quotes_postcode_check" CHECK ("quotes"."postcode" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "rate_limit_windows" (
	"budget" text NOT NULL,
	"caller" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_windows_budget_caller_pk" PRIMARY KEY("budget","caller")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_key" UNIQUE("provider","subject"),
	CONSTRAINT "social_identities_user_id_provider_key" UNIQUE("user_id","provider"),
	CONSTRAINT "social_identities_provider_check" CHECK ("social_identities"."provider" in ('google'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"user_type" text NOT NULL,
	"client_type" text,
	"ndis_number_encrypted" "bytea",
	"ndis_number_lookup" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_user_type_check" CHECK ("users"."user_type" in ('admin', 'staff', 'client')),
	CONSTRAINT "users_client_type_check" CHECK ("users"."client_type" in ('general', 'ndis')),
	CONSTRAINT "users_client_type_of_clients_check" CHECK (("users"."user_type" = 'client') = ("users"."client_type" is not null)),
	CONSTRAINT "users_ndis_number_check" CHECK (("users"."ndis_number_encrypted" is null) = ("users"."ndis_number_lookup" is null))
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_expires_at_index" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_due_index" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."delivered_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree ("recipient","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_events_quote_index" ON "quote_events" USING btree ("quote_id","position");--> statement-breakpoint
CREATE INDEX "quotes_client_updated_index" ON "quotes" USING btree ("client_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotes_client_status_index" ON "quotes" USING btree ("client_id","status");--> statement-breakpoint
CREATE INDEX "quotes_updated_index" ON "quotes" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotes_status_updated_index" ON "quotes" USING btree ("status","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotes_expiry_index" ON "quotes" USING btree ("valid_until") WHERE "quotes"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "rate_limit_windows_ends_at_index" ON "rate_limit_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email_key" ON "users" USING btree ("email") WHERE "users"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_ndis_number_lookup_index" ON "users" USING btree ("ndis_number_lookup") WHERE "users"."ndis_number_lookup" is not null;