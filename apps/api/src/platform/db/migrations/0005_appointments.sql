-- Lets a constraint compare identifiers and spans of time together.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE SEQUENCE "public"."appointment_references" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "appointment_change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"preferred_date" date NOT NULL,
	"preferred_time" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "appointment_change_requests_status_check" CHECK ("appointment_change_requests"."status" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "appointment_change_requests_answered_check" CHECK (("appointment_change_requests"."status" = 'open') = ("appointment_change_requests"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "appointment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "appointment_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'start', 'complete', 'report_no_access', 'cancel', 'ask_for_another_time', 'accept_another_time', 'decline_another_time', 'withdraw_another_time')),
	CONSTRAINT "appointment_events_from_status_check" CHECK ("appointment_events"."from_status" in ('requested', 'confirmed', 'in_progress', 'completed', 'declined', 'cancelled', 'no_access')),
	CONSTRAINT "appointment_events_to_status_check" CHECK ("appointment_events"."to_status" in ('requested', 'confirmed', 'in_progress', 'completed', 'declined', 'cancelled', 'no_access')),
	CONSTRAINT "appointment_events_actor_check" CHECK ("appointment_events"."actor" in ('client', 'staff'))
);
--> statement-breakpoint
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
	"visit_date" date NOT NULL,
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
	CONSTRAINT "appointments_reference_key" UNIQUE("reference"),
	CONSTRAINT "appointments_status_check" CHECK ("appointments"."status" in ('requested', 'confirmed', 'in_progress', 'completed', 'declined', 'cancelled', 'no_access')),
	CONSTRAINT "appointments_service_id_check" CHECK ("appointments"."service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "appointments_cancelled_by_check" CHECK ("appointments"."cancelled_by" in ('client', 'staff')),
	CONSTRAINT "appointments_version_check" CHECK ("appointments"."version" > 0 and "appointments"."calendar_sequence" >= 0),
	CONSTRAINT "appointments_postcode_check" CHECK ("appointments"."postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "appointments_time_check" CHECK (("appointments"."starts_at" is null) = ("appointments"."ends_at" is null) and "appointments"."starts_at" < "appointments"."ends_at"),
	CONSTRAINT "appointments_planned_check" CHECK ("appointments"."status" not in ('confirmed', 'in_progress', 'completed', 'no_access') or ("appointments"."starts_at" is not null and "appointments"."staff_id" is not null and "appointments"."free_until" is not null)),
	CONSTRAINT "appointments_actual_time_check" CHECK ("appointments"."actual_started_at" < "appointments"."actual_ended_at"),
	CONSTRAINT "appointments_cancellation_check" CHECK (("appointments"."status" = 'cancelled') = ("appointments"."cancelled_by" is not null) and ("appointments"."cancelled_by" is null) = ("appointments"."cancellation_notice_at" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "appointment_change_requests" ADD CONSTRAINT "appointment_change_requests_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_change_requests_appointment_index" ON "appointment_change_requests" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_change_requests_open_key" ON "appointment_change_requests" USING btree ("appointment_id") WHERE "appointment_change_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "appointment_events_appointment_index" ON "appointment_events" USING btree ("appointment_id","position");--> statement-breakpoint
CREATE INDEX "appointments_client_date_index" ON "appointments" USING btree ("client_id","visit_date","id");--> statement-breakpoint
CREATE INDEX "appointments_date_index" ON "appointments" USING btree ("visit_date","id");--> statement-breakpoint
CREATE INDEX "appointments_staff_date_index" ON "appointments" USING btree ("staff_id","visit_date");--> statement-breakpoint
CREATE INDEX "appointments_quote_index" ON "appointments" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "appointments_reminder_index" ON "appointments" USING btree ("visit_date") WHERE "appointments"."status" = 'confirmed' and "appointments"."reminded_at" is null;
--> statement-breakpoint
-- Nobody is planned in two places at once, whatever is written at the same moment.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_once" EXCLUDE USING gist (
	"staff_id" WITH =,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
) WHERE ("status" in ('confirmed', 'in_progress'));
