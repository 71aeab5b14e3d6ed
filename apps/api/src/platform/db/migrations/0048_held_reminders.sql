ALTER TABLE "reminders_off" ADD COLUMN "held_until" date;--> statement-breakpoint
ALTER TABLE "reminders_off" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "reminders_off" ADD CONSTRAINT "reminders_off_reason_check" CHECK (("reminders_off"."held_until" is null) = ("reminders_off"."reason" is null));