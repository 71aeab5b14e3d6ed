ALTER TABLE "mail_attachments" DROP CONSTRAINT "mail_attachments_source_check";--> statement-breakpoint
ALTER TABLE "mail_attachments" RENAME COLUMN "paper" TO "pdf";--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD COLUMN "pdf_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_source_check" CHECK (num_nonnulls("mail_attachments"."content", "mail_attachments"."pdf", "mail_attachments"."pdf_encrypted") = 1);