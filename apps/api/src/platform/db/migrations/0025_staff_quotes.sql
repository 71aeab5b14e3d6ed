CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_list_check" CHECK ("saved_views"."list" in ('quotes', 'invoices', 'clients'))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "next_valid_until" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "quotes" SET "waiting_since" = coalesce(
	(
		SELECT max("occurred_at") FROM "quote_events"
		WHERE "quote_id" = "quotes"."id" AND "from_status" IS DISTINCT FROM "to_status"
	),
	"created_at"
);--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "waiting_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "send_by" uuid;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_user_list_name_key" ON "saved_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_send_by_users_id_fk" FOREIGN KEY ("send_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_waiting_index" ON "quotes" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "quotes_status_waiting_index" ON "quotes" USING btree ("status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "quotes_owner_waiting_index" ON "quotes" USING btree ("owner_id","waiting_since","id") WHERE "quotes"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_send_index" ON "quotes" USING btree ("send_at") WHERE "quotes"."send_at" is not null;--> statement-breakpoint
CREATE INDEX "users_name_search_index" ON "users" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_send_check" CHECK (("quotes"."send_at" is null) = ("quotes"."send_by" is null) and ("quotes"."send_at" is null or "quotes"."status" in ('submitted', 'draft')));