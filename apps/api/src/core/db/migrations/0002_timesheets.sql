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
CREATE TABLE "payroll_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"week" date NOT NULL,
	"layout" text NOT NULL,
	"cleaner_count" integer NOT NULL,
	"total_minutes" integer NOT NULL,
	"exported_by_id" uuid,
	"exported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payroll_exports_layout_check" CHECK ("payroll_exports"."layout" in ('xero', 'myob')),
	CONSTRAINT "payroll_exports_count_check" CHECK ("payroll_exports"."cleaner_count" > 0 and "payroll_exports"."total_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "timesheet_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "timesheet_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"timesheet_id" uuid NOT NULL,
	"command" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timesheet_events_command_check" CHECK ("timesheet_events"."command" in ('approve', 'reopen', 'export', 'add_extra', 'remove_extra', 'correct_travel', 'ask', 'answer')),
	CONSTRAINT "timesheet_events_from_status_check" CHECK ("timesheet_events"."from_status" in ('open', 'approved', 'exported')),
	CONSTRAINT "timesheet_events_to_status_check" CHECK ("timesheet_events"."to_status" in ('open', 'approved', 'exported'))
);
--> statement-breakpoint
CREATE TABLE "timesheet_extras" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"timesheet_id" uuid NOT NULL,
	"date" date NOT NULL,
	"minutes" integer NOT NULL,
	"what" text NOT NULL,
	"added_by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timesheet_extras_minutes_check" CHECK ("timesheet_extras"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "timesheet_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"timesheet_id" uuid NOT NULL,
	"appointment_id" uuid,
	"message" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "timesheet_requests_answered_check" CHECK (("timesheet_requests"."answer" is null) = ("timesheet_requests"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "timesheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"week" date NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"approved_totals" jsonb,
	"approved_by_id" uuid,
	"approved_at" timestamp (3) with time zone,
	"export_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "timesheets_week_key" UNIQUE("cleaner_id","week"),
	CONSTRAINT "timesheets_status_check" CHECK ("timesheets"."status" in ('open', 'approved', 'exported')),
	CONSTRAINT "timesheets_version_check" CHECK ("timesheets"."version" > 0),
	CONSTRAINT "timesheets_monday_check" CHECK (extract(isodow from "timesheets"."week") = 1),
	CONSTRAINT "timesheets_approved_check" CHECK (("timesheets"."status" = 'open') = ("timesheets"."approved_totals" is null) and ("timesheets"."approved_totals" is null) = ("timesheets"."approved_at" is null) and ("timesheets"."status" = 'exported') = ("timesheets"."export_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "travel_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "travel_corrections_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"timesheet_id" uuid NOT NULL,
	"date" date NOT NULL,
	"minutes" integer NOT NULL,
	"estimated_minutes" integer NOT NULL,
	"reason" text NOT NULL,
	"corrected_by_id" uuid,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "travel_corrections_minutes_check" CHECK ("travel_corrections"."minutes" >= 0 and "travel_corrections"."estimated_minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_command_check";--> statement-breakpoint
ALTER TABLE "time_corrections" ADD CONSTRAINT "time_corrections_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_corrections" ADD CONSTRAINT "time_corrections_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_exports" ADD CONSTRAINT "payroll_exports_exported_by_id_users_id_fk" FOREIGN KEY ("exported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_events" ADD CONSTRAINT "timesheet_events_timesheet_id_timesheets_id_fk" FOREIGN KEY ("timesheet_id") REFERENCES "public"."timesheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_events" ADD CONSTRAINT "timesheet_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_extras" ADD CONSTRAINT "timesheet_extras_timesheet_id_timesheets_id_fk" FOREIGN KEY ("timesheet_id") REFERENCES "public"."timesheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_extras" ADD CONSTRAINT "timesheet_extras_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_requests" ADD CONSTRAINT "timesheet_requests_timesheet_id_timesheets_id_fk" FOREIGN KEY ("timesheet_id") REFERENCES "public"."timesheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_requests" ADD CONSTRAINT "timesheet_requests_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_requests" ADD CONSTRAINT "timesheet_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_cleaner_id_users_id_fk" FOREIGN KEY ("cleaner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_export_id_payroll_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."payroll_exports"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_corrections" ADD CONSTRAINT "travel_corrections_timesheet_id_timesheets_id_fk" FOREIGN KEY ("timesheet_id") REFERENCES "public"."timesheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_corrections" ADD CONSTRAINT "travel_corrections_corrected_by_id_users_id_fk" FOREIGN KEY ("corrected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_corrections_appointment_index" ON "time_corrections" USING btree ("appointment_id","position");--> statement-breakpoint
CREATE INDEX "payroll_exports_week_index" ON "payroll_exports" USING btree ("week","exported_at");--> statement-breakpoint
CREATE INDEX "timesheet_events_timesheet_index" ON "timesheet_events" USING btree ("timesheet_id","position");--> statement-breakpoint
CREATE INDEX "timesheet_extras_timesheet_index" ON "timesheet_extras" USING btree ("timesheet_id","date");--> statement-breakpoint
CREATE INDEX "timesheet_requests_timesheet_index" ON "timesheet_requests" USING btree ("timesheet_id","asked_at");--> statement-breakpoint
CREATE INDEX "timesheet_requests_appointment_index" ON "timesheet_requests" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "timesheets_week_index" ON "timesheets" USING btree ("week");--> statement-breakpoint
CREATE INDEX "timesheets_export_index" ON "timesheets" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "travel_corrections_timesheet_index" ON "travel_corrections" USING btree ("timesheet_id","position");--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'assign', 'start', 'report_running_late', 'complete', 'correct_times', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule', 'charge_fee', 'waive_fee'));--> statement-breakpoint
-- Written by hand: pages that show timesheets hear of their changes, as of leave, by the cleaner.
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "timesheets" FOR EACH ROW EXECUTE FUNCTION note_live_event('cleaner', 'cleaner_id', '');
