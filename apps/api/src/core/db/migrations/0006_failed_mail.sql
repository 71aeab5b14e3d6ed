ALTER TABLE "mails" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "first_recipient" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "link_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure_cause" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure_answer" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "told_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "told_on" date;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "told_note" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "closed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_reported_index" ON "mails" USING btree ("reported_at" DESC NULLS FIRST,"id") WHERE "mails"."reported_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_failure_cause_check" CHECK ("mails"."failure_cause" in ('full', 'no_address', 'spam', 'ours', 'other'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_told_check" CHECK (num_nulls("mails"."told_to", "mails"."told_on", "mails"."closed_at") in (0, 3));--> statement-breakpoint
-- Written by hand. Until now nothing said why an email failed, nor until when its link works: such a link is taken as ended.
UPDATE "mails" SET "reported_at" = "failed_at", "failure_cause" = 'other' WHERE "failed_at" IS NOT NULL;--> statement-breakpoint
UPDATE "mails" SET "link_ends_at" = "created_at" WHERE "text" LIKE '%token=%';
