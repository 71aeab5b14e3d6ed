ALTER TABLE "quotes" ADD COLUMN "preferred_time" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "second_date" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "second_time" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "interval_weeks" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "timeline_reason" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "outside_area_reason" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_interval_weeks_check" CHECK ("quotes"."interval_weeks" in (1, 2, 4));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_second_choice_check" CHECK (("quotes"."second_date" is null) = ("quotes"."second_time" is null));