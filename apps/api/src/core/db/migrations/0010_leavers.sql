ALTER TABLE "users" ADD COLUMN "last_day" date;--> statement-breakpoint
CREATE INDEX "users_last_day_index" ON "users" USING btree ("last_day") WHERE "users"."last_day" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_day_check" CHECK ("users"."last_day" is null or "users"."user_type" <> 'client');