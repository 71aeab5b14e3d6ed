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
	CONSTRAINT "staff_leave_status_check" CHECK ("staff_leave"."status" in ('requested', 'approved', 'declined', 'removed')),
	CONSTRAINT "staff_leave_kind_check" CHECK ("staff_leave"."kind" in ('annual', 'sick', 'carers', 'appointment', 'unpaid', 'other')),
	CONSTRAINT "staff_leave_version_check" CHECK ("staff_leave"."version" > 0),
	CONSTRAINT "staff_leave_time_check" CHECK ("staff_leave"."starts_at" < "staff_leave"."ends_at" and "staff_leave"."first_date" <= "staff_leave"."last_date" and ("staff_leave"."start_time" is null) = ("staff_leave"."end_time" is null) and ("staff_leave"."start_time" is null or "staff_leave"."first_date" = "staff_leave"."last_date"))
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "working_hours_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"counts_from" date NOT NULL,
	"days" jsonb NOT NULL,
	"added_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_command_check";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_planned_check";--> statement-breakpoint
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_leave_ends_index" ON "staff_leave" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "staff_leave_staff_ends_index" ON "staff_leave" USING btree ("staff_id","ends_at");--> statement-breakpoint
CREATE INDEX "working_hours_staff_index" ON "working_hours" USING btree ("staff_id","counts_from","position");--> statement-breakpoint
CREATE INDEX "appointments_without_cleaner_index" ON "appointments" USING btree ("appointment_date","id") WHERE "appointments"."status" = 'confirmed' and "appointments"."staff_id" is null;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'assign', 'start', 'report_running_late', 'complete', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_cleaner_check" CHECK ("appointments"."status" not in ('in_progress', 'completed') or "appointments"."staff_id" is not null);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_planned_check" CHECK ("appointments"."status" not in ('confirmed', 'in_progress', 'completed', 'no_access') or ("appointments"."starts_at" is not null and "appointments"."free_until" is not null));--> statement-breakpoint
-- One person has no two leaves at once, whatever is written at the same moment.
ALTER TABLE "staff_leave" ADD CONSTRAINT "staff_leave_once" EXCLUDE USING gist (
	"staff_id" WITH =,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
) WHERE ("status" in ('requested', 'approved'));
