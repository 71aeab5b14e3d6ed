ALTER TABLE "users" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_owner_key" ON "users" USING btree ("is_owner") WHERE "users"."is_owner";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_owner_check" CHECK (not "users"."is_owner" or ("users"."user_type" = 'admin' and "users"."verified_at" is not null and "users"."deactivated_at" is null));--> statement-breakpoint
-- Written by hand: the company that is here already belongs to its earliest admin who can log in.
UPDATE "users" SET "is_owner" = true WHERE "id" = (
	SELECT "id" FROM "users"
	WHERE "user_type" = 'admin' AND "verified_at" IS NOT NULL AND "deactivated_at" IS NULL
	ORDER BY "created_at", "id" LIMIT 1
);
