CREATE TABLE "quick_replies" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"replies" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "quick_replies_one_row_check" CHECK ("quick_replies"."id" = 1),
	CONSTRAINT "quick_replies_version_check" CHECK ("quick_replies"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "message_reads" ADD COLUMN "seen_position" bigint;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_threads_owner_index" ON "message_threads" USING btree ("owner_id","last_message_at","id");
--> statement-breakpoint
INSERT INTO "quick_replies" ("replies") VALUES ('[
	{"label": "Thanks, noted", "body": "Thanks for letting us know. We have noted that."},
	{"label": "We will do that", "body": "Yes, we will do that at your next visit."},
	{"label": "We will call you", "body": "Thanks for your message. We will call you today."},
	{"label": "Running late", "body": "We are running a little late today. We will be with you as soon as we can."}
]');
