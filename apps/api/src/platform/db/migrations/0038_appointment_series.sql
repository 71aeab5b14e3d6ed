CREATE TABLE "appointment_series_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "appointment_series_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"series_id" uuid NOT NULL,
	"command" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_series_events_command_check" CHECK ("appointment_series_events"."command" in ('start', 'change', 'pause', 'resume', 'end')),
	CONSTRAINT "appointment_series_events_actor_check" CHECK ("appointment_series_events"."actor" in ('client', 'staff'))
);
--> statement-breakpoint
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
	CONSTRAINT "appointment_series_service_id_check" CHECK ("appointment_series"."service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "appointment_series_interval_check" CHECK ("appointment_series"."interval_weeks" in (1, 2, 4)),
	CONSTRAINT "appointment_series_version_check" CHECK ("appointment_series"."version" > 0),
	CONSTRAINT "appointment_series_postcode_check" CHECK ("appointment_series"."postcode" ~ '^[0-9]{4}$'),
	CONSTRAINT "appointment_series_time_check" CHECK ("appointment_series"."start_time" ~ '^[0-9]{2}:[0-9]{2}$' and "appointment_series"."end_time" ~ '^[0-9]{2}:[0-9]{2}$' and "appointment_series"."start_time" < "appointment_series"."end_time"),
	CONSTRAINT "appointment_series_pause_check" CHECK (("appointment_series"."paused_from" is not null or "appointment_series"."resumes_on" is null) and "appointment_series"."paused_from" < "appointment_series"."resumes_on")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "occurrence_date" date;--> statement-breakpoint
ALTER TABLE "appointment_series_events" ADD CONSTRAINT "appointment_series_events_series_id_appointment_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."appointment_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series_events" ADD CONSTRAINT "appointment_series_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_series_events_series_index" ON "appointment_series_events" USING btree ("series_id","position");--> statement-breakpoint
CREATE INDEX "appointment_series_client_index" ON "appointment_series" USING btree ("client_id","started_on");--> statement-breakpoint
CREATE INDEX "appointment_series_booked_until_index" ON "appointment_series" USING btree ("booked_until");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_series_id_appointment_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."appointment_series"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_occurrence_key" ON "appointments" USING btree ("series_id","occurrence_date");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_occurrence_check" CHECK ("appointments"."occurrence_date" is null or "appointments"."series_id" is not null);