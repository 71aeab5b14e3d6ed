ALTER TABLE "staff_preferences" ADD COLUMN "changes_seen_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "access_code_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "access_code_changed_by" uuid;