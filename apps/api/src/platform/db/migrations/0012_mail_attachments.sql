CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea",
	"paper" jsonb,
	CONSTRAINT "mail_attachments_position_key" UNIQUE("mail_id","position"),
	CONSTRAINT "mail_attachments_source_check" CHECK (num_nonnulls("mail_attachments"."content", "mail_attachments"."paper") = 1)
);
--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;