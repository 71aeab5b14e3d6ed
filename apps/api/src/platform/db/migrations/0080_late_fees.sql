CREATE TABLE "late_fees" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"price_cents" integer,
	"percent" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"charged_cents" integer,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "late_fees_state_check" CHECK ("late_fees"."state" in ('open', 'charged', 'waived')),
	CONSTRAINT "late_fees_terms_check" CHECK ("late_fees"."percent" between 1 and 100 and "late_fees"."price_cents" >= 0),
	CONSTRAINT "late_fees_charged_check" CHECK (("late_fees"."state" = 'charged') = ("late_fees"."charged_cents" is not null) and "late_fees"."charged_cents" > 0 and "late_fees"."charged_cents" <= "late_fees"."price_cents"),
	CONSTRAINT "late_fees_decided_check" CHECK (("late_fees"."state" = 'open') = ("late_fees"."decided_at" is null) and ("late_fees"."state" <> 'waived' or "late_fees"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_command_check";--> statement-breakpoint
ALTER TABLE "late_fees" ADD CONSTRAINT "late_fees_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_fees" ADD CONSTRAINT "late_fees_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_fees_open_index" ON "late_fees" USING btree ("appointment_id") WHERE "late_fees"."state" = 'open';--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'assign', 'start', 'report_running_late', 'complete', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule', 'charge_fee', 'waive_fee'));