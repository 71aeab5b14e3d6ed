CREATE TABLE "time_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "time_corrections_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appointment_id" uuid NOT NULL,
	"started_before" timestamp (3) with time zone,
	"ended_before" timestamp (3) with time zone,
	"started_after" timestamp (3) with time zone NOT NULL,
	"ended_after" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"corrected_by_id" uuid,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "time_corrections_time_check" CHECK ("time_corrections"."started_after" < "time_corrections"."ended_after")
);
--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_command_check";--> statement-breakpoint
ALTER TABLE "time_corrections" ADD CONSTRAINT "time_corrections_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_corrections" ADD CONSTRAINT "time_corrections_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_corrections_appointment_index" ON "time_corrections" USING btree ("appointment_id","position");--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'assign', 'start', 'report_running_late', 'complete', 'correct_times', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule', 'charge_fee', 'waive_fee'));