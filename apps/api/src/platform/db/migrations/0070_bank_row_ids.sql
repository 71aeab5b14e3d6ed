ALTER TABLE "bank_rows" ADD COLUMN "bank_id" text;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "account" text;--> statement-breakpoint
CREATE INDEX "bank_rows_day_index" ON "bank_rows" USING btree ("booked_on");