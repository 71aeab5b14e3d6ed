CREATE TABLE "reminder_emails" (
	"days" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subject" text,
	"body" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_emails_version_check" CHECK ("reminder_emails"."version" > 0),
	CONSTRAINT "reminder_emails_words_check" CHECK (("reminder_emails"."subject" is null) = ("reminder_emails"."body" is null))
);
--> statement-breakpoint
INSERT INTO "reminder_emails" ("days") VALUES (3), (10), (21);
