ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_private_check";--> statement-breakpoint
ALTER TABLE "client_profiles" ADD COLUMN "abn" text;--> statement-breakpoint
ALTER TABLE "client_profiles" ADD COLUMN "cancellation_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "mmm" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "kilometre_tenths" integer;--> statement-breakpoint
ALTER TABLE "client_profiles" ADD CONSTRAINT "client_profiles_cancellation_fee_check" CHECK ("client_profiles"."cancellation_fee_cents" >= 0);--> statement-breakpoint
ALTER TABLE "client_profiles" ADD CONSTRAINT "client_profiles_abn_check" CHECK ("client_profiles"."abn" ~ '^[1-9][0-9]{10}$');--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_mmm_check" CHECK ("invoice_lines"."mmm" is null or ("invoice_lines"."mmm" between 1 and 7 and "invoice_lines"."region" = case "invoice_lines"."mmm" when 7 then 'very_remote' when 6 then 'remote' else 'standard' end));--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_kilometres_check" CHECK ("invoice_lines"."kilometre_tenths" > 0);--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_private_check" CHECK ("invoice_lines"."kind" = 'ndis' or ("invoice_lines"."support_item_number" is null and "invoice_lines"."region" is null and "invoice_lines"."mmm" is null and "invoice_lines"."kilometre_tenths" is null and "invoice_lines"."claim_type" = '' and "invoice_lines"."cancellation_reason" is null and "invoice_lines"."cancellation_notice_at" is null and "invoice_lines"."no_other_work_found" is null));--> statement-breakpoint
-- Whoever was asked to pay before had no ABN on record.
UPDATE "invoices" SET "bill_to" = "bill_to" || '{"abn": null}' WHERE "bill_to" IS NOT NULL;
