ALTER TABLE "appointment_change_requests" RENAME TO "reschedule_requests";--> statement-breakpoint
ALTER TABLE "reschedule_requests" RENAME CONSTRAINT "appointment_change_requests_pkey" TO "reschedule_requests_pkey";--> statement-breakpoint
ALTER TABLE "reschedule_requests" RENAME CONSTRAINT "appointment_change_requests_status_check" TO "reschedule_requests_status_check";--> statement-breakpoint
ALTER TABLE "reschedule_requests" RENAME CONSTRAINT "appointment_change_requests_answered_check" TO "reschedule_requests_answered_check";--> statement-breakpoint
ALTER TABLE "reschedule_requests" RENAME CONSTRAINT "appointment_change_requests_appointment_id_appointments_id_fk" TO "reschedule_requests_appointment_id_appointments_id_fk";--> statement-breakpoint
ALTER INDEX "appointment_change_requests_appointment_index" RENAME TO "reschedule_requests_appointment_index";--> statement-breakpoint
ALTER INDEX "appointment_change_requests_open_key" RENAME TO "reschedule_requests_open_key";--> statement-breakpoint
ALTER TABLE "appointments" RENAME COLUMN "visit_date" TO "appointment_date";--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_command_check";--> statement-breakpoint
UPDATE "appointment_events" SET "command" = CASE "command"
  WHEN 'ask_for_another_time' THEN 'request_reschedule'
  WHEN 'accept_another_time' THEN 'accept_reschedule'
  WHEN 'decline_another_time' THEN 'decline_reschedule'
  ELSE 'withdraw_reschedule'
END
WHERE "command" IN ('ask_for_another_time', 'accept_another_time', 'decline_another_time', 'withdraw_another_time');--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_command_check" CHECK ("appointment_events"."command" in ('request', 'confirm', 'decline', 'reschedule', 'start', 'complete', 'report_no_access', 'cancel', 'request_reschedule', 'accept_reschedule', 'decline_reschedule', 'withdraw_reschedule'));
