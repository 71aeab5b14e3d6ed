CREATE TABLE "appointment_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid
);
--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_command_check";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "expected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "access_code_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "photo_stage" text;--> statement-breakpoint
ALTER TABLE "appointment_tasks" ADD CONSTRAINT "appointment_tasks_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_tasks" ADD CONSTRAINT "appointment_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_tasks_appointment_index" ON "appointment_tasks" USING btree ("appointment_id","position");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_requested_index" ON "appointments" USING btree ("appointment_date","id") WHERE "appointments"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "documents_appointment_index" ON "documents" USING btree ("appointment_id","created_at") WHERE "documents"."appointment_id" is not null;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'start', 'report_running_late', 'complete', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_photo_stage_check" CHECK ("documents"."photo_stage" in ('before', 'after'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_appointment_photo_check" CHECK (("documents"."appointment_id" is null) = ("documents"."photo_stage" is null) and ("documents"."appointment_id" is null or "documents"."category" = 'photos'));